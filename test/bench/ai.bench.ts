/**
 * Papers by an AI that takes 4 s an answer, against the limits of issue 8, and how long others wait meanwhile: `node
 * test/bench/ai.bench.ts`. Prints a table; never fails by the clock.
 */
import { readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { scriptAi } from '../scripted-ai/script-ai.ts'
import { emptyDirectory, signUp, startService } from './running-service.ts'

const ANSWER_MS = 4000
/** What is looked at of an answer. */
type Answer = {
  readonly success: boolean
  readonly error?: string
  readonly data?: {
    readonly id: string
    readonly status: string
    readonly error?: unknown
    readonly made?: number
    readonly questions?: readonly { readonly origin: { readonly kind: string } }[]
  }
}
type Row = {
  readonly what: string
  readonly total: string
  readonly limit: string
  readonly first: string
  readonly questions: string
  readonly requests: number
  readonly 'longest wait of others': string
}

const ai = await scriptAi({ behave: ({ prompt }) => (prompt.includes('Write exactly') ? { delayMs: ANSWER_MS } : {}) })
const folder = emptyDirectory()
const service = await startService({
  DATA_DIR: folder,
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'scripted',
  AI_BASE_URL: ai.url,
})
const rows: Row[] = []
try {
  const headers = await signUp(service.url)
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${service.url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    return answer.json() as Promise<Answer>
  }

  async function measure(what: string, path: string, wanted: number, body: object, limitMs?: number): Promise<void> {
    const generationId = crypto.randomUUID().replaceAll('-', '')
    const before = ai.requests.length
    const started = performance.now()
    let done = false
    let firstMs = Number.POSITIVE_INFINITY
    let longestMs = 0
    const watching = (async () => {
      while (!done) {
        const asked = performance.now()
        await fetch(`${service.url}/api/v1/health`).then((answer) => answer.text())
        longestMs = Math.max(longestMs, performance.now() - asked)
        if (
          firstMs === Number.POSITIVE_INFINITY &&
          ((await call('GET', `/generations/${generationId}`)).data?.made ?? 0) > 0
        )
          firstMs = performance.now() - started
        await pause(20)
      }
    })()
    const made = await call('POST', path, { ...body, questionCount: wanted, generationId })
    const totalMs = performance.now() - started
    done = true
    await watching
    const origins = (made.data?.questions ?? []).filter(({ origin }) => origin.kind === 'ai').length
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
    rows.push({
      what,
      total: seconds(totalMs),
      limit: limitMs === undefined ? 'none' : seconds(limitMs),
      first: seconds(Math.min(firstMs, totalMs)),
      questions: made.success ? `${origins} of ${wanted}` : String(made.error),
      requests: ai.requests.length - before,
      'longest wait of others': `${Math.round(longestMs)} ms`,
    })
    console.log(rows.at(-1))
  }

  const topic = { topic: 'Equations in daily life', subject: 'Science', gradeLevel: 'S3' }
  const upload = async (name: string, text: string): Promise<string> => {
    const form = new FormData()
    form.append('file', new Blob([text]), name)
    const { id } = (await call('POST', '/documents', form)).data!
    for (;;) {
      const data = (await call('GET', `/documents/${id}`)).data!
      if (data.status === 'error') throw new Error(JSON.stringify(data.error))
      if (data.status === 'ready') return id
      await pause(200)
    }
  }
  await measure(
    '10 questions, one batch',
    '/quizzes/generate/concept',
    10,
    { ...topic, questionTypes: ['multiple_choice'] },
    6000,
  )
  await measure(
    '30 questions',
    '/quizzes/generate/concept',
    30,
    { ...topic, topic: 'Equations at work', questionTypes: ['multiple_choice', 'short_answer'] },
    6000,
  )
  await measure(
    '100 questions of two types',
    '/quizzes/generate/concept',
    100,
    { ...topic, topic: 'Equations in trade', questionTypes: ['multiple_choice', 'short_answer'] },
    15_000,
  )
  // What the scripted AI repeats or quotes wrongly is asked for again, 4 s a round: of these the wait of others is of
  // interest.
  const chapter = await readFile('samples/honey-bees.txt', 'utf8')
  await measure('30 questions of a short chapter', '/quizzes/generate/document', 30, {
    sourceDocuments: [await upload('chapter.txt', chapter)],
    questionTypes: ['multiple_choice', 'short_answer'],
  })
  // Each chapter with words of its own, so that no two say the same.
  const book = Array.from({ length: Math.ceil(1_250_000 / chapter.length) }, (_, number) =>
    chapter
      .replace(/^Unit 4 .*$/m, `Unit ${number + 1} Colony ${number + 1}`)
      .replaceAll(
        /\b(hive|queen|nectar|workers?|colony|pollen)\b/g,
        (word) => `${word}${number % 2 === 0 ? '' : 's'} of colony ${number + 1}`,
      ),
  ).join('\n\n')
  await measure('30 questions of a book of 500 pages', '/quizzes/generate/document', 30, {
    sourceDocuments: [await upload('book.txt', book)],
    questionTypes: ['multiple_choice', 'short_answer'],
  })
} finally {
  await service.end()
  await ai.close()
  await rm(folder, { recursive: true, force: true })
}
console.table(rows)
