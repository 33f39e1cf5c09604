/** The ways to a paper. */
import { FileUp } from 'lucide-react'
import { useTexts } from '../../app/texts.ts'

export function MethodSelection({ onDocument }: { readonly onDocument: () => void }) {
  const { input: { method } } = useTexts()
  return (
    <section aria-labelledby="method-title" className="grid gap-4">
      <h2 id="method-title" className="text-lg font-semibold">{method.title}</h2>
      <button type="button" onClick={onDocument} className="flex items-start gap-4 rounded-card border border-line bg-surface p-5 text-start transition duration-200 ease-settle hover:border-accent hover:bg-raised">
        <FileUp size={28} strokeWidth={1.5} className="mt-0.5 shrink-0 text-accent" aria-hidden />
        <span className="grid gap-1"><span className="font-medium">{method.document}</span><span className="text-sm text-muted">{method.documentText}</span></span>
      </button>
    </section>
  )
}
