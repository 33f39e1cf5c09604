/** The page of the HKDSE mock papers: one is chosen, and the wizard shows it drawn. */
import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { usePageTitle } from '../app/page-title.ts'
import { useTexts } from '../app/texts.ts'
import { PresetCards } from '../presets/preset-cards.tsx'
import type { Preset } from '../presets/preset.ts'

const PREVIEW_STEP = 5

export function HkdsePapers() {
  const { hkdse } = useTexts()
  const navigate = useNavigate()
  usePageTitle(hkdse.title)
  const choose = (preset: Preset): void => void navigate({ to: '/generator', search: { step: PREVIEW_STEP }, state: { preset } })
  return (
    <main id="main" className="mx-auto grid w-full max-w-[62rem] gap-8 px-4 py-8 lg:px-8">
      <header className="grid gap-3">
        <h1 className="text-2xl font-semibold">{hkdse.title}</h1>
        <p className="max-w-[65ch] text-muted">{hkdse.text}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {hkdse.notes.map((note) => <li key={note} className="inline-flex items-center gap-1.5"><BadgeCheck size={16} aria-hidden className="shrink-0 text-ok" />{note}</li>)}
        </ul>
      </header>
      <PresetCards level={2} onChoose={choose} />
      <p className="text-sm text-muted">{hkdse.notOfficial}</p>
    </main>
  )
}
