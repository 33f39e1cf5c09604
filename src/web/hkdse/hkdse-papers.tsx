/**
 * The page of the HKDSE mock papers: a form that leads to the wizard, which shows the chosen paper drawn. It works
 * without a script.
 */
import { BadgeCheck } from 'lucide-react'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { LANGUAGE_NAMES } from '../floor/language.ts'
import { PresetCards } from '../presets/preset-cards.tsx'
import { usePublicReader } from '../public-floor/reader.ts'
import { NativeSelect } from '../ui/native-select.tsx'

export function HkdsePapers() {
  const {
    language,
    texts: { hkdse, presets },
  } = usePublicReader()
  return (
    <main id="main" className="mx-auto grid w-full max-w-[62rem] gap-8 px-4 py-12 lg:px-8">
      <header className="grid gap-3">
        <h1 className="text-2xl font-semibold">{hkdse.title}</h1>
        <p className="max-w-[65ch] text-lg text-muted">{hkdse.text}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {hkdse.notes.map((note) => (
            <li key={note} className="inline-flex items-center gap-1.5">
              <BadgeCheck size={16} aria-hidden className="shrink-0 text-ok" />
              {note}
            </li>
          ))}
        </ul>
      </header>
      <form action="/generator" className="grid gap-6">
        <NativeSelect
          className="max-w-xs"
          label={presets.language}
          name="language"
          value={language}
          options={PAPER_LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        />
        <PresetCards level={2} texts={presets} />
      </form>
      <p className="text-sm text-muted">{hkdse.notOfficial}</p>
    </main>
  )
}
