/** Where files are chosen; they may be dropped anywhere on the page. */
import { UPLOAD_MEGABYTES } from '#domain/limits.ts'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ACCEPTED, UPLOAD_RULES } from './upload-rules.ts'

const CHOOSER = 'choose-files'

/** Where the focus goes when what it was on is gone. */
export const focusChooser = (): void => document.getElementById(CHOOSER)?.focus()

type Props = { readonly isVisitor: boolean; readonly onFiles: (files: readonly File[]) => void }

export function DropZone({ isVisitor, onFiles }: Props) {
  const {
    input: { zone, visitor },
  } = useTexts()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <section
      aria-labelledby="zone-title"
      className="grid justify-items-center gap-3 rounded-card border-2 border-dashed border-line bg-surface px-4 py-8 text-center"
    >
      <FileUp size={32} strokeWidth={1.5} className="text-accent" aria-hidden />
      <h2 id="zone-title" className="text-lg font-semibold">
        {zone.title}
      </h2>
      <p className="text-muted">{zone.text}</p>
      <input
        ref={picker}
        type="file"
        multiple
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        data-testid="file-picker"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        id={CHOOSER}
        whyDisabled={isVisitor ? visitor.hint : undefined}
        aria-describedby="zone-rules"
        onClick={() => picker.current?.click()}
      >
        {zone.button}
      </Button>
      <p id="zone-rules" className="text-sm text-muted">
        {zone.rules(UPLOAD_RULES.files, UPLOAD_MEGABYTES)}
      </p>
      {isVisitor ? <p className="text-sm font-medium">{visitor.hint}</p> : null}
    </section>
  )
}
