/** The bar of the public pages: the same links, choices and ways in as the application's, by plain links. */
import { AlignJustify } from 'lucide-react'
import icon from '../icon.svg'
import { Button, buttonLook } from '../ui/button.tsx'
import { publicAddress } from '../floor/addresses.ts'
import { Disclosure, disclosureLine } from './disclosure.tsx'
import { LanguageLinks, LanguageMenu } from './language-links.tsx'
import { usePublicReader } from '../public-floor/reader.ts'
import { ThemeChoice, ThemeMenu } from './theme-choice.tsx'
import type { ViewName } from './views.ts'
import { ACCOUNT_SLOT, forSignedIn, forVisitors } from '../public-floor/who-sees.ts'

const MAIN = 'ms-1 whitespace-nowrap max-sm:hidden'

export function PublicBar({ view }: { readonly view: ViewName }) {
  const {
    language,
    texts: { navigation },
  } = usePublicReader()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-[1440px] items-center gap-2 px-4 lg:px-8">
        <a
          href={publicAddress('landing', language)}
          className="flex min-h-10 shrink-0 items-center gap-2.5 rounded-control pe-2 text-lg font-semibold max-[22rem]:gap-1.5 max-[22rem]:pe-0"
        >
          <img src={icon} alt="" width={30} height={30} />
          {navigation.product}
        </a>
        <nav aria-label={navigation.label} className="hidden items-center gap-1 lg:flex">
          <Links
            view={view}
            look="inline-flex min-h-10 items-center rounded-control px-3 font-medium whitespace-nowrap text-muted hover:bg-raised aria-[current]:text-ink"
          />
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <LanguageMenu view={view} className="max-lg:hidden" />
          <ThemeMenu className="max-lg:hidden" />
          <div id={ACCOUNT_SLOT} className="flex items-center gap-1" />
          <Button {...forVisitors} kind="quiet" data-sign-in="sign-in" className="whitespace-nowrap max-[22rem]:px-2">
            {navigation.signIn}
          </Button>
          <a {...forVisitors} data-start href="/generator" className={buttonLook('primary', MAIN)}>
            {navigation.start}
          </a>
          <a {...forSignedIn} href="/dashboard" className={buttonLook('primary', MAIN)}>
            {navigation.links.dashboard}
          </a>
          <Disclosure
            className="lg:hidden"
            face={
              <>
                <AlignJustify size={22} aria-hidden />
                <span className="sr-only">{navigation.menu}</span>
              </>
            }
          >
            <nav aria-label={navigation.label}>
              <Links view={view} look={disclosureLine} />
            </nav>
            <hr className="my-2 border-line" />
            <LanguageLinks view={view} />
            <hr className="my-2 border-line" />
            <ThemeChoice name="theme-in-menu" />
          </Disclosure>
        </div>
      </div>
    </header>
  )
}

function Links({ view, look }: { readonly view: ViewName; readonly look: string }) {
  const {
    language,
    texts: {
      navigation: { links },
    },
  } = usePublicReader()
  const home = publicAddress('landing', language)
  const all: {
    readonly name: string
    readonly href: string
    readonly isHere?: boolean
    readonly who?: typeof forSignedIn
  }[] = [
    { name: links.home, href: home, isHere: view === 'landing' },
    { name: links.dashboard, href: '/dashboard', who: forSignedIn },
    { name: links.generator, href: '/generator' },
    { name: links.hkdse, href: publicAddress('hkdse', language), isHere: view === 'hkdse' },
    { name: links.features, href: `${home}#features` },
    { name: links.pricing, href: publicAddress('pricing', language), isHere: view === 'pricing' },
  ]
  return all.map(({ name, href, isHere = false, who = {} }) => (
    <a key={href} {...who} href={href} aria-current={isHere ? 'page' : undefined} className={look}>
      {name}
    </a>
  ))
}
