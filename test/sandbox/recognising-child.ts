/** A recognising child for tests: its file, as JSON, says what it answers for each page. */
import { serveJobs } from '#sandbox/serve-jobs.ts'
import type { RecognitionJob } from '#sandbox/ocr/recognition-part.ts'

serveJobs(async ({ header, bytes }, send) => {
  const { page, likely } = header as RecognitionJob
  const told = (JSON.parse(Buffer.from(bytes).toString()) as Record<string, unknown>)[page]
  if (told === 'crash') process.exit(1)
  if (told === 'stall') await new Promise(() => undefined)
  await send({
    kind: 'json',
    value:
      told === 'as before'
        ? {
            manner: likely?.manner,
            confidence: 90,
            chinese: false,
            page: { number: page, width: 1, height: 1, lines: [] },
          }
        : told,
  })
})
