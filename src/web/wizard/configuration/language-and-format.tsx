/** The paper's language, and its format where there is more than one to choose from. */
import { memo } from 'react'
import { LANGUAGES, type Language } from '#domain/language.ts'
import type { PaperFormat } from '#domain/paper.ts'
import { messagesIn } from '#messages/messages.ts'
import { useReader } from '../../app/texts.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { availableFormats } from './paper-formats.ts'

type Props = { readonly hint: string; readonly language: Language; readonly format: PaperFormat; readonly onChange: (change: { readonly language: Language } | { readonly paperFormat: PaperFormat }) => void }

export const LanguageAndFormat = memo(function LanguageAndFormat({ hint, language, format, onChange }: Props) {
  const { language: readerLanguage, texts: { configuration: words } } = useReader()
  const { languages } = messagesIn(readerLanguage)
  const formats = availableFormats(format)
  return (
    <div className="grid gap-5 @md:grid-cols-2">
      <NativeSelect label={words.language} hint={hint} value={language} options={LANGUAGES.map((one) => ({ value: one, label: languages[one] }))} onChange={(chosen) => onChange({ language: chosen })} />
      {formats.length > 1
        ? <NativeSelect label={words.paperFormat} value={format} options={formats.map((one) => ({ value: one, label: words.formats[one] }))} onChange={(chosen) => onChange({ paperFormat: chosen })} />
        : <dl className="grid content-start gap-1.5"><dt className="text-sm font-medium">{words.paperFormat}</dt><dd className="flex min-h-11 items-center text-base">{words.formats[format]}</dd></dl>}
    </div>
  )
})
