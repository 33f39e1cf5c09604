/** Which proper names of a document are names of persons, by what the text lets them do and calls them. */
import { FIRST_NAMES } from '../word-lists/first-names.ts'
import { isPlural } from './noun-number.ts'
import { semanticClass, tellingEnding } from '../distractors/semantic-class.ts'
import type { StudySentence } from './study-sentences.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The keys of the terms that name a person. */
export function personKeys(sentences: readonly StudySentence[], vocabulary: Vocabulary): Set<string> {
  const people = new Set<string>()
  for (const sentence of sentences) {
    for (const { entry, from, to } of vocabulary.mentions(sentence)) {
      const isName =
        entry.proper || /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(entry.form) || opensAsName(sentence, from, to)
      if (!isName || /^[A-Z0-9.-]+$/.test(sentence.words[from]!.text)) continue
      const [before, after] = [sentence.words[from - 1]?.lower ?? '', sentence.words[to]?.lower ?? '']
      if (
        HUMAN_ACT.test(after) ||
        ROLE.test(before) ||
        (FIRST_NAMES.has(sentence.words[from]!.text) && to - from > 1 && semanticClass(entry.form) === undefined)
      )
        people.add(entry.key)
    }
  }
  // "Taylor" is the man of whom "Frederick Taylor" tells.
  const surnames = new Set([...people].filter((key) => key.includes(' ')).map((key) => key.split(' ').at(-1)!))
  for (const entry of vocabulary.entries) if (entry.proper && surnames.has(entry.key)) people.add(entry.key)
  return people
}

/** "Alaric led …": one capital word that is no common noun at the start of a sentence. */
function opensAsName({ words }: StudySentence, from: number, to: number): boolean {
  const word = words[0]
  return (
    from === 0 &&
    to === 1 &&
    word?.tag === 'PROPN' &&
    !isPlural(word.text) &&
    tellingEnding(word.text) === '' &&
    semanticClass(word.text) === undefined
  )
}

const HUMAN_ACT =
  /^(argued|argues|believed|believes|proposed|suggested|wrote|said|says|noted|discovered|invented|coined|developed|described|observed|published|studied|claimed|concluded|demonstrated|introduced|formulated|married|thought|taught|born|died|won|defined|hypothesized|hypothesised|investigated|conducted|researched|founded|painted|composed|led|ruled|invaded|conquered|ordered|refused|promised|persuaded|attacked|sailed|commanded|collected|copied|fled|marched|surrendered|governed|translated|improved|patented|signed|appointed|supported|opposed|abdicated|succeeded|reigned|confiscated|overthrew|declared|announced|travelled|traveled|explored|designed|built|created|explained|criticised|criticized|warned|resigned|became|murders|murdered|kills|killed|trusts|loves|marries|fears|hears|persuades|tempts|decides|returns|pretends)$/
const ROLE =
  /^(\p{L}*(ologist|icist|ician)|scientist|philosopher|engineer|professor|dr|dr\.|sir|mr|mr\.|mrs|king|queen|emperor|president|botanist|zoologist|chemist|economist|historian|author|poet|theorist|pope|general|captain)$/u
