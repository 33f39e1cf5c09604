/** The child that makes papers: stored documents and an order in, a paper or a question out. */
import { gunzipSync } from 'node:zlib'
import { formatPaper } from '#domain/paper-json.ts'
import { formatQuestion } from '#domain/format-question.ts'
import { firstOf } from '#domain/must-be-there.ts'
import type { AiRequest } from '#questions/from-ai/ask-ai.ts'
import { topicsWithAi } from '#questions/from-ai/topics-with-ai.ts'
import { makerFor } from '#questions/make-questions.ts'
import { makePaper } from '#questions/make-paper.ts'
import { rankedQuestions, replaceQuestion } from '#questions/replace-question.ts'
import { topicCapacity } from '#questions/topic-capacity.ts'
import { formatSignature, signatureOf } from '#reading/near-duplicates/signature.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { serveJobs } from '../serve-jobs.ts'
import type { MakingAnswer, MakingJob } from './making-job.ts'

serveJobs(async ({ header, bytes }, send) => {
  const job = header as MakingJob
  const sources = documentsOf(job.lengths, bytes)
  await send({ kind: 'json', value: await answer(job, sources) })
  // A document that was just read is what the next paper is made from; a fault in loading is told by the job that needs
  // it.
  if (job.kind === 'signature')
    for (const { document } of sources) void makerFor(document.language).catch(() => undefined)
})

async function answer(job: MakingJob, sources: readonly DocumentWithTopics[]): Promise<MakingAnswer> {
  switch (job.kind) {
    case 'paper': {
      const made = await makePaper(sources, job.order)
      return made.ok
        ? { answer: 'paper', paper: formatPaper(made.value) }
        : { answer: 'marks_fault', fault: made.error }
    }
    case 'replacement': {
      const question = await replaceQuestion(sources, job.order)
      return { answer: 'question', ...(question === undefined ? {} : { question: formatQuestion(question) }) }
    }
    case 'candidates': {
      const ranked = await rankedQuestions(sources, job.order)
      return {
        answer: 'candidates',
        candidates: ranked.map(({ id, question }) => ({ id, question: formatQuestion(question) })),
      }
    }
    case 'topics':
      return topicsOf(firstOf(sources), job)
    case 'capacity':
      return { answer: 'capacity', capacity: await topicCapacity(firstOf(sources)) }
    case 'signature':
      return {
        answer: 'signature',
        signature: formatSignature(
          signatureOf(sources.flatMap(({ document }) => document.blocks.map(({ text }) => text))),
        ),
      }
  }
}

/** The AI is asked by the parent: without its reply the work goes as far as the question. */
async function topicsOf(
  { document, found }: DocumentWithTopics,
  { seed, reply }: Extract<MakingJob, { readonly kind: 'topics' }>,
): Promise<MakingAnswer> {
  let asked: AiRequest | undefined
  const made = await topicsWithAi(
    { document, found, seed },
    {
      ask: async (request) => {
        asked = request
        return reply ?? { ok: false, error: { code: 'cancelled' } }
      },
    },
  )
  if (reply === undefined && asked !== undefined) {
    const { instructions, prompt, maxTokens, temperature } = asked
    return { answer: 'request', request: { instructions, prompt, maxTokens, temperature } }
  }
  return { answer: 'topics', topics: [...made.found.topics], byAi: made.byAi, dropped: made.dropped }
}

function documentsOf(lengths: readonly number[], bytes: Uint8Array): DocumentWithTopics[] {
  let at = 0
  return lengths.map((length) => {
    const one = bytes.subarray(at, at + length)
    at += length
    return JSON.parse(gunzipSync(one).toString('utf8')) as DocumentWithTopics
  })
}
