/** The instructions of a paper: the teacher's own lines, or the default ones, without what the header already says. */
import type { Template } from '#domain/template.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import type { CandidatePaper } from './candidate-paper.ts'
import type { PaperBlock } from './laid-out.ts'
import { phrasing } from './phrase.ts'

type Instructions = Extract<PaperBlock, { kind: 'instructions' }>

/**
 * A line of the configuration each, list marks (`- `) off; undefined when nothing is left to say.
 * `marksInBrackets`: whether any question has its marks beside it; where none has, the default rule about them would be untrue.
 * The default text is left out by a template without room for instructions; what a teacher wrote is always printed.
 */
export function instructionsOf(paper: CandidatePaper, template: Template, messages: PrintedMessages, marksInBrackets: boolean): Instructions | undefined {
  const lines = paper.instructions.split(/\r\n?|\n/).map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
  const untrue = marksInBrackets ? undefined : messages.paper.rules[MARKS_RULE]
  const wanted = lines.filter((line) => line !== '' && line !== messages.paper.timeLine(paper.timeLimit) && line !== untrue)
  const byDefault = wanted.every((line) => messages.paper.rules.includes(line))
  const hasRoom = template.sections.some(({ type }) => type === 'instructions')
  if (wanted.length === 0 || (byDefault && !hasRoom)) return undefined
  const phrase = phrasing(paper.language, undefined)
  // The default rule names the fields of the generic head; another head asks for others.
  const shown = wanted.map((line) => (line === messages.paper.rules[FIELDS_RULE] ? messages.paper.fillIn(template.setting.candidateFields) : line))
  return { kind: 'instructions', heading: messages.paper.instructions, lines: shown.map((line) => phrase(parseRichText(line))) }
}

/** Their places among the default rules. */
const FIELDS_RULE = 0
const MARKS_RULE = 3
