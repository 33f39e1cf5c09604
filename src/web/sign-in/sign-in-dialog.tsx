/**
 * Signing in and signing up over whatever is being done (specification 1, section 2), and asking for a new password.
 */
import { useState } from 'react'
import { useTexts } from '../floor/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { AccountForm } from './account-form.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { GoogleSignIn } from './google-button.tsx'
import type { SignInMode } from './sign-in-provider.tsx'

export type SignInDialogProps = {
  readonly mode: SignInMode
  readonly onMode: (mode: SignInMode) => void
  readonly onClose: () => void
  readonly onSignedIn: () => Promise<void>
}

export function SignInDialog({ mode, onMode, onClose, onSignedIn }: SignInDialogProps) {
  const { signIn, common } = useTexts()
  const [isForgotten, setForgotten] = useState(false)
  const { title, text } = isForgotten ? signIn.reset : signIn.modes[mode]
  return (
    <Dialog title={title} description={text} closeLabel={common.close} onClose={onClose}>
      {/* A form of its own for each mode: switching leaves fields and faults behind. */}
      {isForgotten ? (
        <ForgottenPassword onBack={() => setForgotten(false)} />
      ) : (
        <>
          <AccountForm
            key={mode}
            mode={mode}
            onMode={onMode}
            onForgotten={() => setForgotten(true)}
            onSignedIn={onSignedIn}
          />
          <GoogleSignIn />
        </>
      )}
    </Dialog>
  )
}
