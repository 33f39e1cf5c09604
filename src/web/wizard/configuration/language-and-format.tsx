/** The paper's language and its format. */
import { memo } from 'react'
import { PAPER_LANGUAGES, type PaperLanguage } from '#domain/language.ts'
import { PAPER_FORMATS, type PaperFormat } from '#domain/paper.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../../floor/texts.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

type Props = {
  readonly hint: string
  readonly language: PaperLanguage
  readonly format: PaperFormat
  readonly onChange: (change: { readonly language: PaperLanguage } | { readonly paperFormat: PaperFormat }) => void
}

export const LanguageAndFormat = memo(function LanguageAndFormat({ hint, language, format, onChange }: Props) {
  const {
    language: readerLanguage,
    texts: { configuration: words },
  } = useReader()
  const { languages } = printedIn(readerLanguage)
  return (
    <div className="grid gap-5 @md:grid-cols-2">
      <NativeSelect
        label={words.language}
        hint={hint}
        value={language}
        options={PAPER_LANGUAGES.map((one) => ({ value: one, label: languages[one] }))}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <NativeSelect
        label={words.paperFormat}
        value={format}
        options={PAPER_FORMATS.map((one) => ({ value: one, label: words.formats[one] }))}
        onChange={(chosen) => onChange({ paperFormat: chosen })}
      />
    </div>
  )
})
