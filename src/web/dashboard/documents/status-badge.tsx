/** How far the reading of a document is. */
import type { WholeDocument } from '../../api/document-lists.ts'
import { useTexts } from '../../floor/texts.ts'
import { Badge } from '../badge.tsx'

const KINDS = { uploading: 'note', processing: 'note', ready: 'ok', error: 'bad' } as const

export function StatusBadge({ status }: Pick<WholeDocument, 'status'>) {
  const {
    dashboard: {
      documents: { statuses },
    },
  } = useTexts()
  return <Badge kind={KINDS[status]}>{statuses[status]}</Badge>
}
