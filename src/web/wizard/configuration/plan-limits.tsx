/** The limits of the plan, told before anything is generated, with what to do where the paper passes them. */
import { memo } from 'react'
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PlanCheck } from './plan-check.ts'

type Props = {
  readonly plan: PlanCheck
  readonly asked: number
  readonly onUse: (change: { readonly totalQuestions: number }) => void
}

export const PlanLimits = memo(function PlanLimits({
  plan: { perPaper, fault, questions, papers, isUnknown },
  asked,
  onUse,
}: Props) {
  const {
    configuration: { plan: words },
  } = useTexts()
  const lines = [
    perPaper === undefined ? undefined : words.perPaper(perPaper),
    questions === undefined ? undefined : words.questionsLeft(questions.left, questions.limit),
    papers === undefined ? undefined : words.papersLeft(papers.left, papers.limit),
  ].filter((line) => line !== undefined)
  const isPastMonth = fault === undefined && questions !== undefined && asked > questions.left
  const most = Math.min(perPaper ?? asked, questions?.left ?? asked)
  const use = (button: HTMLElement): void => {
    // The button goes away with its reason.
    button.closest('section')?.querySelector<HTMLElement>('[data-field=totalQuestions] input')?.focus()
    onUse({ totalQuestions: most })
  }
  return (
    <div className="grid content-start gap-3 @md:pt-7">
      {isUnknown === true ? <p className="text-sm text-muted">{words.unknown}</p> : null}
      {lines.length === 0 ? null : (
        <div className="text-sm text-muted">
          <h3 className="sr-only">{words.title}</h3>
          <ul className="grid gap-1">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {papers?.left === 0 ? <Notice kind="warn">{words.noPaperThisMonth}</Notice> : null}
      {fault === undefined && !isPastMonth ? null : (
        <Notice kind="warn">
          <p>{isPastMonth ? words.tooManyThisMonth(asked, questions.left) : words.tooMany}</p>
          {most < CONFIGURATION_NUMBERS.totalQuestions.least ? null : (
            <Button kind="secondary" className="mt-2" onClick={(event) => use(event.currentTarget)}>
              {words.use(most)}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
})
