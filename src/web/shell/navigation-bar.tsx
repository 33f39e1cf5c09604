/** Links, usage, language, theme and the way in. */
import { Link } from '@tanstack/react-router'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { linksFor } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ProductLink } from '../navigation/product-link.tsx'
import { LanguageMenu, ThemeMenu } from '../navigation/reader-choices.tsx'
import { useReader } from '../floor/texts.ts'
import { UsageBadge } from './usage-badge.tsx'

const LINK = 'inline-flex min-h-10 items-center rounded-control px-3 font-medium whitespace-nowrap hover:bg-raised'

export function NavigationBar() {
  const {
    language,
    texts: { navigation },
  } = useReader()
  const { me, openSignIn } = useSession()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-[1440px] items-center gap-2 px-4 lg:px-8">
        <ProductLink />
        <nav aria-label={navigation.label} className="hidden items-center gap-1 lg:flex">
          {linksFor(Boolean(me), language).map((link) =>
            'to' in link ? (
              <Link key={link.name} to={link.to} className={LINK} inactiveProps={{ className: 'text-muted' }}>
                {navigation.links[link.name]}
              </Link>
            ) : (
              <a key={link.name} href={link.href} className={`${LINK} text-muted`}>
                {navigation.links[link.name]}
              </a>
            ),
          )}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {me ? <UsageBadge className="me-1 hidden sm:inline-flex" /> : null}
          <LanguageMenu className="max-lg:hidden" />
          <ThemeMenu className="max-lg:hidden" />
          {me === null ? (
            <Button kind="quiet" onClick={() => openSignIn('sign-in')} className="whitespace-nowrap">
              {navigation.signIn}
            </Button>
          ) : null}
          {me ? <AccountMenu me={me} /> : null}
          {me === undefined ? null : (
            <Link
              to={me ? '/dashboard' : '/generator'}
              onClick={() => (me ? undefined : openSignIn('sign-up'))}
              className={buttonLook('primary', 'ms-1 whitespace-nowrap max-sm:hidden')}
            >
              {me ? navigation.links.dashboard : navigation.start}
            </Link>
          )}
          <MobileMenu me={me} className="lg:hidden" />
        </div>
      </div>
    </header>
  )
}
