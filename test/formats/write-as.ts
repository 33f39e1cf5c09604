/** Writes a paper in a format as the service does, without a printer: for formats that set no pages. */
import type { LossChoice } from '#domain/loss.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { Paper } from '#domain/paper.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Format } from '#formats/formats.ts'
import { writeFormat } from '#formats/write-format.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'

type Asked = { readonly part?: ExportPart; readonly reader?: 'owner' | 'link'; readonly losses?: LossChoice }

export const templateOf = (paper: Paper) => findTemplate(paper.templateId) ?? templateFor(paper.configuration)

/** Undefined where the format can hold none of the questions. */
export async function writeAs(
  format: Format,
  paper: Paper,
  { part = 'both', reader = 'owner', losses = 'convert' }: Asked = {},
): Promise<Uint8Array | undefined> {
  const never = (): Promise<never> => Promise.reject(new Error(`${format} asked for a printer`))
  const written = await writeFormat(format, { paper, template: templateOf(paper), part, reader }, losses, {
    print: never,
    printQuiz: never,
    setFormulas: never,
  })
  return written.ok ? written.value : undefined
}

export const writtenAs = async (format: Format, paper: Paper, asked: Asked = {}): Promise<Uint8Array> =>
  mustBeThere(await writeAs(format, paper, asked), `a file as ${format}`)
