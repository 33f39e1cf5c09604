/** Where a file is chosen or dropped, with what was wrong with the last one. */
import { UPLOAD_MEGABYTES } from '#domain/limits.ts'
import { CircleAlert, FileUp, ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePublicReader } from '../../public-floor/reader.ts'
import { Button } from '../../ui/button.tsx'
import { joined } from '../../ui/joined.ts'
import { ACCEPTED } from './pick.ts'

type Props = { readonly fault: string | undefined; readonly onFiles: (files: readonly File[]) => void }

export function Picker({ fault, onFiles }: Props) {
  const {
    demo: { pick, privacy, faults, again },
  } = usePublicReader().texts
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <div className="grid gap-6">
      {fault === undefined ? null : (
        <div role="alert" className="flex items-start gap-3 rounded-control border-l-4 border-bad bg-raised px-4 py-3">
          <CircleAlert size={18} className="mt-1 shrink-0 text-bad" aria-hidden />
          <div>
            <p className="font-semibold">{faults.title}</p>
            <p>{fault}</p>
          </div>
        </div>
      )}
      <div
        className={joined(
          'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-10 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          onFiles([...event.dataTransfer.files])
        }}
      >
        <FileUp size={32} strokeWidth={1.5} className="text-accent" aria-hidden />
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          tabIndex={-1}
          aria-hidden
          className="hidden"
          data-testid="demo-file"
          onChange={({ currentTarget }) => {
            if (currentTarget.files?.length) onFiles([...currentTarget.files])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <Button data-focus aria-describedby="demo-rules demo-privacy" onClick={() => input.current?.click()}>
          {fault === undefined ? pick.button : again}
        </Button>
        <p className="text-muted">{isOver ? pick.dropNow : pick.hint}</p>
        <p id="demo-rules" className="max-w-[60ch] text-sm text-muted">
          {pick.rules(UPLOAD_MEGABYTES)}
        </p>
      </div>
      <p id="demo-privacy" className="flex items-start justify-center gap-2 font-medium">
        <ShieldCheck size={20} className="mt-0.5 shrink-0 text-ok" aria-hidden />
        {privacy}
      </p>
    </div>
  )
}
