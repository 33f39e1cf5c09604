/** The way in: signing up for a visitor, the dashboard for a teacher who is signed in. */
import { usePublicReader } from '../public-floor/reader.ts'
import { forSignedIn, forVisitors } from '../public-floor/who-sees.ts'
import { Button, buttonLook } from '../ui/button.tsx'

const LOOK = 'min-h-12! px-6! text-lg!'

export function StartButton() {
  const {
    landing: { hero },
  } = usePublicReader().texts
  return (
    <>
      <Button {...forVisitors} data-sign-in="sign-up" className={LOOK}>
        {hero.signUp}
      </Button>
      <a {...forSignedIn} href="/dashboard" className={buttonLook('primary', LOOK)}>
        {hero.dashboard}
      </a>
    </>
  )
}
