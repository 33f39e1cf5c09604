/** What both parts of a paper have: title, look, header, running title, code and page number. */
import type { PaperLanguage } from '#domain/language.ts'
import type { SchoolLevel } from '#domain/school-level.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import type { CandidateField, Template } from '#domain/template.ts'
import type { SheetIdentity } from './answer-sheet/lay-out-answer-sheet.ts'
import type { Header, Look, PageSize, School } from './laid-out.ts'

/** Of the paper, what stands at the head of both parts. */
export type Titled = {
  readonly title: string
  readonly code: string
  readonly language: PaperLanguage
  readonly subject?: string
  readonly grade?: string
  readonly schoolLevel?: SchoolLevel
  readonly timeLimit: number
  readonly totalMarks: number
}

/** What a part is laid out with. */
export type SheetOptions = {
  readonly template: Template
  readonly pageSize: PageSize
  readonly messages: PrintedMessages
  readonly school?: School
  readonly answerSheet?: SheetIdentity
}

/** The sheet of a part whose file is called `documentTitle`. */
export function sheetOf(paper: Titled, documentTitle: string, { template, pageSize, messages }: SheetOptions) {
  return {
    documentTitle,
    language: paper.language,
    pageSize,
    look: lookOf(template),
    runningTitle: shortened(documentTitle),
    code: messages.paper.code(paper.code),
    pageNumber: pageNumberPattern(messages),
  }
}

/** Title, subject and grade, time and marks, and `fields` to fill in. */
export function headerOf(paper: Titled, fields: readonly CandidateField[], { messages, school }: SheetOptions): Header {
  return {
    kind: 'header',
    title: paper.title,
    ...(school === undefined ? {} : { school }),
    subtitle: [paper.subject, paper.grade].filter((part): part is string => part !== undefined && part !== ''),
    fields: fields.map((kind) => ({ kind, label: messages.paper.candidateFields[kind] })),
    facts: [
      { label: messages.paper.timeAllowed, value: messages.paper.minutes(paper.timeLimit) },
      { label: messages.paper.totalMarks, value: `${paper.totalMarks}` },
    ],
  }
}

/** A title that fits the running head: cut after about 80 letters, a Chinese sign counting as two. */
function shortened(title: string): string {
  let room = 80
  const signs = [...title]
  const kept = signs.findIndex((sign) => (room -= /[\u1100-\uFFFF]/.test(sign) ? 2 : 1) < 0)
  return kept === -1 ? title : `${signs.slice(0, kept).join('').trimEnd()}…`
}

const lookOf = ({ headerStyle, setting, customization }: Template): Look => ({
  header: headerStyle,
  density: setting.density,
  colors: customization.colors,
})

/**
 * The catalogue words two numbers; the printer needs their places. No message holds the numbers 7001 and 7002 itself.
 */
const pageNumberPattern = (messages: PrintedMessages): string =>
  messages.paper.pageOf(7001, 7002).replace('7001', '{page}').replace('7002', '{pages}')
