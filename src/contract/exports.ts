/** Files of papers: one route for every format that formats.ts names, and what it was called before there were more. */
import { z } from 'zod'
import { LOSS_CHOICES } from '#domain/loss.ts'
import { LARGEST_PAPER, LONGEST } from '#domain/limits.ts'
import { EXPORT_PARTS, PAPER_PARTS, type ExportPart } from '#domain/paper-part.ts'
import { VERSIONS } from '#domain/version.ts'
import type { Formats } from '#formats/format.ts'
import { FORMAT_IDS, FORMATS, type Format } from '#formats/formats.ts'
import { id, idParams } from './shapes.ts'
import { API_ROOT, route } from './route.ts'

const group = 'Papers'
const query = {
  version: z.enum(VERSIONS).optional(),
  paper: z.enum(['a4']).default('a4'),
  template: z.string().max(100).optional(),
  preview: z.stringbool().default(false),
  losses: z.enum(LOSS_CHOICES).default('convert'),
}
const common = {
  method: 'GET',
  policy: 'paper_reader',
  rate: 'costly',
  group,
} as const
const REFUSES = ['took_too_long', 'busy', 'no_such_template', 'no_such_version', 'nothing_carried'] as const

/** The route of all formats of a table; the document of the API lists their media types. */
export const exportRoute = <const Table extends Formats>(formats: Table) => {
  const entries = Object.values(formats)
  const parts = EXPORT_PARTS.filter((part) => entries.some((entry) => entry.parts.includes(part)))
  return route({
    ...common,
    path: '/papers/{id}/export/{format}',
    refuses: REFUSES,
    summary:
      'A file of the paper: question paper, or answer key for the owner and where the link shows answers; by its own template or, this once, by another. Without `part` it is the question paper, or the only part that the format has. `losses`: questions that the format cannot hold as they are are changed so that it can, or left out. `preview` is to be looked at, and counts as no download.',
    params: z.object({ id, format: z.enum(Object.keys(formats) as (keyof Table & string)[]) }),
    query: z.object({ part: z.enum(parts).optional(), ...query }),
    answer: [...new Set(entries.map(({ mediaType }) => mediaType))],
  })
}
export const exportPaper = exportRoute(FORMATS)

export const exportKeyPdf = route({
  ...common,
  path: '/papers/{id}/export/answer-key',
  refuses: REFUSES,
  summary: 'As `/papers/{id}/export/pdf?part=key`.',
  params: idParams,
  query: z.object(query),
  answer: [FORMATS.pdf.mediaType],
})

/** Names with commas between, each once. */
const formats = z
  .string()
  .max(500)
  .transform((named) => [...new Set(named.split(',').map((one) => one.trim()))].filter((one) => one !== ''))
  .pipe(z.array(z.enum(FORMAT_IDS)).min(1))

export const exportZip = route({
  ...common,
  path: '/papers/{id}/export.zip',
  refuses: REFUSES,
  summary: `Files of several formats in one ZIP file: \`formats\` names them with commas between (${FORMAT_IDS.join(', ')}). \`part\` is one that each of them can give; where it can give both only as two files, both are there. Without it each gives what it gives alone. The rest is as for one format.`,
  params: idParams,
  query: z.object({ formats, part: z.enum(EXPORT_PARTS).optional(), ...query }),
  answer: 'application/zip',
})

/** Where a file of a paper is had. */
export const exportAddress = (paperId: string, format: Format, part: ExportPart): string =>
  `${API_ROOT}/papers/${paperId}/export/${format}${part === 'paper' ? '' : `?part=${part}`}`

export const previewPdf = route({
  method: 'POST',
  path: '/papers/preview/pdf',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: ['invalid_configuration', 'no_such_template', 'took_too_long', 'busy'],
  summary: 'A paper that is not stored as PDF: base64 in `pdf`, or the bytes with `Accept: application/pdf`.',
  body: z.object({
    title: z.string().trim().max(LONGEST.title).optional(),
    language: z.string().max(20).optional(),
    questions: z.array(z.unknown()).max(LARGEST_PAPER.questions),
    /** What questions are about, by their `passageId`. */
    passages: z.array(z.unknown()).max(LARGEST_PAPER.questions).optional(),
    configuration: z.unknown().optional(),
    templateId: z.string().max(100).optional(),
    part: z.enum(PAPER_PARTS).default('paper'),
  }),
  answer: z.object({ pdf: z.string() }),
})
