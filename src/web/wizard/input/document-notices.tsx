/** What the teacher should know of a document that could be read. */
import { toldIn } from '../../floor/told.ts'
import { useReader } from '../../floor/texts.ts'
import { Notice } from '../../ui/notice.tsx'
import type { DocumentRow } from './upload-row.ts'

export function DocumentNotices({
  document: { warnings, similarTo },
}: {
  readonly document: Pick<DocumentRow, 'warnings' | 'similarTo'>
}) {
  const {
    language,
    texts: {
      input: { list },
    },
  } = useReader()
  const words: Readonly<Record<string, ((found: { readonly pages: readonly number[] }) => string) | undefined>> =
    toldIn(language).readingWarnings
  return (
    <>
      {warnings.map(({ code, message, pages }) => (
        <Notice key={code} kind="warn">
          {words[code]?.({ pages }) ?? message}
        </Notice>
      ))}
      {similarTo === undefined ? null : (
        <Notice kind="note">{list.similar(similarTo.name, Math.round(100 * similarTo.similarity))}</Notice>
      )}
    </>
  )
}
