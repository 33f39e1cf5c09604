/** POST /papers/preview/pdf */
import { previewPdf } from '#contract/exports.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { checkQuestions } from '#domain/check-questions.ts'
import { parseConfiguration } from '#domain/configuration.ts'
import { asId } from '#domain/ids.ts'
import { LARGEST_PAPER } from '#domain/limits.ts'
import type { Paper } from '#domain/paper.ts'
import { inGroups, passagesInUse } from '#domain/passage.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { totalMarks } from '#domain/structure.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { wordCheck } from '#messages/word-faults.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { takenPassages } from './taken-passages.ts'
import { fileReply, writeFile } from './write-file.ts'

type Needed = Pick<Service, 'printing' | 'drawLatexFor' | 'files' | 'log' | 'configuration' | 'now'>

/** Of a paper that is not stored: nothing of it is kept. */
export const preview = (service: Needed) =>
  endpoint(previewPdf, async ({ body, access, request }) => {
    const paper = previewedPaper(body, service.now())
    if (!paper.ok) return paper
    const template = findTemplate(paper.value.templateId) ?? templateFor(paper.value.configuration)
    const { title } = paper.value
    const { part } = body
    const written = await writeFile(
      service,
      'pdf',
      { paper: paper.value, template, part, reader: 'owner', losses: 'convert' },
      { account: access.user.schoolId, signal: request.signal },
    )
    if (!written.ok) return written
    if (/application\/pdf/.test(request.headers.get('accept') ?? '')) {
      const day = calendarDay(service.now(), service.configuration.timeZone)
      return ok({ reply: fileReply(written.value, { format: 'pdf', title, part, day, isShown: true }) })
    }
    return ok({ pdf: Buffer.from(written.value).toString('base64') })
  })

function previewedPaper(
  body: {
    readonly title?: string | undefined
    readonly language?: string | undefined
    readonly questions: readonly unknown[]
    readonly passages?: readonly unknown[] | undefined
    readonly configuration?: unknown
    readonly templateId?: string | undefined
  },
  now: Date,
): Result<Paper, Refusal> {
  const given = typeof body.configuration === 'object' && body.configuration !== null ? body.configuration : {}
  const configuration = parseConfiguration(
    { ...given, title: body.title, ...(body.language === undefined ? {} : { language: body.language }) },
    {
      title: (language) => printedIn(language).paper.defaultTitle(undefined),
      instructions: (language, minutes) => defaultInstructions(minutes, printedIn(language)),
      topics: 1,
    },
  )
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const template = body.templateId === undefined ? templateFor(configuration.value) : findTemplate(body.templateId)
  if (template === undefined)
    return err({ code: 'no_such_template', template: body.templateId ?? configuration.value.paperFormat })
  const passages = takenPassages(body.passages ?? [], { stored: [] })
  if (!passages.ok) return passages
  const checked = checkQuestions(body.questions, {
    language: configuration.value.language,
    from: { kind: 'teacher' },
    passages: passages.value,
  })
  const [error] = checked.errors
  if (error !== undefined)
    return err({ code: 'invalid_input', field: 'questions', problem: wordCheck(error, messagesIn('en')) })
  if (totalMarks(checked.questions) > LARGEST_PAPER.marks)
    return err({
      code: 'invalid_input',
      field: 'questions',
      problem: `expected at most ${LARGEST_PAPER.marks} marks in all`,
    })
  return ok({
    id: asId<'Paper'>('preview'),
    code: '',
    title: configuration.value.title,
    language: configuration.value.language,
    generationMode: 'document_based',
    configuration: configuration.value,
    templateId: template.id,
    sourceDocuments: [],
    topics: [],
    questions: inGroups(checked.questions),
    passages: passagesInUse(passages.value, checked.questions),
    notices: [],
    status: 'draft',
    seed: '',
    revision: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  })
}
