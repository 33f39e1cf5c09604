export const callback = {
  title: 'Signing in',
  loading: 'Loading...',
  done: { title: 'You are signed in', text: 'You are being taken on...' },
  connected: { title: 'Google is connected', text: 'You are being taken back...' },
  failed: {
    title: 'Authentication failed',
    noSession: 'No session found',
    otherwise: 'Sign in again, or by your password.',
    home: 'Return to Home',
  },
  reasons: {
    access_denied: 'You did not allow Google to tell who you are. Sign in again, or by your password.',
    email_not_verified:
      'Google has not verified the email address of this account. Verify it there, then sign in again.',
    account_not_linked:
      'There is an account with this email address already. Sign in by its password and connect Google in your profile, or reset the password by mail first.',
    email_does_not_match:
      'That Google account has another email address. Choose the one with the address of your account here.',
    account_already_linked_to_different_user: 'That Google account belongs to another account here.',
    state_mismatch: 'This sign-in took too long, or was begun in another window. Sign in again.',
  } as Readonly<Record<string, string>>,
}
