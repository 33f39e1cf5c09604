/** The ways to a paper: the papers of the HKDSE, a document, the curriculum. */
import { FileUp, GraduationCap, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../floor/texts.ts'
import type { InputMethod } from '../draft.ts'

type Props = { readonly onMethod: (method: InputMethod) => void; readonly presets: ReactNode }

export function MethodSelection({ onMethod, presets }: Props) {
  const {
    input: { method },
  } = useTexts()
  return (
    <section aria-labelledby="method-title" className="grid gap-4">
      <h2 id="method-title" className="text-lg font-semibold">
        {method.title}
      </h2>
      <Way Icon={FileUp} name={method.document} text={method.documentText} onClick={() => onMethod('document')} />
      <Way Icon={GraduationCap} name={method.concept} text={method.conceptText} onClick={() => onMethod('concept')} />
      {presets}
    </section>
  )
}

type WayProps = {
  readonly Icon: LucideIcon
  readonly name: string
  readonly text: string
  readonly onClick: () => void
}

const Way = ({ Icon, name, text, onClick }: WayProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex items-start gap-4 rounded-card border border-line bg-surface p-5 text-start transition duration-200 ease-settle hover:border-accent hover:bg-raised"
  >
    <Icon size={28} strokeWidth={1.5} className="mt-0.5 shrink-0 text-accent" aria-hidden />
    <span className="grid gap-1">
      <span className="font-medium">{name}</span>
      <span className="text-sm text-muted">{text}</span>
    </span>
  </button>
)
