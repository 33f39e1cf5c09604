/**
 * The papers of the HKDSE in the first step: choosing one leads to it, drawn (specification 2, section 2, "Step 1").
 */
import { lazy, Suspense, useState } from 'react'
import { PAPER_LANGUAGES, paperLanguageFor, type PaperLanguage } from '#domain/language.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { PartLoading } from '../../floor/part-loading.tsx'
import { useReader } from '../../floor/texts.ts'
import type { Preset } from '../../presets/preset.ts'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { StepProps } from '../wizard.tsx'

const PresetCards = lazy(() =>
  loadPart(() => import('../../presets/preset-cards.tsx')).then((module) => ({ default: module.PresetCards })),
)

export function Presets({ draft, act, go }: StepProps) {
  const {
    language,
    texts: {
      input: { method },
      presets,
    },
  } = useReader()
  const [chosen, setChosen] = useState<PaperLanguage>()
  const spoken = chosen ?? paperLanguageFor(language)
  const { languages } = printedIn(language)
  const choose = (preset: Omit<Preset, 'language'>): void => {
    act({ kind: 'preset_chosen', preset: { ...preset, language: spoken } })
    go('preview')
  }
  return (
    <section aria-labelledby="presets-title" className="grid gap-4">
      <div>
        <h2 id="presets-title" className="text-lg font-semibold">
          {method.preset}
        </h2>
        <p className="text-sm text-muted">{method.presetText}</p>
      </div>
      {draft.preset === undefined || draft.paperId === undefined ? null : (
        <Notice kind="ok">
          <p>{method.chosen}</p>
          <Button className="mt-2" onClick={() => go('preview')}>
            {method.goOn}
          </Button>
        </Notice>
      )}
      <NativeSelect
        className="max-w-xs"
        label={presets.language}
        value={spoken}
        options={PAPER_LANGUAGES.map((one) => ({ value: one, label: languages[one] }))}
        onChange={setChosen}
      />
      <Suspense fallback={<PartLoading className="min-h-96 py-16 text-center text-muted" />}>
        <PresetCards level={3} texts={presets} onChoose={choose} />
      </Suspense>
    </section>
  )
}
