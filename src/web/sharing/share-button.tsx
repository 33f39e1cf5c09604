/** The button that opens the sharing of a paper. */
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { SharedPaper } from './use-sharing.ts'

type Props = {
  readonly paper: SharedPaper
  readonly copied: string
  /** Lets it open now, or once it may: a visitor signs in first. */
  readonly whenAllowed?: (open: () => void) => void
}

export function ShareButton({ paper, copied, whenAllowed = (open) => open() }: Props) {
  const { sharing } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => whenAllowed(() => setOpen(true))}>
        <Share2 size={18} aria-hidden />
        {sharing.share}
      </Button>
      {isOpen ? <ShareDialog paper={paper} copied={copied} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
