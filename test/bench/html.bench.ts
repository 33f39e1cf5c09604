/** Measures web pages beside the PDF of the same paper: `node test/bench/html.bench.ts`. */
import { printHtml } from '#printing/html/print-html.ts'
import { printAgainstPdf } from './against-pdf.ts'

/** A page of 45 questions is wanted within this, warm. */
const LIMIT_MS = 300

await printAgainstPdf('HTML', LIMIT_MS, (laidOut) => printHtml(laidOut))
