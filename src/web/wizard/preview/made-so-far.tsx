/** The questions that are there already, each in a row of fixed height, so that nothing jumps as they come. */
import { useMemo } from 'react'
import { checkQuestions } from '#domain/check-questions.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { phrasing } from '#layout/phrase.ts'
import { trustOf } from '#domain/trust.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../../floor/texts.ts'
import type { Progress } from '../../made-paper/making.ts'
import { gistOf } from '../../paper/gist.ts'
import { Phrase } from '../../paper/words.tsx'
import { TrustMark } from '../../trust/trust-mark.tsx'
import { joined } from '../../ui/joined.ts'

const ROW = 'grid h-22 grid-cols-[2rem_minmax(0,1fr)] content-center gap-x-2 border-b border-line px-4 text-sm'

/** `language`: of the paper. */
export function MadeSoFar({
  progress: { questions, wanted },
  language,
}: {
  readonly progress: Progress
  readonly language: PaperLanguage
}) {
  const {
    language: reader,
    texts: { preview },
  } = useReader()
  const messages = printedIn(reader)
  const rows = useMemo(() => {
    const phrase = phrasing(language, undefined)
    return checkQuestions(questions, { language, from: { kind: 'own' } }).questions.map((question) => ({
      question,
      gist: phrase(gistOf(question.stem, question.type === 'long_question' ? question.parts : [])),
    }))
  }, [questions, language])
  return (
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={preview.generating.soFar}
      className="max-h-[600px] overflow-y-auto rounded-card border border-line bg-surface"
    >
      <ol>
        {rows.map(({ question, gist }, index) => (
          <li key={question.id} className={ROW}>
            <span className="font-semibold tabular-nums">{index + 1}.</span>
            <span className="line-clamp-2">
              <Phrase phrase={gist} blank={6} />
            </span>
            <span className="col-start-2 mt-1 flex gap-x-3 overflow-hidden whitespace-nowrap text-muted">
              <TrustMark label={trustOf(question.provenance)} />
              <span className="inline-block truncate first-letter:uppercase">
                {messages.questionTypes[question.type]}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {Array.from({ length: Math.max(0, wanted - rows.length) }, (_, index) => (
        <div key={index} aria-hidden className={joined(ROW, 'last:border-b-0')}>
          <span className="h-4 w-5 rounded-control bg-raised" />
          <span className="grid gap-2">
            <span className="h-4 w-11/12 rounded-control bg-raised motion-safe:animate-pulse" />
            <span className="h-4 w-1/3 rounded-control bg-raised motion-safe:animate-pulse" />
          </span>
        </div>
      ))}
    </div>
  )
}
