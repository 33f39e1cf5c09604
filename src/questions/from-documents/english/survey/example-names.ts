/**
 * Persons and firms that a text makes up for its examples ("Suppose that Singleton Bank …", "Marco works …"): what is
 * said of them is nothing to be learnt.
 */
import { FIRST_NAMES } from '../word-lists/first-names.ts'
import type { StudySentence } from './study-sentences.ts'

/** Whether a sentence speaks of someone or something that the text made up. */
export function madeUpNames(sentences: readonly StudySentence[]): (sentence: StudySentence) => boolean {
  const names = new Set<string>()
  const surnamed = new Set<string>()
  for (const { text } of sentences) {
    for (const [, first] of text.matchAll(/\b(\p{Lu}\p{Ll}+) (?:\p{Lu}\. )?\p{Lu}\p{Ll}+/gu)) surnamed.add(first!)
    if (SUPPOSES.test(text))
      for (const [name] of text.matchAll(/(?<!^|[.“"] ?)\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?=’s\b|\b)/gu))
        if (!KNOWN.test(name)) names.add(name)
  }
  return ({ text }) =>
    [...text.matchAll(/\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu)].some(
      ([name]) => names.has(name) || isGivenNameAlone(name, surnamed),
    )
}

/** "Hank said …", where no Hank of the text has a surname. */
const isGivenNameAlone = (name: string, surnamed: ReadonlySet<string>): boolean =>
  (EXAMPLE_NAMES.has(name) || (FIRST_NAMES.has(name) && !MAY_BE_KING.test(name))) && !surnamed.has(name)

const SUPPOSES = /\b(?:hypothetical|suppose|imagine|assume|fictional|fictitious|let’?s say|pretend|made-up|picture)\b/i
const KNOWN =
  /^(?:The|A|An|In|On|United States|U\.S\.|America|American|English|Earth|Congress|Federal Reserve|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|North|South|East|West|Europe|Asia|Africa)$/
/** A ruler or an apostle is known by the one name, and these are names of places and months too. */
const MAY_BE_KING =
  /^(?:Charles|Henry|Louis|George|Edward|Elizabeth|Victoria|Napoleon|Peter|Catherine|Paul|John|Mary|Alexander|Philip|Ferdinand|Isabella|James|William|Frederick|Nicholas|Luther|Galileo|Virginia|Florence|Jefferson|Franklin|Lewis|Thomas|Martin|Abraham|Isaac|Jacob|Joseph|David|Daniel|Simon|Matthew|Max|Leonardo|Julius|Augustus|Francis|Lawrence|Anne|Jean|Madison|Jackson|Wilson)$/
const EXAMPLE_NAMES: ReadonlySet<string> = new Set(
  'Hank Jack Jill Marco Maria Bob Bill Tom Tim Jim Joe Sue Sam Dan Ben Mike Nick Steve Dave Kate Katie Jenny Jennifer Jessica Lisa Amy Emma Kim Linda Mandy Cindy Brad Chad Greg Jeff Ryan Kevin Brian Justin Tyler Kyle Ashley Brittany Tina Tara Ravi Priya Ahmed Carlos Luisa Pablo Pedro Alphonso Alfonso Quentin Mei Ming Hannah Molly Sally Polly Betty Peggy Becky Rebecca Roger'.split(
    ' ',
  ),
)
