/** The five steps: which one stands in the URL, what it may see, and the paper beside it. */
import { useNavigate, useSearch, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useRef, type ComponentType } from 'react'
import { isPaperLanguage, paperLanguageFor } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import { takeAskedToSignUp } from '../floor/next-page.ts'
import { usePageTitle } from '../floor/page-title.ts'
import { useReader } from '../floor/texts.ts'
import { parsePreset } from '../presets/preset.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { STEPS, type Draft, type Step } from './draft.ts'
import type { DraftAction } from './reduce-draft.ts'
import { allowsStep, nearestStep } from './draft-steps.ts'
import { StepBar } from './step-bar.tsx'
import { SignInGate } from './sign-in-gate.tsx'
import { InputStep } from './input/input-step.tsx'
import { LivePaper } from './live-paper.tsx'
import { useDraft } from './use-draft.ts'
import { useProgress } from './use-progress.ts'
import { partOnce } from '../ui/load-part.ts'
import { PartLoading } from '../floor/part-loading.tsx'

const LATER = {
  topics: partOnce(() => import('./topics/topics-step.tsx').then((module) => ({ default: module.TopicsStep }))),
  configuration: partOnce(() =>
    import('./configuration/configuration-step.tsx').then((module) => ({ default: module.ConfigurationStep })),
  ),
  template: partOnce(() => import('./template/template-step.tsx').then((module) => ({ default: module.TemplateStep }))),
  preview: partOnce(() => import('./preview/preview-step.tsx').then((module) => ({ default: module.PreviewStep }))),
} as const
const COMPONENTS: Readonly<Record<Step, ComponentType<StepProps>>> = {
  input: InputStep,
  topics: lazy(LATER.topics),
  configuration: lazy(LATER.configuration),
  template: lazy(LATER.template),
  preview: lazy(LATER.preview),
}

/** What every step gets. */
export type StepProps = {
  readonly draft: Draft
  readonly act: (action: DraftAction) => void
  readonly go: (step: Step) => void
}

/** Visitors see the first two steps (specification 2, section 2). */
const SIGNED_IN_FROM = 2

export function Wizard() {
  const { language, texts } = useReader()
  const { me, openSignIn } = useSession()
  useProgress(me?.id)
  useEffect(() => {
    if (me === null && takeAskedToSignUp()) openSignIn('sign-up')
  }, [me, openSignIn])
  const { step: asked, preset, language: spoken } = useSearch({ from: '/generator' })
  const navigate = useNavigate({ from: '/generator' })
  const given = useRouterState({ select: ({ location }) => location.state })
  // By the state of the router inside of the application, by the address from the public page of the papers.
  const named = useMemo(
    () => given.preset ?? parsePreset(preset, isPaperLanguage(spoken) ? spoken : paperLanguageFor(language)),
    [given, preset, spoken, language],
  )
  const opening = useMemo((): DraftAction | undefined => {
    if (named !== undefined) return { kind: 'preset_chosen', preset: named }
    if (given.document !== undefined)
      return {
        kind: 'document_chosen',
        document: given.document,
        ...(given.topics === undefined ? {} : { topics: given.topics }),
      }
    if (given.inputMethod !== undefined) return { kind: 'input_method_chosen', method: given.inputMethod }
    return preset === 'hkdse' && asked === undefined ? { kind: 'presets_opened' } : undefined
  }, [given, named, preset, asked])
  const [draft, act] = useDraft(paperLanguageFor(language), opening)
  const index = nearestStep(draft, (asked ?? 1) - 1)
  const step = itemAt(STEPS, index)
  const go = (to: Step): void =>
    void navigate({ to: '/generator', search: (old) => ({ ...old, step: STEPS.indexOf(to) + 1 }) })
  // What it was opened with is in the draft now: a reload must not bring it back over what was changed since.
  useEffect(() => {
    if (named !== undefined)
      void navigate({ to: '/generator', search: { step: STEPS.length }, state: {}, replace: true })
    else if (given.document !== undefined)
      void navigate({
        to: '/generator',
        search: { step: given.topics === undefined ? 2 : 3 },
        state: {},
        replace: true,
      })
    else if (given.inputMethod !== undefined)
      void navigate({ to: '/generator', search: { step: 1 }, state: {}, replace: true })
    else if (asked !== undefined && asked !== index + 1)
      void navigate({ to: '/generator', search: (old) => ({ ...old, step: index + 1 }), replace: true })
  }, [given, named, asked, index, navigate])
  usePageTitle(texts.wizard.steps[step])
  // What had the focus went with the step before: who reads by keyboard or by ear goes on at the top of the new one.
  const section = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) section.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  // A preset is open to everyone.
  const isGated = index >= SIGNED_IN_FROM && me === null && draft.preset === undefined
  const props = { draft, act, go }
  const Current = COMPONENTS[step]
  useLaterSteps()
  return (
    <main className="mx-auto grid w-full max-w-[1440px] grid-cols-1 gap-6 px-4 py-6 lg:px-8" id="main">
      <StepBar index={index} allows={(place) => allowsStep(draft, place)} go={go} />
      {isGated ? (
        <SignInGate />
      ) : (
        <div
          className={
            step === 'preview'
              ? ''
              : 'grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]'
          }
        >
          <section ref={section} tabIndex={-1} aria-label={texts.wizard.steps[step]} className="outline-none">
            <Suspense fallback={<PartLoading className="py-16 text-center text-muted" />}>
              <Current {...props} />
            </Suspense>
          </section>
          {step === 'preview' ? null : <LivePaper draft={draft} />}
        </div>
      )}
    </main>
  )
}

/** The other steps, and what dialogs are made of, come while the first is looked at, so that going on never waits. */
function useLaterSteps(): void {
  useEffect(() => {
    const load = (): void => {
      for (const one of [...Object.values(LATER), () => import('../ui/dialog-box.tsx')])
        void one().catch(() => undefined)
    }
    const wait = setTimeout(load, LATER_MS)
    return () => clearTimeout(wait)
  }, [])
}
const LATER_MS = 1_500
