import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GeneratePaper } from '#contract/generating.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { paperMinutes } from '#domain/paper-marks.ts'
import { FREE } from '#domain/plan.ts'
import type { QuestionType } from '#domain/question.ts'
import { totalMarks } from '#domain/structure.ts'
import { layOut } from '#layout/lay-out.ts'
import { makePaper } from '#questions/make-paper.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { parsePaperWish } from '#server/papers/paper-wish.ts'
import { emptyDraft, type Draft } from '#web/wizard/draft.ts'
import { reduceDraft } from '#web/wizard/reduce-draft.ts'
import { planOf, totalQuestionsOf } from '#web/wizard/read-draft.ts'
import { placeholderPaper } from '#web/wizard/live-paper/placeholder-paper.ts'
import { payloadOf } from '#web/wizard/preview/payload.ts'

let source: DocumentWithTopics

beforeAll(async () => {
  const name = 'nutrition.txt'
  const read = await readDocument(
    new Uint8Array(readFileSync(new URL(`../../samples/${name}`, import.meta.url))),
    name,
    READING_LIMITS,
  )
  if (!read.ok) throw new Error(read.error.code)
  source = { document: read.value, found: extractTopics(read.value) }
})

/** As a teacher enters it: a document, all its topics, the types and perhaps a total. */
function entered(questionTypes: readonly QuestionType[], total: number | undefined): Draft {
  const topics = source.found.topics.map(({ topic: { id, name, category } }) => ({
    id,
    name,
    category,
    questionCount: 2,
  }))
  const steps = [
    { kind: 'document_chosen', document: { id: source.document.id, name: 'nutrition.txt' }, language: 'en', topics },
    {
      kind: 'configured',
      change: { questionTypes, totalQuestions: 10, ...(total === undefined ? {} : { totalMarks: total }) },
    },
    { kind: 'topics_rescaled' },
  ] as const
  return steps.reduce<Draft>(reduceDraft, emptyDraft('en'))
}

async function madeOf(draft: Draft) {
  const payload = payloadOf(draft)
  if (!payload.ok || payload.value.by !== 'document') throw new Error('the draft asks for no paper of a document')
  const reading = {
    documentId: source.document.id,
    name: 'nutrition.txt',
    language: 'en',
    topics: source.found.topics.map(({ topic }) => topic),
    body: new Uint8Array(),
  }
  const wish = parsePaperWish(payload.value.body as GeneratePaper, [reading as never], FREE)
  if (!wish.ok) throw new Error(wish.error.code)
  const { configuration, template, topics } = wish.value
  const made = await makePaper([source], {
    configuration,
    templateId: template.id,
    ...(topics === undefined ? {} : { topics }),
    seed: 'one number',
    now: '2026-11-22T00:00:00.000Z',
  })
  if (!made.ok) throw new Error(made.error.code)
  return { paper: made.value, template }
}

describe.each([
  { name: 'the usual marks', types: ['multiple_choice', 'fill_blank'], total: undefined, marks: 20 },
  { name: 'a total that the questions bear', types: ['short_answer'], total: 55, marks: 55 },
  { name: 'a total beyond what they bear', types: ['multiple_choice', 'true_false'], total: 100, marks: 30 },
] as const)('$name', ({ types, total, marks }) => {
  test('are one number from the field to the printed paper, and so are the minutes', async () => {
    const draft = entered(types, total)
    const plan = planOf(draft)
    const sheet = placeholderPaper(draft)
    const { paper, template } = await madeOf(draft)
    expect(paper.questions).toHaveLength(totalQuestionsOf(draft))
    const json = formatPaper(paper)
    expect([plan.marks, totalMarks(sheet.questions), totalMarks(paper.questions), json.totalMarks]).toEqual([
      marks,
      marks,
      marks,
      marks,
    ])
    const minutes = Math.ceil(marks * 1.5)
    expect([plan.minutes, paperMinutes(paper.questions), json.metadata.estimatedDuration]).toEqual([
      minutes,
      minutes,
      minutes,
    ])
    const printed = JSON.stringify(layOut(paper, template, { part: 'paper', pageSize: 'a4' }).blocks[0])
    expect(printed).toContain(`${marks}`)
  })
})
