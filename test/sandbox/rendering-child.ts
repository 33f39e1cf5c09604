/** A child for tests that draws nothing: its LaTeX says what it answers. */
import type { LatexOrder } from '#printing/latex/render-latex.ts'
import { serveJobs } from '#sandbox/serve-jobs.ts'

serveJobs(async ({ header }, send) => {
  for (const answer of JSON.parse((header as LatexOrder).latex) as readonly (
    | { readonly json: unknown }
    | { readonly text: string }
  )[]) {
    await send(
      'json' in answer
        ? { kind: 'json', value: answer.json }
        : { kind: 'bytes', bytes: Buffer.from(answer.text, 'latin1') },
    )
  }
})
