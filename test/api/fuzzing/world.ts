/** A signed-in owner with rows of every kind, in a running service, for calls drawn at random. */
import { readFile, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import type { Route } from '#contract/route.ts'
import { PLAN_LIMITS } from '#domain/plan.ts'
import { USUAL_FORMAT } from '#formats/formats.ts'
import type { RunningService } from '#server/open-service.ts'
import type { World } from './fuzz-route.ts'

/** The caller chooses the id of what is being made. */
const GENERATION = 'a'.repeat(32)

/** A plan file without limits, so that no call ends at a quota. */
export async function unlimitedPlans(folder: string): Promise<string> {
  const file = join(folder, 'plans.json')
  await writeFile(
    file,
    JSON.stringify([
      {
        tier: 'free',
        name: 'Fuzz',
        limits: Object.fromEntries(PLAN_LIMITS.map((limit) => [limit, -1])),
        priorityProcessing: false,
        advancedModels: false,
        monthlyPriceHkd: 0,
      },
    ]),
  )
  return file
}

export async function openWorld({ service, port }: RunningService): Promise<World & { readonly close: () => void }> {
  const url = `http://127.0.0.1:${port}`
  const signUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Fuzz', email: `fuzz${Date.now()}@school.hk`, password: 'blue-harbour-7' }),
  })
  const token = signUp.headers.get('set-auth-token')
  if (token === null) throw new Error(`Cannot sign up: ${signUp.status} ${await signUp.text()}`)
  const call = async (method: string, path: string, body?: unknown): Promise<{ readonly data: any }> => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const json = (await answer.json()) as { readonly success: boolean; readonly data: any }
    if (!json.success) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`)
    return json
  }
  const upload = async (name: string, text: Buffer): Promise<string> => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(text)]), name)
    const { data } = await call('POST', '/documents?onDuplicate=keep', form)
    for (;;) {
      const { data: document } = await call('GET', `/documents/${data.id}`)
      if (document.status === 'ready') return data.id as string
      if (document.status === 'error') throw new Error(`${name}: ${JSON.stringify(document.error)}`)
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }
  const bees = await readFile('samples/honey-bees.txt')
  const [document, reread, binned] = await Promise.all([
    upload('honey-bees.txt', bees),
    upload('reread.txt', bees.subarray(0, 2000)),
    upload('binned.txt', bees.subarray(0, 1500)),
  ])
  const paper = (
    await call('POST', '/papers/generate', {
      documentId: document,
      totalQuestions: 8,
      questionTypes: 'multiple_choice,true_false,fill_blank,short_answer',
      seed: 'fuzz',
    })
  ).data
  const binnedPaper = (
    await call('POST', '/papers/generate', {
      documentId: document,
      totalQuestions: 5,
      questionTypes: ['true_false'],
      seed: 'bin',
    })
  ).data.id as string
  const topic = (await call('POST', '/topics', { name: 'Bees' })).data.id as string
  const template = (
    (await (await fetch(`${url}/api/v1/templates`)).json()) as { readonly data: readonly { readonly id: string }[] }
  ).data[0]!.id
  const { url: file } = (await call('GET', `/documents/${document}/url`)).data as { readonly url: string }
  const topics = (await call('GET', `/documents/${document}`)).data.extractedTopics as readonly {
    readonly id: string
  }[]
  const { data: cursors } = await call('GET', '/documents?limit=1')
  const snapshot = await service.db
    .selectFrom('paper')
    .select('body')
    .where('paperId', '=', paper.id)
    .executeTakeFirstOrThrow()
  const { schoolId } = await service.db
    .selectFrom('paper')
    .select('schoolId')
    .where('paperId', '=', paper.id)
    .executeTakeFirstOrThrow()
  const remakeGeneration = async (): Promise<void> => {
    const row = {
      runId: 'fuzz',
      status: 'working',
      stage: 'questions',
      wanted: 5,
      fault: null,
      paperId: null,
      expiresAt: new Date(Date.now() + 3_600_000),
    } as const
    await service.db
      .insertInto('generation')
      .values({ schoolId, generationId: GENERATION, ...row })
      .onConflict((conflict) => conflict.columns(['schoolId', 'generationId']).doUpdateSet(row))
      .execute()
  }
  const agent = new Agent({ keepAlive: true })
  const { questions } = paper as {
    readonly questions: readonly { readonly id: string; readonly type: string; readonly question: string }[]
  }
  await remakeGeneration()
  return {
    port,
    token,
    agent,
    ids({ policy, path }) {
      const row = policy.startsWith('document')
        ? /reread|cancel/.test(path)
          ? reread
          : document
        : policy === 'deleted_document_owner'
          ? binned
          : policy === 'deleted_paper_owner'
            ? binnedPaper
            : path.startsWith('/topics')
              ? topic
              : policy === 'generation_owner'
                ? GENERATION
                : path.startsWith('/templates')
                  ? template
                  : (paper.id as string)
      return {
        id: row,
        questionId: questions[0]!.id,
        revision: '1',
        page: '1',
        token: file.split('/').at(-1)!,
        format: USUAL_FORMAT,
      }
    },
    hints: {
      generationId: [GENERATION],
      formats: ['json', 'markdown,kahoot', 'text, xlsx,text', 'pdf,papyrus', ','],
      strategy: ['auto', 'single-batch', 'concurrent'],
      documentId: [document],
      sourceDocuments: [[document], [document, reread]],
      selectedTopics: [topics.slice(0, 2).map(({ id }) => id), [{ id: topics[0]!.id, questionCount: 3 }]],
      templateId: [template, 'default'],
      language: ['en', 'zh-TW', 'zh_CN'],
      difficulty: ['easy', 'mixed', 'advanced'],
      questionTypes: ['Multiple Choice,True/False', 'true-false,mcq', ['short_answer', 'fill_blanks']],
      totalQuestions: [5, '6', 9, ''],
      questionCount: [5, '8'],
      timeLimit: [15, '300', 'soon'],
      totalMarks: [50, 300],
      keep: [[questions[0]!.id], []],
      type: ['true_false', 'TRUE/FALSE', 'fill in the blanks'],
      paperFormat: ['standard'],
      questions: [
        questions,
        questions.toReversed(),
        questions.map((question) => ({ ...question, question: `${question.question} (2 marks)` })),
        [{ type: 'mc', question: 'Which?', options: ['A. x', 'B. y'], correct_answer: 1, points: 3 }],
        questions.map((question) => ({ ...question, marks: 1e9 })),
        questions.map((question) => ({ ...question, marks: 7 })),
        [],
      ],
      configuration: [{}, { timeLimit: 30, totalMarks: 60, instructions: 'Do it.' }],
      title: ['Term test'],
      subject: ['Science'],
      grade: ['S3'],
      status: ['ready', 'completed', 'draft'],
      name: ['Bees & co'],
      deleted: ['true', 'false'],
      version: ['A'],
      limit: [1, 20, 100],
      page: [1, 2, 100_000],
      cursor: [cursors.nextCursor ?? 'x'],
      q: ['bee', '%', '_', '\\'],
      content: [bees.toString('utf8').slice(0, 3000)],
      password: ['wrong-password'],
      seed: ['1', 'ü'],
    },
    async reset(route: Route) {
      if (route.method === 'GET') return
      if (route.policy === 'generation_owner') await remakeGeneration()
      const { db } = service
      if (route.policy === 'document_owner' || route.policy === 'deleted_document_owner') {
        await db.updateTable('document').set({ deletedAt: null }).where('documentId', '=', document).execute()
        await db.updateTable('document').set({ deletedAt: new Date() }).where('documentId', '=', binned).execute()
      }
      if (route.policy === 'topic_owner')
        await db.updateTable('topic').set({ deletedAt: null }).where('topicId', '=', topic).execute()
      if (route.policy === 'paper_owner' || route.policy === 'deleted_paper_owner') {
        const body = JSON.stringify(snapshot.body)
        await db
          .deleteFrom('paperRevision')
          .where('paperId', '=', paper.id as string)
          .execute()
        const { schoolId } = await db
          .updateTable('paper')
          .set({ deletedAt: null, body, revision: 2 })
          .where('paperId', '=', paper.id as string)
          .returning('schoolId')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('paperRevision')
          .values({ schoolId, paperId: paper.id as string, revision: 1, body })
          .execute()
        await db.updateTable('paper').set({ deletedAt: new Date() }).where('paperId', '=', binnedPaper).execute()
      }
    },
    close: () => agent.destroy(),
  }
}
