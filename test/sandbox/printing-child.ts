/** A printing child for tests: what it is given to print says what it answers. */
import { serveJobs } from '#sandbox/serve-jobs.ts'

type Answer = { readonly json: unknown } | { readonly text: string } | 'loop'

serveJobs(async ({ header }, send) => {
  const { answers } = header as { readonly answers: readonly Answer[] }
  for (const answer of answers) {
    if (answer === 'loop') for (;;) Math.random()
    await send(
      'json' in answer ? { kind: 'json', value: answer.json } : { kind: 'bytes', bytes: Buffer.from(answer.text) },
    )
  }
})
