/** The way to Google and back (specification 1, section 2), where the server offers it. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { openGoogle, waysQuery } from '../api/sign-in-ways.ts'
import { useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { keepReturnPath } from '../floor/return-path.ts'

export function GoogleSignIn() {
  const {
    signIn: { google: texts },
  } = useTexts()
  const { data: ways } = useQuery(waysQuery)
  if (ways?.google !== true) return null
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      <GoogleButton />
    </div>
  )
}

export function GoogleButton() {
  const {
    signIn: { google: texts },
  } = useTexts()
  const opening = useMutation({
    mutationFn: () => {
      keepReturnPath()
      return openGoogle()
    },
  })
  // The page is left: until then the button stays busy.
  const isBusy = opening.isPending || opening.isSuccess
  return (
    <>
      {opening.isError ? <Notice kind="bad">{texts.failed}</Notice> : null}
      <Button kind="secondary" isBusy={isBusy} onClick={() => opening.mutate()}>
        <GoogleMark />
        {isBusy ? texts.busy : texts.button}
      </Button>
    </>
  )
}

/** Its mark in one colour, as a letter. */
const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden className="fill-current">
    <path d="M12.2 10.2v3.9h5.5c-.3 1.4-1.7 4.1-5.5 4.1a6.2 6.2 0 0 1 0-12.4c1.9 0 3.2.8 3.9 1.5l2.7-2.6A9.6 9.6 0 0 0 12.2 2a10 10 0 1 0 0 20c5.8 0 9.6-4 9.6-9.7 0-.8-.1-1.4-.2-2.1z" />
  </svg>
)
