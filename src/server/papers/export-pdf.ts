/** GET /papers/{id}/export/pdf and /answer-key, POST /papers/preview/pdf */
import { exportKeyPdf, exportPaperPdf, previewPdf } from '#contract/papers.ts'
import { checkQuestions } from '#domain/check-questions.ts'
import { parseConfiguration } from '#domain/configuration.ts'
import { exportFileName } from '#domain/file-name.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { totalMarks } from '#domain/structure.ts'
import type { Template } from '#domain/template.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { layOut } from '#layout/lay-out.ts'
import type { LaidOutKey, PaperPart } from '#layout/laid-out.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions } from '#messages/printed/printed.ts'
import { wordCheck } from '#messages/word-faults.ts'
import { drawFigures } from '#questions/draw-figures.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { exportedName } from '../http/content-disposition.ts'
import { endpoint, type Access, type PaperView } from '../http/endpoint.ts'
import { reach } from '../failpoints.ts'
import type { Service } from '../service.ts'
import { MOST_MARKS } from './change-paper.ts'
import { publicKey } from './public-key.ts'
import { countSeen, readPaper } from './stored-paper.ts'

type Needed = Pick<Service, 'db' | 'printing' | 'drawLatex' | 'log' | 'configuration' | 'now'>

export const paperPdf = (service: Needed) => endpoint(exportPaperPdf, ({ access, query }) => exportPart(service, access, 'paper', query))

/** To whoever may not see answers there is no key. */
export const keyPdf = (service: Needed) => endpoint(exportKeyPdf, ({ access, query }) => (access.view === 'questions' ? Promise.resolve(err({ code: 'not_found' })) : exportPart(service, access, 'key', query)))

/** `template`: another than the paper's own, for this file alone. */
type Options = { readonly template?: string | undefined; readonly preview: boolean }

async function exportPart(service: Needed, { paper: key, view }: Access['paper_reader'], part: PaperPart, { template: asked, preview: isPreview }: Options) {
  const paper = await readPaper(service.db, key)
  const template = asked === undefined ? findTemplate(paper.templateId) ?? templateFor(paper.configuration) : findTemplate(asked)
  if (template === undefined) return err({ code: 'no_such_template', template: asked ?? '' } as const)
  const printed = await printPart(service, paper, template, part, view)
  if (!printed.ok) return printed
  if (!isPreview) await countSeen(service.db, key, 'downloads')
  // A link holder's file must not tell when the key was changed: its name has the day on which the paper was made.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: service.configuration.timeZone }).format(view === 'owner' ? service.now() : new Date(paper.createdAt))
  return ok({ reply: pdfReply(printed.value, exportedName(isPreview ? 'inline' : 'attachment', exportFileName(paper.title, part, day, 'pdf'))) })
}

const pdfReply = (bytes: Uint8Array, disposition: string): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': 'application/pdf', 'content-length': String(bytes.byteLength), 'content-disposition': disposition, 'cache-control': 'private, no-store' } })

async function printPart({ printing, drawLatex, log }: Pick<Needed, 'printing' | 'drawLatex' | 'log'>, stored: Paper, template: Template, part: PaperPart, view: PaperView): Promise<Result<Uint8Array, Refusal>> {
  // A diagram that could not be drawn when the paper was stored is tried once more.
  const paper: Paper = { ...stored, questions: await drawFigures(stored.questions, drawLatex) }
  const laidOut = part === 'paper' ? layOut(paper, template, { part, pageSize: 'a4' }) : keyFor(view, layOut(paper, template, { part, pageSize: 'a4' }))
  const printed = await printing.printInChild(laidOut, (warning) => log.warn({ paper: paper.id, kind: warning.kind }, 'something could not be printed as it stands'))
  reach('pdf_printed')
  if (printed.ok) return ok(printed.value)
  if (printed.error.code === 'failed') throw new Error(`Printing the paper ${paper.id} failed`)
  return err({ code: 'took_too_long' })
}

const keyFor = (view: PaperView, key: LaidOutKey): LaidOutKey => (view === 'owner' ? key : publicKey(key))

/** Of a paper that is not stored: nothing of it is kept. */
export const preview = (service: Needed) => endpoint(previewPdf, async ({ body, request }) => {
  const paper = previewedPaper(body, service.now())
  if (!paper.ok) return paper
  const template = findTemplate(paper.value.templateId) ?? templateFor(paper.value.configuration)
  const printed = await printPart(service, paper.value, template, body.part, 'owner')
  if (!printed.ok) return printed
  if (/application\/pdf/.test(request.headers.get('accept') ?? '')) return ok({ reply: pdfReply(printed.value, exportedName('inline', exportFileName(paper.value.title, body.part, service.now().toISOString().slice(0, 10), 'pdf'))) })
  return ok({ pdf: Buffer.from(printed.value).toString('base64') })
})

function previewedPaper(body: { readonly title?: string | undefined; readonly language?: string | undefined; readonly questions: readonly unknown[]; readonly configuration?: unknown; readonly templateId?: string | undefined }, now: Date): Result<Paper, Refusal> {
  const given = typeof body.configuration === 'object' && body.configuration !== null ? body.configuration : {}
  const configuration = parseConfiguration({ ...given, title: body.title, ...(body.language === undefined ? {} : { language: body.language }) }, { title: (language) => messagesIn(language).paper.defaultTitle(undefined), instructions: (language, minutes) => defaultInstructions(minutes, messagesIn(language)), topics: 1 })
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const template = body.templateId === undefined ? templateFor(configuration.value) : findTemplate(body.templateId)
  if (template === undefined) return err({ code: 'no_such_template', template: body.templateId ?? configuration.value.paperFormat })
  const checked = checkQuestions(body.questions, { language: configuration.value.language, from: { kind: 'teacher' } })
  if (checked.errors.length > 0) return err({ code: 'invalid_input', field: 'questions', problem: wordCheck(checked.errors[0]!, messagesIn('en')) })
  if (totalMarks(checked.questions) > MOST_MARKS) return err({ code: 'invalid_input', field: 'questions', problem: `expected at most ${MOST_MARKS} marks in all` })
  return ok({
    id: asId<'Paper'>('preview'), code: '', title: configuration.value.title, language: configuration.value.language, generationMode: 'document_based', configuration: configuration.value, templateId: template.id,
    sourceDocuments: [], topics: [], questions: checked.questions, notices: [], status: 'draft', seed: '', revision: 1, createdAt: now.toISOString(), updatedAt: now.toISOString(),
  })
}
