/** All about the chosen template, and its sample papers. */
import { paperLanguageFor } from '#domain/language.ts'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Template } from '#domain/template.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { PartLoading } from '../../floor/part-loading.tsx'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { gradeRuns } from './templates.ts'
import { useSampleLine } from './use-sample-line.ts'
import { useSamples } from './use-samples.ts'

const SampleDialog = lazy(() =>
  loadPart(() => import('./sample-dialog.tsx')).then((module) => ({ default: module.SampleDialog })),
)
const SampleGlance = lazy(() =>
  loadPart(() => import('./sample-glance.tsx')).then((module) => ({ default: module.SampleGlance })),
)

export function TemplateDetails({ template }: { readonly template: Template }) {
  const {
    language,
    texts: { common, template: words },
  } = useReader()
  const { samples, isError, retry } = useSamples(template.id, paperLanguageFor(language))
  const sampleLine = useSampleLine()
  const [isShown, setIsShown] = useState(false)
  /** The place of the sample that is open. */
  const [opened, setOpened] = useState<number>()
  const { paper } = printedIn(language)
  const grades = gradeRuns(template.gradeLevel).map(([first, last]) =>
    first === last ? paper.grade(first) : words.grades(paper.grade(first), paper.grade(last)),
  )
  return (
    <section
      aria-labelledby="template-details"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 @3xl:sticky @3xl:top-4 @3xl:max-h-[calc(100dvh-2rem)] @3xl:overflow-y-auto"
    >
      <div>
        <h2 id="template-details" className="text-sm font-medium text-muted">
          {words.details}
        </h2>
        <p className="text-lg font-semibold" aria-live="polite">
          {template.name[language]}
        </p>
      </div>
      <dl className="grid gap-3 text-sm">
        <Entry term={words.gradeLevels}>{common.list(grades)}</Entry>
        <Entry term={words.subjects}>{common.list(template.subjects.map(paper.subject))}</Entry>
        <Entry term={words.features}>
          <ul className="ms-4 list-disc">
            {template.features.map((feature) => (
              <li key={feature.en}>{feature[language]}</li>
            ))}
          </ul>
        </Entry>
        <Entry term={words.layout}>{words.layouts[template.layout]}</Entry>
        <Entry term={words.numbering}>{words.numberings[template.questionNumbering]}</Entry>
        <Entry term={words.answerSpace}>{words.answerSpaces[template.answerSpace]}</Entry>
        <Entry term={words.samples}>
          {samples === undefined ? common.loading : null}
          {samples?.length === 0 ? <p>{isError ? words.samplesFailed : words.noSamples}</p> : null}
          {isError ? (
            <Button kind="secondary" className="mt-2" onClick={retry}>
              {common.retry}
            </Button>
          ) : null}
          <ul className="grid">
            {samples?.map((sample, index) => (
              <li key={sample.id}>
                <button
                  type="button"
                  onClick={() => setOpened(index)}
                  className="flex min-h-8 w-full items-start gap-2 rounded-control py-1 text-start text-accent underline-offset-4 hover:underline"
                >
                  <FileText size={16} aria-hidden className="mt-0.5 shrink-0" />
                  {sampleLine(sample)}
                </button>
              </li>
            ))}
          </ul>
        </Entry>
      </dl>
      <Button kind="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hideSample : words.showSample}
      </Button>
      <Suspense fallback={<PartLoading className="text-sm text-muted" />}>
        {isShown && samples !== undefined ? (
          <SampleGlance template={template} sample={samples[0]} onOpen={() => setOpened(0)} />
        ) : null}
        {opened === undefined || samples === undefined ? null : (
          <SampleDialog template={template} samples={samples} first={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </section>
  )
}

function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
