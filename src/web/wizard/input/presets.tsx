/** The papers of the HKDSE in the first step: choosing one leads to it, drawn (specification 2, section 2, "Step 1"). */
import { lazy, Suspense } from 'react'
import { PartLoading } from '../../app/part-loading.tsx'
import { useTexts } from '../../app/texts.ts'
import type { Preset } from '../../presets/preset.ts'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Notice } from '../../ui/notice.tsx'
import type { StepProps } from '../wizard.tsx'

const PresetCards = lazy(() => loadPart(() => import('../../presets/preset-cards.tsx')).then((module) => ({ default: module.PresetCards })))

export function Presets({ draft, act, go }: StepProps) {
  const { input: { method } } = useTexts()
  const choose = (preset: Preset): void => {
    act({ kind: 'preset_chosen', preset })
    go('preview')
  }
  return (
    <section aria-labelledby="presets-title" className="grid gap-4">
      <div>
        <h2 id="presets-title" className="text-lg font-semibold">{method.preset}</h2>
        <p className="text-sm text-muted">{method.presetText}</p>
      </div>
      {draft.preset === undefined || draft.paperId === undefined ? null : <Notice kind="ok"><p>{method.chosen}</p><Button className="mt-2" onClick={() => go('preview')}>{method.goOn}</Button></Notice>}
      <Suspense fallback={<PartLoading className="min-h-96 py-16 text-center text-muted" />}><PresetCards level={3} onChoose={choose} /></Suspense>
    </section>
  )
}
