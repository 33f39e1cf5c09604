/** The drawing of a question. It is drawn in black: the ground stays light in either theme. */
import type { Figure } from '#domain/question.ts'
import { Drawing } from '../paper/figure.tsx'

export function QuestionFigure({ figure }: { readonly figure: Figure | undefined }) {
  if (figure === undefined) return null
  return (
    <figure className="justify-self-start rounded-control bg-paper p-3 text-paper-ink">
      <Drawing figure={figure} className="h-auto max-h-96 max-w-full" />
      {figure.caption === undefined ? null : <figcaption className="mt-1 text-sm">{figure.caption}</figcaption>}
    </figure>
  )
}
