/** The instructions of a paper: the teacher's own lines, or the default ones as far as they are true of this paper. */
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { Template } from '#domain/template.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { printedIn, type PrintedMessages } from '#messages/printed/printed.ts'
import type { CandidatePaper } from './candidate-paper.ts'
import type { PaperBlock } from './laid-out.ts'
import { phrasing } from './phrase.ts'

export type Instructions = Extract<PaperBlock, { kind: 'instructions' }>

/** Where the marks of a question stand: in brackets beside it, or under the heading of its section. */
export type MarksShown = 'beside_each' | 'beside_some' | 'in_headings'

/**
 * A line of the configuration each, list marks (`- `) off; undefined when nothing is left to say.
 * The time stands in the header, so the line about it is left out, also one of a time that was changed since.
 * The default text is left out by a template without room for instructions; what a teacher wrote is always printed.
 */
export function instructionsOf(
  paper: CandidatePaper,
  template: Template,
  messages: PrintedMessages,
  marksShown: MarksShown,
): Instructions | undefined {
  const lines = linesOf(paper)
  const shown = lines.flatMap(({ line, rule }) =>
    rule === undefined ? [line] : wordRule(rule, paper, template, messages, marksShown),
  )
  const byDefault = lines.every(({ rule }) => rule !== undefined)
  const hasRoom = template.sections.some(({ type }) => type === 'instructions')
  if (shown.length === 0 || (byDefault && !hasRoom)) return undefined
  return told(shown, paper, messages)
}

/** Only what the teacher wrote, for a paper that nobody prints: the default rules speak of pens and spaces. */
export function ownInstructionsOf(
  paper: Pick<CandidatePaper, 'instructions' | 'language'>,
  messages: PrintedMessages,
): Instructions | undefined {
  const own = linesOf(paper).flatMap(({ line, rule }) => (rule === undefined ? [line] : []))
  return own.length === 0 ? undefined : told(own, paper, messages)
}

const linesOf = ({ instructions }: Pick<CandidatePaper, 'instructions'>) =>
  instructions
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '' && !isTimeLine(line))
    .map((line) => ({ line, rule: ruleOf(line) }))

function told(
  lines: readonly string[],
  { language }: Pick<CandidatePaper, 'language'>,
  messages: PrintedMessages,
): Instructions {
  const phrase = phrasing(language, undefined)
  return {
    kind: 'instructions',
    heading: messages.paper.instructions,
    lines: lines.map((line) => phrase(parseRichText(line))),
  }
}

function isTimeLine(line: string): boolean {
  const minutes = Number(/\d+/.exec(line)?.[0])
  return PAPER_LANGUAGES.some((language) => printedIn(language).paper.timeLine(minutes) === line)
}

/** Its place among the default rules, in whatever language they were written into the configuration. */
function ruleOf(line: string): number | undefined {
  const places = PAPER_LANGUAGES.map((language) => printedIn(language).paper.rules.indexOf(line))
  return places.find((place) => place >= 0)
}

const FIELDS_RULE = 0
const ANSWER_RULE = 2
const MARKS_RULE = 3

/** A default rule as it is true of this paper; none where the paper already says it. */
function wordRule(
  rule: number,
  { questions }: CandidatePaper,
  { setting }: Template,
  { paper: words }: PrintedMessages,
  marksShown: MarksShown,
): string[] {
  // Each head asks for fields of its own.
  if (rule === FIELDS_RULE) return [words.fillIn(setting.candidateFields)]
  if (rule === ANSWER_RULE && questions.every(({ type }) => type === 'multiple_choice' || type === 'true_false'))
    return [words.answerAll]
  if (rule === MARKS_RULE && marksShown !== 'beside_each')
    return marksShown === 'in_headings' ? [] : [words.marksInBracketsOrHeadings]
  return [itemAt(words.rules, rule)]
}
