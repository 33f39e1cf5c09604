/** The child that draws LaTeX: an order in, an SVG or a PNG out, or what is wrong in the LaTeX. */
import { renderLatex, type LatexOrder } from '#printing/latex/render-latex.ts'
import { serveJobs } from '../serve-jobs.ts'
import type { RenderingAnswer } from './rendering-part.ts'

serveJobs(async ({ header }, send) => {
  const drawn = await renderLatex(header as LatexOrder)
  const answer: RenderingAnswer = drawn.ok
    ? drawn.value.format === 'svg'
      ? { svg: drawn.value.svg }
      : { png: true }
    : { fault: drawn.error }
  await send({ kind: 'json', value: answer })
  if (drawn.ok && drawn.value.format === 'png') await send({ kind: 'bytes', bytes: drawn.value.png })
})
