/** Who reads the page: found out when the browser has time, and shown; signing in stands over the page. */
import type { InterfaceLanguage } from '#domain/language.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { announceSession, followSession } from '../api/session-channel.ts'
import { findAccount, type Account } from './find-account.ts'
import { askToSignUpNext } from '../floor/next-page.ts'
import { ACCOUNT_SLOT } from '../public-floor/who-sees.ts'

export function liveSession(language: InterfaceLanguage): void {
  const find = async (): Promise<Account | null> => {
    const account = await findAccount()
    show(account, language)
    return account
  }
  const signedIn = (): Promise<Account | null> => {
    announceSession()
    return find()
  }
  addEventListener('click', ({ target }) => {
    const upgrade = (target as Element).closest<HTMLElement>('[data-upgrade]')
    if (upgrade !== null)
      void import('./upgrade.ts').then(({ beginUpgrade }) => beginUpgrade(upgrade, language, signedIn))
    if ((target as Element).closest('[data-start]') !== null) askToSignUpNext()
    const mode = (target as Element).closest<HTMLElement>('[data-sign-in]')?.dataset.signIn
    if (mode === 'sign-in' || mode === 'sign-up')
      void import('./sign-in.tsx').then(({ openSignIn }) => openSignIn(mode, language, signedIn))
  })
  followSession(() => void find())
  void find()
}

let isShown = false

function show(account: Account | null, language: InterfaceLanguage): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) element.hidden = !isFor(element, account)
  // A visitor has no need of what shows an account.
  if (account === null && !isShown) return
  isShown = true
  const slot = mustBeThere(document.getElementById(ACCOUNT_SLOT), 'the corner of the account')
  void import('./account-corner.tsx').then(({ showAccount }) =>
    showAccount(slot, account, language, () => show(null, language)),
  )
}

function isFor({ dataset: { when, tier, otherTiers } }: HTMLElement, account: Account | null): boolean {
  if (when === 'any') return otherTiers !== account?.tier
  if (account === null || when === 'visitor') return (account === null) === (when === 'visitor')
  return (tier ?? account.tier) === account.tier && otherTiers !== account.tier
}
