/** The finished paper: its numbers, both parts, its questions, and what can be done with it. */
import { useEffect, useMemo, useRef } from 'react'
import { wordFirstErrors } from '#messages/word-faults.ts'
import { toldIn } from '../../floor/told.ts'
import { useReader, useTexts } from '../../floor/texts.ts'
import { wordError } from '../../api/call.ts'
import { MakingProgress } from '../../made-paper/making-progress.tsx'
import type { Progress } from '../../made-paper/making.ts'
import { QuotaTold } from '../../plans/quota-told.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { StepProps } from '../wizard.tsx'
import { Badges } from './badges.tsx'
import { Downloads } from './downloads.tsx'
import { HeldNotices } from './held-notices.tsx'
import { Information } from './information.tsx'
import { PaperNotices } from '../../paper/paper-notices.tsx'
import { QuestionList } from './question-list.tsx'
import { numberedQuestions, type PaperAnswer, type ShownPaper } from './read-paper.ts'
import { ReadyFooter } from './ready-footer.tsx'
import { Shortage } from './shortage.tsx'
import { StatCards } from './stat-cards.tsx'
import { Toolbar, type Regeneration } from './toolbar.tsx'
import { useChanges, type Changes } from '../../made-paper/use-changes.ts'
import { useLocks } from '../../made-paper/use-locks.ts'
import { useDraws } from './use-draws.ts'
import { useKeeping } from './use-keeping.ts'
import { useQuestionKeys } from './use-question-keys.ts'
import { Views } from './views.tsx'
import { wordFailure } from '../../made-paper/word-failure.ts'

type Props = StepProps & { readonly answer: PaperAnswer; readonly shown: ShownPaper }

export function ReadyPaper({ answer, shown, ...step }: Props) {
  const { preview } = useTexts()
  const area = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const {
    draft: { held, preset },
    act,
  } = step
  const keeping = useKeeping(step)
  const own = useChanges(answer.id)
  const draws = useDraws({ draft: step.draft, act, paper: answer, own, keeping })
  const changes = held === undefined ? own : draws
  const questions = numberedQuestions(shown)
  const ids = useMemo(() => shown.paper.questions.map(({ id }): string => id), [shown])
  const locks = useLocks(answer.id, ids)
  const { selected, select, goTo } = useQuestionKeys(area, questions, {
    replace: (one) => {
      if (!locks.has(one.question.id)) changes.replace(one)
    },
    keep: ({ question }) => {
      if (held === undefined) locks.toggle(question.id)
    },
    undo: changes.undo,
  })
  const regeneration: Regeneration = {
    start: (strategy) => changes.regenerate(locks.keep, strategy === undefined ? {} : { strategy }),
    isBusy: changes.isRegenerating,
    whyDisabled: locks.keep.length > 0 && locks.keep.length === questions.length ? preview.actions.allKept : undefined,
  }
  const whyNoPdf =
    questions.length === 0 ? preview.downloads.noPaper : held?.kind === 'sample' ? preview.downloads.sample : undefined
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      {/* A click anywhere in it gives it the focus, and so its keys. */}
      <section aria-labelledby="preview-ready" ref={area} tabIndex={-1} className="grid gap-6 outline-none">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="grid gap-2">
            <h2 id="preview-ready" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
              {preview.ready}
            </h2>
            <Badges isSample={held?.kind === 'sample'} questions={shown.paper.questions} />
          </div>
          <Toolbar
            paper={shown.paper}
            held={held}
            keeping={keeping}
            kept={locks.keep.length}
            changes={changes}
            regeneration={regeneration}
          />
        </div>
        {changes.progress === undefined ? null : (
          <Remaking progress={changes.progress} isStopping={changes.isStopping} onStop={changes.stop} />
        )}
        <StatCards paper={shown.paper} />
        <Faults shown={shown} changes={changes} />
        <HeldNotices held={held} keeping={keeping} />
        {/* A question that the teacher took away is no shortage: it is told while the paper is as it was made. */}
        {shown.paper.revision === 1 && preset === undefined && held === undefined ? (
          <Shortage {...step} given={questions.length} />
        ) : null}
        <PaperNotices paper={shown.paper} heading="h3" />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)_minmax(0,17rem)]">
          <Views shown={shown} onQuestion={goTo} regeneration={regeneration} whyNoExport={whyNoPdf} />
          <QuestionList
            paper={shown.paper}
            questions={questions}
            selected={selected}
            onSelect={select}
            onGo={goTo}
            isKept={locks.has}
            onKeep={held === undefined ? locks.toggle : undefined}
            canReplace={held?.kind !== 'sample'}
            costsToReplace={held === undefined && shown.paper.structure === undefined}
            changes={changes}
          />
          <aside className="grid items-start gap-6 lg:col-span-2 lg:grid-cols-2 xl:col-span-1 xl:grid-cols-1">
            <Downloads paper={shown.paper} held={held} keeping={keeping} whyNot={whyNoPdf} />
            <Information shown={shown} />
          </aside>
        </div>
        <ReadyFooter {...step} />
      </section>
      <QuotaTold error={changes.fault?.error} onUseCredits={changes.fault?.forCredits} />
    </>
  )
}

/** The new questions are on their way; the earlier ones are shown until they are there. */
function Remaking({
  progress,
  isStopping,
  onStop,
}: {
  readonly progress: Progress
  readonly isStopping: boolean
  readonly onStop: () => void
}) {
  const {
    common,
    preview: { generating },
  } = useTexts()
  return (
    <section aria-label={generating.title} className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <MakingProgress progress={progress} />
      <div>
        <Button kind="secondary" isBusy={isStopping} onClick={onStop}>
          {isStopping ? generating.stopping : common.cancel}
        </Button>
      </div>
    </section>
  )
}

/** What is wrong with the questions, and with the last change. */
function Faults({
  shown: { errors },
  changes: { fault, made, isFallback },
}: {
  readonly shown: ShownPaper
  readonly changes: Changes
}) {
  const {
    language,
    texts: { common, preview },
  } = useReader()
  return (
    <>
      {errors.length === 0 ? null : (
        <Notice kind="warn">{preview.issues(wordFirstErrors(errors, made, toldIn(language)))}</Notice>
      )}
      {isFallback ? <Notice kind="warn">{preview.generating.warnings.fallback}</Notice> : null}
      {fault === undefined ? null : (
        <Notice kind="bad">
          {fault.of === 'regeneration'
            ? wordFailure(fault.error, 'regeneration', language, preview)
            : wordError(fault.error, language, common.unknownError, common.offline)}
        </Notice>
      )}
    </>
  )
}
