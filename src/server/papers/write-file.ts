/** A file of a paper in one of its formats, and the answer that carries it. */
import { exportFileName } from '#domain/file-name.ts'
import type { Paper } from '#domain/paper.ts'
import type { LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { writeFormat } from '#formats/write-format.ts'
import type { Order } from '#formats/writer.ts'
import { drawFigures, drawPassages } from '#questions/draw-figures.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import { lendTools } from '#sandbox/printing/lend-tools.ts'
import { exportedName } from '../http/content-disposition.ts'
import { reach } from '../foundation/failpoints.ts'
import { contentKey } from '../foundation/memory.ts'
import { VERSION } from '../foundation/version.ts'
import type { Service } from '../service/service.ts'

type Needed = Pick<Service, 'printing' | 'drawLatexFor' | 'files' | 'log'>

/** `losses`: what becomes of questions that the format cannot hold as they are. */
export type FileOrder = Order & { readonly losses: LossChoice }

/** The same order is written once, as long as it is remembered: its bytes follow from it and from the program. */
export async function writeFile(
  { printing, drawLatexFor, files, log }: Needed,
  format: Format,
  { losses, ...order }: FileOrder,
  asker: Asker,
): Promise<Result<Uint8Array, Refusal>> {
  // A diagram that could not be drawn when the paper was stored is tried once more.
  const draw = drawLatexFor(asker)
  const paper: Paper = {
    ...order.paper,
    questions: await drawFigures(order.paper.questions, draw),
    passages: await drawPassages(order.paper.passages, draw),
  }
  const key = contentKey([VERSION, format, losses, { ...order, paper }])
  const before = files.get(key)
  if (before !== undefined) return ok(before)
  const written = await writeFormat(
    format,
    { ...order, paper },
    losses,
    lendTools(
      printing,
      (warning) => log.warn({ paper: paper.id, kind: warning.kind }, 'something could not be printed as it stands'),
      asker,
    ),
  )
  reach('pdf_printed')
  if (written.ok) {
    files.set(key, written.value)
    return ok(written.value)
  }
  if (written.error.code === 'nothing_carried') return err({ ...written.error, format: FORMATS[format].name })
  if (written.error.code === 'failed') throw new Error(`Printing the paper ${paper.id} failed`)
  return err({ code: 'took_too_long' })
}

/** `day`: `YYYY-MM-DD`, which its name ends with. */
export function fileReply(
  bytes: Uint8Array,
  {
    format,
    title,
    part,
    day,
    isShown,
  }: {
    readonly format: Format
    readonly title: string
    readonly part: ExportPart
    readonly day: string
    /** To be looked at in the browser, not to be kept. */
    readonly isShown: boolean
  },
): Response {
  const { mediaType, extension } = FORMATS[format]
  return bytesReply(bytes, { mediaType, name: exportFileName(title, part, day, extension), isShown })
}

export const bytesReply = (
  bytes: Uint8Array,
  { mediaType, name, isShown }: { readonly mediaType: string; readonly name: string; readonly isShown: boolean },
): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': mediaType,
      'content-length': String(bytes.byteLength),
      'content-disposition': exportedName(isShown ? 'inline' : 'attachment', name),
      'cache-control': 'private, no-store',
    },
  })
