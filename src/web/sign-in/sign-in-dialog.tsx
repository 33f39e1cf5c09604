import type { SignInMode } from './sign-in-provider.tsx'

export type SignInDialogProps = { readonly mode: SignInMode; readonly onMode: (mode: SignInMode) => void; readonly onClose: () => void; readonly onSignedIn: () => Promise<void> }

export function SignInDialog({ mode }: SignInDialogProps) {
  return <div>{mode}</div>
}
