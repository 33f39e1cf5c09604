/** Where a question stands in its document; opens the page with the quotation marked. */
import type { Source } from '#domain/question.ts'

export function SourceChip({ source }: { readonly source: Source }) {
  return <span>{source.page}</span>
}
