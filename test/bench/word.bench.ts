/** Measures Word documents beside the PDF of the same paper: `node test/bench/word.bench.ts`. */
import { printWord } from '#printing/word/print-word.ts'
import { printAgainstPdf } from './against-pdf.ts'

/** A Word document of 45 questions is wanted within this, warm. */
const LIMIT_MS = 300

await printAgainstPdf('Word', LIMIT_MS, (laidOut) => printWord(laidOut))
