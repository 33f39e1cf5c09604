/** A paper as the API gives it to its owner: with whose it is, and where its files are had. */
import type { Paper } from '#domain/paper.ts'
import { exportAddress } from '#contract/exports.ts'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import { FORMAT_IDS, FORMATS, type Format } from '#formats/formats.ts'

export type PaperAnswer = PaperJson & {
  /** Undefined of a visitor's paper. */
  readonly userId?: string
  readonly generatedAt: string
  readonly exports: Exports
}

/** Files are made when they are fetched: `generatedAt` is the state of the paper that they show. */
type Exports = {
  readonly questionPaper: Addresses
  readonly answerKey?: Addresses
  /** Of formats whose files hold both parts. */
  readonly both?: Addresses
  readonly generatedAt: string
}
type Addresses = Readonly<Partial<Record<Format, string>>>

export function paperAnswer(paper: Paper, userId?: string): PaperAnswer {
  const hasKey = userId !== undefined && paper.configuration.includeAnswerKey
  return {
    ...formatPaper(paper),
    ...(userId === undefined ? {} : { userId }),
    generatedAt: paper.createdAt,
    exports: {
      questionPaper: filesOf(paper, 'paper'),
      ...(hasKey ? { answerKey: filesOf(paper, 'key'), both: filesOf(paper, 'both') } : {}),
      generatedAt: paper.updatedAt,
    },
  }
}

const filesOf = ({ id }: Paper, part: ExportPart): Addresses =>
  Object.fromEntries(
    FORMAT_IDS.filter((format) => FORMATS[format].parts.includes(part)).map((format) => [
      format,
      exportAddress(id, format, part),
    ]),
  )
