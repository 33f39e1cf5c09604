/** Why a document cannot be shown, what can be done, and the quotation that was looked for, so that it is not lost. */
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { scriptTag } from '../floor/language.ts'
import { useReader, useTexts } from '../floor/texts.ts'

type Props = {
  readonly sentence: string
  /** What can be done about it. */
  readonly advice?: string | undefined
  readonly quote?: string | undefined
  readonly onRetry?: (() => void) | undefined
}

export function LoadFault({ sentence, advice, quote, onRetry }: Props) {
  const { common } = useTexts()
  return (
    <div className="grid gap-4">
      <Notice kind="bad">
        <p className="font-medium">{sentence}</p>
        {advice === undefined ? null : <p>{advice}</p>}
      </Notice>
      {quote === undefined ? null : <Quotation quote={quote} />}
      {onRetry === undefined ? null : (
        <Button kind="secondary" className="justify-self-start" onClick={onRetry}>
          {common.retry}
        </Button>
      )}
    </div>
  )
}

export function Quotation({ quote }: { readonly quote: string }) {
  const {
    language,
    texts: { viewer },
  } = useReader()
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-muted">{viewer.quotation}</figcaption>
      <blockquote
        lang={scriptTag(quote, language)}
        className="max-h-40 overflow-y-auto border-s-4 border-line ps-3 whitespace-pre-line"
      >
        {quote}
      </blockquote>
    </figure>
  )
}
