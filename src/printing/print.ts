/** Every printer of the house by its name: what the printing child runs. */
import type { LaidOut } from '#layout/laid-out.ts'
import type { LaidOutQuiz } from '#layout/quiz.ts'
import type { LoneFormula } from '#domain/lone-formula.ts'
import type { PrintWarning } from './pdf/print-warning.ts'
import { printPdf } from './pdf/print-pdf.ts'

export type { LaidOutPaper } from '#layout/laid-out.ts'

export type PrintJob =
  | { readonly printer: 'html' | 'pdf' | 'word'; readonly laidOut: LaidOut }
  | { readonly printer: 'interactive'; readonly quiz: LaidOutQuiz }
  /** Gives JSON of a list of `Mathml`. */
  | { readonly printer: 'mathml'; readonly formulas: readonly LoneFormula[] }

/** The same job gives the same bytes. Throws what only bugs cause. */
export async function print(job: PrintJob, onWarning: (warning: PrintWarning) => void): Promise<Uint8Array> {
  switch (job.printer) {
    case 'html': {
      const { printHtml } = await import('./html/print-html.ts')
      return printHtml(job.laidOut, onWarning)
    }
    case 'pdf':
      return printPdf(job.laidOut, onWarning)
    case 'interactive': {
      const { printQuiz } = await import('./html/quiz/print-quiz.ts')
      return printQuiz(job.quiz, onWarning)
    }
    case 'word': {
      const { printWord } = await import('./word/print-word.ts')
      return printWord(job.laidOut, onWarning)
    }
    case 'mathml': {
      const { setFormulas } = await import('./maths/set-formulas.ts')
      return new TextEncoder().encode(JSON.stringify(setFormulas(job.formulas)))
    }
  }
}
