/** One document in a list: what it is, its state, and what can be done with it. */
import { FileText, MoreHorizontal, Trash2 } from 'lucide-react'
import type { ListedDocument } from '../../api/document-lists.ts'
import { wordDocumentFault } from '../../api/word-document-fault.ts'
import { contentTag } from '../../floor/language.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { wordDate } from '../../floor/dates.ts'
import type { DocumentActions } from './use-document-actions.tsx'
import { FileActions } from './file-actions.tsx'
import { StatusBadge } from './status-badge.tsx'

export function DocumentCard({
  document,
  actions,
}: {
  readonly document: ListedDocument
  readonly actions: DocumentActions
}) {
  const {
    language,
    texts: {
      common,
      dashboard: { documents: words },
    },
  } = useReader()
  const { id, name, status, page_count: pages, createdAt, topicCount, quizCount, error } = document
  const facts = [
    words.uploaded(wordDate(createdAt, language)),
    words.quizzes(quizCount),
    ...(status === 'ready'
      ? [...(document.fileType === 'pdf' ? [words.pages(pages)] : []), words.topics(topicCount)]
      : []),
  ]
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <FileText size={22} className="shrink-0 text-muted max-sm:hidden" aria-hidden />
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <button
          type="button"
          aria-haspopup="dialog"
          lang={contentTag(document.language)}
          onClick={() => actions.open(id)}
          className="min-h-6 justify-self-start text-start font-medium wrap-anywhere hover:underline"
        >
          {name}
        </button>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StatusBadge status={status} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {error === undefined || status === 'ready' ? null : (
          <p className="text-sm text-bad">{wordDocumentFault(error, language)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="secondary"
          className="px-3!"
          aria-label={common.of(words.viewTopics, name)}
          aria-haspopup="dialog"
          onClick={() => actions.open(id)}
        >
          {words.viewTopics}
        </Button>
        <Button
          kind="quiet"
          className="px-3!"
          aria-label={common.of(words.generate, name)}
          aria-haspopup="dialog"
          onClick={() => actions.choose(document)}
          whyDisabled={status === 'ready' ? undefined : status === 'error' ? words.notRead : words.notReady}
        >
          {words.generate}
        </Button>
        <Menu label={words.actions(name)} face={<MoreHorizontal size={20} aria-hidden />}>
          <FileActions document={document} onView={() => actions.view(document)} />
          <MenuLine />
          <MenuItem isDanger onClick={() => actions.remove({ id, name })}>
            <Trash2 size={16} aria-hidden />
            {words.delete}
          </MenuItem>
        </Menu>
      </div>
    </div>
  )
}
