/** A printing child for tests: what it is given to print says what it answers. */
import { serveJobs } from '#sandbox/serve-jobs.ts'

serveJobs(async ({ header }, send) => {
  for (const answer of header as readonly ({ readonly json: unknown } | { readonly text: string } | 'loop')[]) {
    if (answer === 'loop') for (;;) Math.random()
    await send(
      'json' in answer ? { kind: 'json', value: answer.json } : { kind: 'bytes', bytes: Buffer.from(answer.text) },
    )
  }
})
