/** Which learning units of mathematics the topics of a document are about. */
import { findUnits } from '#curriculum/find-units.ts'
import { UNIT_KEYWORDS } from '#curriculum/unit-keywords.ts'
import { UNITS, unitOf, type UnitCode } from '#curriculum/units.ts'
import type { TopicId } from '#domain/ids.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

/**
 * Of each topic, in their order: the units of the title where it names some, else those of the topic's name; a topic
 * whose name tells none ("Applications") has those of all others. Empty where the document is of another subject, or too few of its topics are of mathematics.
 */
export function taughtUnits({ document, found }: DocumentWithTopics): Map<TopicId, readonly UnitCode[]> {
  const { topics } = found
  // "Reflection" is of light elsewhere.
  if (topics.some(({ topic }) => topic.category !== 'Mathematics')) return new Map()
  const ofTopic = topics.map(({ topic }) => unitsNamedBy(topic.name))
  const named = ofTopic.filter((units) => units.length > 0)
  const ofTitle = unitsNamedBy(document.title ?? '')
  if (named.length === 0 || (named.length + (ofTitle.length > 0 ? 1 : 0)) * 2 < topics.length) return new Map()
  // "The quadratic formula" is no matter of formulas where the chapter is called "Quadratic equations".
  if (ofTitle.length > 0) {
    const beside = found.terms.flatMap(({ form, count }) => (count >= TREATED ? unitsCalled(form) : []))
    const units = new Set([...ofTitle, ...beside.filter((unit) => ofTitle.some((own) => areOfOneStage(own, unit)))])
    return new Map(topics.map(({ topic }) => [topic.id, [...units]] as const))
  }
  const whole = [...new Set(named.flat())]
  return new Map(
    topics.map(({ topic }, index) => [topic.id, ofTopic[index]!.length > 0 ? ofTopic[index]! : whole] as const),
  )
}

/**
 * Found by a search, and said in so many words: 「組合圖形」 is no matter of 「組合」, which the search finds for a teacher
 * who looks for it.
 */
function unitsNamedBy(name: string): UnitCode[] {
  const said = name.toLowerCase()
  return findUnits(name).filter((code) =>
    [...Object.values(unitOf(code).name), ...UNIT_KEYWORDS[code]].some((word) =>
      isChineseText(word)
        ? said === word || (word.length >= 3 && said.includes(word))
        : said.includes(word.toLowerCase()),
    ),
  )
}
const isChineseText = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** How often a document says a term that it treats. */
const TREATED = 3

/** A term by which teachers look for a unit: "parabola". */
const unitsCalled = (term: string): UnitCode[] =>
  term.length < LONG
    ? []
    : UNITS.flatMap(({ code }) => (UNIT_KEYWORDS[code].includes(term.toLowerCase()) ? [code] : []))
const LONG = 8
const areOfOneStage = (one: UnitCode, other: UnitCode): boolean => one.slice(0, 2) === other.slice(0, 2)
