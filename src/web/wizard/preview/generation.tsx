/** While the paper is made: what is done of it, a way to stop, and what to do where it failed. */
import { Check, Circle, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { PaperLanguage } from '#domain/language.ts'
import { ApiError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { MakingProgress } from '../../made-paper/making-progress.tsx'
import { wordFailure } from '../../made-paper/word-failure.ts'
import { QuotaTold } from '../../plans/quota-told.tsx'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { joined } from '../../ui/joined.ts'
import { Notice } from '../../ui/notice.tsx'
import type { StepProps } from '../wizard.tsx'
import { stepBefore } from '../draft-steps.ts'
import { STAGES, type Stage } from './generate.ts'
import { MadeSoFar } from './made-so-far.tsx'
import { useGeneration, type Working as WorkingState } from './use-generation.ts'
import { wayBack } from './way-back.ts'

export function Generation({ draft, act, go }: StepProps) {
  const { state, start, cancel } = useGeneration(draft, act)
  switch (state.kind) {
    case 'working':
      return (
        <Working working={state} language={draft.preset?.language ?? draft.configuration.language} onCancel={cancel} />
      )
    case 'cancelled':
      return <Stopped isSure={state.isSure} onAgain={() => start()} onBack={() => go(stepBefore(draft))} />
    case 'failed':
      return (
        <Failed
          error={state.error}
          draft={draft}
          onAgain={() => start()}
          onUseCredits={() => start({ useCredits: true })}
          go={go}
        />
      )
  }
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className="mx-auto my-10 grid max-w-xl gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** What the server says of it, once it says anything. */
function stageOf({ stage, progress }: WorkingState): Stage {
  if (stage !== 'questions' || progress?.status !== 'working') return stage
  return progress.stage === 'checking' ? 'questions' : progress.stage
}

function Working({
  working,
  language,
  onCancel,
}: {
  readonly working: WorkingState
  readonly language: PaperLanguage
  readonly onCancel: () => void
}) {
  const {
    common,
    preview: { generating },
  } = useReader().texts
  const place = STAGES.indexOf(stageOf(working))
  // What an earlier attempt of the same request left says nothing of this one.
  const progress = working.progress?.status === 'failed' ? undefined : working.progress
  return (
    <>
      <Frame title={generating.title}>
        <div role="status">
          <ol aria-label={generating.title} className="grid gap-4">
            {STAGES.map((each, index) => {
              const state = index < place ? 'done' : index === place ? 'now' : 'later'
              return (
                <li key={each} className={joined('flex items-center gap-3', state === 'later' && 'text-muted')}>
                  <StageIcon state={state} />
                  <span>{generating.stages[each]}</span>
                  <span className="ms-auto text-sm text-muted">{generating.states[state]}</span>
                </li>
              )
            })}
          </ol>
        </div>
        {progress === undefined ? null : <MakingProgress progress={progress} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="secondary" isBusy={working.isStopping} onClick={onCancel}>
            {working.isStopping ? generating.stopping : common.cancel}
          </Button>
          {progress === undefined ? null : (
            <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{generating.stays}</p>
          )}
        </div>
      </Frame>
      {progress === undefined || progress.wanted === 0 ? null : (
        <div className="mx-auto mb-10 max-w-xl">
          <MadeSoFar progress={progress} language={language} />
        </div>
      )}
    </>
  )
}

function StageIcon({ state }: { readonly state: 'done' | 'now' | 'later' }) {
  switch (state) {
    case 'done':
      return <Check size={20} aria-hidden className="text-ok" />
    case 'now':
      return <LoaderCircle size={20} aria-hidden className="text-accent motion-safe:animate-spin" />
    case 'later':
      return <Circle size={20} aria-hidden />
  }
}

function Stopped({
  isSure,
  onAgain,
  onBack,
}: {
  readonly isSure: boolean
  readonly onAgain: () => void
  readonly onBack: () => void
}) {
  const { cancelled, actions } = useReader().texts.preview
  return (
    <Frame title={cancelled.title}>
      <p role="status">{isSure ? cancelled.sure : cancelled.unsure}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{cancelled.again}</Button>
        <Button kind="secondary" onClick={onBack}>
          {actions.previous}
        </Button>
      </div>
    </Frame>
  )
}

type FailedProps = Pick<StepProps, 'draft' | 'go'> & {
  readonly error: unknown
  readonly onAgain: () => void
  readonly onUseCredits: () => void
}

function Failed({ error, draft, onAgain, onUseCredits, go }: FailedProps) {
  const { language, texts } = useReader()
  const { openSignIn } = useSession()
  const {
    preview: { failure },
    common,
    wizard,
  } = texts
  const back = draft.preset === undefined ? wayBack(error) : stepBefore(draft)
  return (
    <Frame title={failure.title}>
      <Notice kind="bad">
        <p>{wordFailure(error, 'generation', language, texts.preview)}</p>
        {error instanceof ApiError && error.isOffline ? <p className="text-muted">{common.offline}</p> : null}
      </Notice>
      <p className="text-muted">{failure.kept}</p>
      <div className="flex flex-wrap gap-3">
        {error instanceof ApiError && error.is('unauthenticated') ? (
          <Button onClick={() => openSignIn()}>{wizard.gate.button}</Button>
        ) : null}
        <Button onClick={onAgain}>{common.retry}</Button>
        <Button kind="secondary" onClick={() => go(back)}>
          {failure.back(wizard.steps[back])}
        </Button>
      </div>
      <QuotaTold error={error} onUseCredits={onUseCredits} />
    </Frame>
  )
}
