/**
 * The corner of a signed-in teacher: what of the month is used, and what belongs to the account. Loaded where there is
 * a session.
 */
import { ArrowUpCircle, LayoutDashboard, LogOut } from 'lucide-react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { InterfaceLanguage } from '#domain/language.ts'
import { FREE } from '#domain/plan.ts'
import { UsageFace } from '../plans/usage-face.tsx'
import { Notice } from '../ui/notice.tsx'
import { publicAddress } from '../floor/addresses.ts'
import { Disclosure, disclosureLine } from './disclosure.tsx'
import type { Account } from './find-account.ts'
import { PublicReaderContext, usePublicReader } from '../public-floor/reader.ts'
import { loadPublicTexts } from '../public-floor/texts.ts'

let root: Root | undefined

/** Null: nobody is signed in any more. */
export async function showAccount(
  slot: HTMLElement,
  account: Account | null,
  language: InterfaceLanguage,
  onSignedOut: () => void,
): Promise<void> {
  const texts = await loadPublicTexts(language)
  root ??= createRoot(slot)
  root.render(
    account === null ? null : (
      <PublicReaderContext value={{ language, texts }}>
        <AccountCorner account={account} onSignedOut={onSignedOut} />
      </PublicReaderContext>
    ),
  )
}

type Props = { readonly account: Account; readonly onSignedOut: () => void }

function AccountCorner({ account: { name: given, email, tier, usage }, onSignedOut }: Props) {
  const {
    language,
    texts: { navigation },
  } = usePublicReader()
  const [hasFailed, setFailed] = useState(false)
  const name = given.trim() === '' ? navigation.user : given
  const badge = (className: string) =>
    usage === undefined ? null : (
      <UsageFace
        used={usage.usage.questions}
        limit={usage.limits.questionsPerMonth}
        texts={navigation}
        className={className}
      />
    )
  const leave = async (): Promise<void> => {
    const { endSession } = await import('./end-session.ts')
    if (await endSession()) onSignedOut()
    else setFailed(true)
  }
  const face = (
    <>
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full bg-accent text-sm font-semibold text-accent-ink uppercase"
      >
        {[...name][0]}
      </span>
      <span className="sr-only">{navigation.chosen(navigation.account, name)}</span>
    </>
  )
  return (
    <>
      {badge('me-1 hidden sm:inline-flex')}
      <Disclosure faceClassName="px-1!" face={face}>
        <div className="grid justify-items-start gap-1 border-b border-line px-3 pb-2">
          <p className="font-medium break-words">{name}</p>
          <p className="text-sm break-all text-muted">{email}</p>
          {badge('inline-flex sm:hidden')}
        </div>
        <a href="/dashboard" className={disclosureLine}>
          <LayoutDashboard size={16} aria-hidden />
          {navigation.links.dashboard}
        </a>
        {tier === FREE.tier ? (
          <a href={publicAddress('pricing', language)} className={disclosureLine}>
            <ArrowUpCircle size={16} aria-hidden />
            {navigation.upgrade}
          </a>
        ) : null}
        <button type="button" onClick={() => void leave()} className={disclosureLine}>
          <LogOut size={16} aria-hidden />
          {navigation.signOut}
        </button>
        {hasFailed ? (
          <div className="mt-2 max-w-72">
            <Notice kind="bad">{navigation.signOutFailed}</Notice>
          </div>
        ) : null}
      </Disclosure>
    </>
  )
}
