/** A sample as pages: the question paper alone, laid out by its template; a placeholder where there is no sample. */
import { parsePaper } from '#domain/paper-json.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Template } from '#domain/template.ts'
import { layOut } from '#layout/lay-out.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { placeholderPaper } from './placeholder-paper.ts'
import type { Sample } from './use-samples.ts'

export function laidOutSample(
  sample: Sample | undefined,
  template: Template,
  language: PaperLanguage,
  words: InterfaceTexts['template']['placeholder'],
): LaidOut {
  const parsed = sample === undefined ? undefined : parsePaper(sample.paper, { from: { kind: 'own' } })
  const paper = parsed?.ok === true ? parsed.value : placeholderPaper(template, language, words)
  return layOut(paper, template, { part: 'paper', pageSize: 'a4' })
}
