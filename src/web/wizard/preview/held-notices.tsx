/** Notices for a paper that is in no account: that it is a sample, or how it is kept. */
import type { ReactNode } from 'react'
import { ApiError, wordError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Held } from '../draft.ts'
import type { Keeping } from './use-keeping.ts'

export function HeldNotices({ held, keeping }: { readonly held: Held | undefined; readonly keeping: Keeping }) {
  const {
    language,
    texts: {
      common,
      preview: { held: words },
    },
  } = useReader()
  const { fault } = keeping
  return (
    <>
      {fault === undefined ? null : (
        <Notice kind="bad">
          <p>
            {fault instanceof ApiError && fault.status === 404
              ? words.gone
              : wordError(fault, language, common.unknownError, common.offline)}
          </p>
        </Notice>
      )}
      {told(held)}
    </>
  )

  function told(of: Held | undefined): ReactNode {
    switch (of?.kind) {
      case undefined:
        return null
      case 'sample':
        return (
          <Notice kind="warn">
            <p>{words.sample}</p>
          </Notice>
        )
      case 'visitor':
        return (
          <Notice kind="note">
            <p>{words.visitor}</p>
            <Button kind="secondary" className="mt-2" onClick={() => keeping.whenKept(() => undefined)}>
              {words.keep}
            </Button>
          </Notice>
        )
    }
  }
}
