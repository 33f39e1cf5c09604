/** Lays a paper out: paper, template and print options in, a tree of what stands on the page out. Pure. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import type { PaperPart } from '#domain/paper-part.ts'
import type { Template } from '#domain/template.ts'
import { printedIn } from '#messages/printed/printed.ts'
import type { SheetIdentity } from './answer-sheet/lay-out-answer-sheet.ts'
import { withoutAnswers, type CandidatePaper } from './candidate-paper.ts'
import { examinationFormat } from './examination/format.ts'
import { layOutExaminationKey } from './examination/lay-out-examination-key.ts'
import { layOutExaminationPaper } from './examination/lay-out-examination-paper.ts'
import { layOutKey } from './lay-out-key.ts'
import { layOutQuestionPaper } from './lay-out-question-paper.ts'
import type { LaidOut, LaidOutKey, LaidOutPaper, PageSize, School } from './laid-out.ts'
import type { SheetOptions } from './sheet.ts'

/**
 * `school`: printed by templates with a place for it (`customization.schoolLogo`). `answerSheet`: whose sheet it is,
 * where a run of printing was begun; without it, a blank sheet of the paper itself (docs/decisions/answer-sheets.md).
 */
export type PrintOptions<Part extends PaperPart = PaperPart> = {
  readonly part: Part
  readonly pageSize: PageSize
  readonly school?: School
  readonly answerSheet?: SheetIdentity
}

/**
 * The question paper (`part: 'paper'`) or the answer key (`part: 'key'`) of a paper (specification 2, section 2, "Paper
 * views").
 */
export function layOut(paper: Paper, template: Template, options: PrintOptions<'paper'>): LaidOutPaper
export function layOut(paper: Paper, template: Template, options: PrintOptions<'key'>): LaidOutKey
export function layOut(paper: Paper, template: Template, options: PrintOptions): LaidOut
export function layOut(paper: Paper, template: Template, { part, ...options }: PrintOptions): LaidOut {
  const examination = examinationFormat(template)
  const sheet = sheetOptions(paper.language, template, options)
  switch (part) {
    case 'paper':
      return examination === undefined
        ? layOutQuestionPaper(withoutAnswers(paper), sheet)
        : layOutExaminationPaper(withoutAnswers(paper), examination, sheet)
    case 'key':
      return examination === undefined ? layOutKey(paper, sheet) : layOutExaminationKey(paper, examination, sheet)
  }
}

/** The question paper, from the part of a paper that a candidate may see. */
export function layOutForCandidates(
  paper: CandidatePaper,
  template: Template,
  options: Omit<PrintOptions, 'part'>,
): LaidOutPaper {
  const examination = examinationFormat(template)
  const sheet = sheetOptions(paper.language, template, options)
  return examination === undefined
    ? layOutQuestionPaper(paper, sheet)
    : layOutExaminationPaper(paper, examination, sheet)
}

const sheetOptions = (
  language: PaperLanguage,
  template: Template,
  { school, ...options }: Omit<PrintOptions, 'part'>,
): SheetOptions => ({
  ...options,
  template,
  messages: printedIn(language),
  ...(school !== undefined && template.customization.schoolLogo ? { school } : {}),
})
