/** Headings as they read inside a sentence, and the sections of a document that stand under them. */
import { headingRole, topicName } from '#reading/topics/heading-title.ts'
import type { Lesson } from './lesson.ts'

/** A heading that names no matter of its own ("Introduction", "Summary", "4"). */
export const isEmptyHeading = (heading: string): boolean =>
  headingRole(heading) !== 'topic' || topicName(heading).length < 4 || FORM_NAMES.test(topicName(heading))

/** Names of kinds of texts and lessons, not of what they are about. */
const FORM_NAMES =
  /^(?:notes?|lesson|chapter|unit|module|part|section|week|worksheet|handout|lecture|reading|article|text|passage|case study|did you know|think|recap|extension|key (?:facts|points|people|dates|terms|words)|timeline|topic|theme|main ideas?|points to note|remember|important|page|some examples?|examples?|definitions?|terms|others?|miscellaneous|general|activity|source [a-z0-9])\b[\s\d.:]*$/i

/**
 * "4.3 THE NUCLEAR ENVELOPE" → "the nuclear envelope": a title in running text, in quotation marks where it is a
 * question or a sentence.
 */
export function asAbout(heading: string, lesson: Pick<Lesson, 'lower'>): string {
  const title = topicName(heading)
  const asked = /^What (?:Is|Are|Was|Were) ([^?]+)\?$/i.exec(title)?.[1]
  if (asked === undefined && /[?!.;“”"]/.test(title)) return `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`
  return (asked ?? title)
    .split(' ')
    .map((word) =>
      word
        .split('-')
        .map((part) => lesson.lower(part))
        .join('-'),
    )
    .join(' ')
}

/** A title that does not say of what it is stays a title. */
export function titled(heading: string, lesson: Pick<Lesson, 'lower' | 'sentences'>): string {
  const about = asAbout(heading, lesson)
  if (needsItsMatter(about) || /^(?:from|in|on|at|by|for|to|with|towards?|beyond|inside|behind)\b/.test(about))
    return `“${topicName(heading)}”`
  return takesArticle(about, lesson) ? `the ${about}` : about
}

/** "characteristics of mammals" does, and what the text itself mostly names with "the". */
function takesArticle(about: string, { sentences }: Pick<Lesson, 'sentences'>): boolean {
  if (/^(?:the|an?|how|why|what)\b|^“|[^s]s$/.test(about) && !/ of /.test(about)) return false
  if (/^(?!how |why |what |the |an? )[a-z]+(?: [a-z]+)? of /.test(about)) return true
  const texts = sentences.map(({ text }) => text.toLowerCase())
  // "Human axial skeleton", of which the text speaks as "the axial skeleton".
  const told = [about, about.replace(/^\S+ (?=\S+ \S)/, '')]
    .map((phrase) => phrase.toLowerCase())
    .find((phrase) => texts.some((text) => text.includes(phrase)))
  const named = told === undefined ? [] : texts.filter((text) => text.includes(told))
  return named.filter((text) => text.includes(`the ${told}`)).length * 2 > named.length
}

/** A heading with what stands under it, its subsections too: blocks `from` to before `to`. */
export type Section = { readonly heading: string; readonly from: number; readonly to: number }

/** The sections of a document, in its order; a document without headings has none. */
export function sectionsIn({ document: { blocks } }: Lesson['material']): Section[] {
  return blocks.flatMap((block, index): Section[] => {
    if (block.kind !== 'heading') return []
    const level = block.level ?? 1
    const next = blocks.findIndex((other, at) => at > index && other.kind === 'heading' && (other.level ?? 1) <= level)
    return [{ heading: block.text, from: index + 1, to: next < 0 ? blocks.length : next }]
  })
}

/** "The course and outcome": of what, only the heading above says. */
export const needsItsMatter = (about: string): boolean =>
  NEEDS_ITS_MATTER.test(about) && !/\b(?:of|on|for|behind|between)\b/.test(about)

const NEEDS_ITS_MATTER =
  /\b(?:origins?|rise|fall|decline|spread|growth|course|outcomes?|causes?|effects?|results?|consequences?|background|aftermath|impacts?|process(?:es)?|features?|types?|kinds?|methods?|problems?|solutions?|advantages?|disadvantages?|importance|structure|functions?|history|development|uses?|properties|reasons?|characters?|setting|plot|themes?|rights and duties|applications?|elements?|factors?|roles?|parts?|terms?|concepts?|principles?|facts?|details?)(?: (?:in|to) .*)?$/
