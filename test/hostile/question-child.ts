/** Makes twenty questions from what was read of a hostile file, and says how many there are and how long it took. */
import { seededRandom } from '#domain/random.ts'
import { makeQuestions } from '#questions/make-questions.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { serveJobs } from '#sandbox/serve-jobs.ts'

serveJobs(async ({ header }, send) => {
  const source = header as DocumentWithTopics
  const start = performance.now()
  const { questions } = await makeQuestions(
    [source],
    {
      total: 20,
      types: ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'],
      difficulty: 'mixed',
      language: source.document.language,
    },
    seededRandom('hostile'),
  )
  await send({ kind: 'json', value: { questions: questions.length, ms: performance.now() - start } })
})
