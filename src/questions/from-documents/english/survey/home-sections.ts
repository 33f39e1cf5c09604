/** Where a document teaches its terms: the heading under which each is at home. */
import { sectionsIn, type Section } from './headings.ts'
import type { Entry } from './vocabulary.ts'
import type { Lesson } from './lesson.ts'
import type { StudySentence } from './study-sentences.ts'

export type HomeSections = {
  /**
   * The heading under which most is said of a term; undefined where the running text never names it. A list of terms at
   * the end is no home.
   */
  of(entry: Entry): string | undefined
  /** The section above a heading, where it is short enough to be one matter. */
  above(heading: string | undefined): string | undefined
  /** Where the running text first names it, for putting terms in their order. */
  placeOf(entry: Entry): number
}

export function homeSections({
  material,
  sentences,
  vocabulary,
}: Pick<Lesson, 'material' | 'sentences' | 'vocabulary'>): HomeSections {
  const sections = sectionsIn(material)
  const naming = new Map<string, StudySentence[]>()
  for (const sentence of sentences) {
    if (sentence.glossary) continue
    for (const key of new Set(vocabulary.mentions(sentence).map(({ entry }) => entry.key))) {
      const known = naming.get(key)
      if (known) known.push(sentence)
      else naming.set(key, [sentence])
    }
  }
  const sentencesOn = ({ key }: Entry): readonly StudySentence[] => naming.get(key) ?? []
  const places = new Map(sentences.map((sentence, index) => [sentence, index]))
  const placeOf = (entry: Entry, first: StudySentence | undefined): number => {
    const within =
      first === undefined
        ? undefined
        : vocabulary.mentions(first).find((mention) => mention.entry.key === entry.key)?.from
    return (places.get(first!) ?? sentences.length) + (within ?? 0) / LONG_SENTENCE
  }
  return {
    of: (entry) => homeOf(entry, sentencesOn(entry)),
    above: (heading) => sectionAbove(heading, sections),
    placeOf: (entry) => placeOf(entry, sentencesOn(entry)[0]),
  }
}

/** Where it is printed in bold or defined, else where it is named most. */
function homeOf(entry: Entry, sentences: readonly StudySentence[]): string | undefined {
  const weights = new Map<string, number>()
  for (const sentence of sentences) {
    if (sentence.heading === undefined) continue
    const isTaughtHere =
      sentence === entry.definition?.sentence || sentence.bold.some((bold) => bold === entry.form.toLowerCase())
    weights.set(sentence.heading, (weights.get(sentence.heading) ?? 0) + (isTaughtHere ? TAUGHT : 1))
  }
  return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** What a definition or bold print counts beside a mere mention. */
const TAUGHT = 5
/** No sentence has so many words. */
const LONG_SENTENCE = 10_000

function sectionAbove(heading: string | undefined, sections: readonly Section[]): string | undefined {
  const own = sections.find((section) => section.heading === heading)
  const above =
    own &&
    sections
      .filter((section) => section !== own && section.from <= own.from && section.to >= own.to)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0]
  return above && above.to - above.from <= MOST_BLOCKS ? above.heading : undefined
}

/** A section of more is a chapter: a question on it would ask for a bit of everything. */
const MOST_BLOCKS = 40
