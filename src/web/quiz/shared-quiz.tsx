/** A paper for holders of its link: to be read, printed and kept; with its answers where they are shared. */
import type { ReactNode } from 'react'
import { Download, Eye } from 'lucide-react'
import { useTexts } from '../floor/texts.ts'
import { useFormatWords } from '../paper-files/formats.ts'
import { useExport } from '../paper-files/use-export.ts'
import { Button } from '../ui/button.tsx'
import { ExportOutcome } from './export-outcome.tsx'
import type { Loaded } from './loaded-quiz.tsx'
import { QuizHead } from './quiz-head.tsx'
import { QuizViews, type QuizView } from './quiz-views.tsx'

type Props = Loaded & {
  /** What is shown first. */
  readonly usual: QuizView
  /** Of a paper that came with its answers. */
  readonly hidesAnswers?: boolean
  readonly told?: ReactNode
}

export function SharedQuiz({ id, answer, read, usual, hidesAnswers = false, told }: Props) {
  const { quiz, exporting: words } = useTexts()
  const exporting = useExport(id)
  const { busy: making } = useFormatWords()
  const isBusy = (how: 'download' | 'preview'): boolean => exporting.busy?.how === how
  return (
    <main id="main" className="mx-auto grid w-full max-w-[62rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6">
      {told}
      <QuizHead answer={answer} />
      <div role="group" aria-label={quiz.actions} className="flex flex-wrap gap-3">
        <Button isBusy={isBusy('download')} onClick={() => exporting.download('paper')}>
          <Download size={18} aria-hidden />
          {isBusy('download') ? making : quiz.download}
        </Button>
        <Button kind="secondary" isBusy={isBusy('preview')} onClick={() => exporting.preview('paper')}>
          <Eye size={18} aria-hidden />
          {isBusy('preview') ? words.previewBusy : quiz.preview}
        </Button>
      </div>
      <ExportOutcome exporting={exporting} />
      <QuizViews
        id={id}
        answer={answer}
        read={{ ...(hidesAnswers ? withoutAnswers(read) : read), isOwn: false }}
        usual={usual}
      />
    </main>
  )
}

const withoutAnswers = ({ key: _key, questions, ...read }: Loaded['read']): Loaded['read'] => ({
  ...read,
  hasAnswers: false,
  questions: questions.map(
    ({ answer: _answer, explanation: _explanation, source: _source, trust: _trust, ...question }) => question,
  ),
})
