/** Writes a file of a paper: what its format cannot hold is changed or left out as was chosen, the rest is written. */
import type { EmptyFileAdvice, LossChoice } from '#domain/loss.ts'
import { passagesInUse } from '#domain/passage.ts'
import { err, type Result } from '#domain/result.ts'
import { FORMATS, type Format } from './formats.ts'
import { carriedQuestions, emptyFileAdvice } from './losses.ts'
import type { Order, Tools, Writer } from './writer.ts'

/** No question of the paper can be had in the format as it was chosen. */
export type NothingCarried = {
  readonly code: 'nothing_carried'
  readonly format: Format
  readonly advice: EmptyFileAdvice
}

/** The same order gives the same bytes. */
export async function writeFormat<Fault>(
  format: Format,
  order: Order,
  losses: LossChoice,
  tools: Tools<Fault>,
): Promise<Result<Uint8Array, Fault | NothingCarried>> {
  const { paper, template, part } = order
  const asked = { template, part, choice: losses }
  const advice = emptyFileAdvice(FORMATS[format], paper, asked)
  if (advice !== undefined) return err({ code: 'nothing_carried', format, advice })
  const questions = carriedQuestions(FORMATS[format], paper, asked)
  const passages = passagesInUse(paper.passages, questions)
  const { write } = await writerOf(format)
  return write({ ...order, paper: { ...paper, questions, passages } }, tools)
}

/** Loaded when it is first asked for; `test/formats/folders.test.ts` holds that each format has one. */
const writerOf = (format: Format): Promise<{ readonly write: Writer }> => import(`./${format}/writer.ts`)
