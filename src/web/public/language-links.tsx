/**
 * The page in the other languages: links, which work without a script. The choice is kept for the application
 * (languages.ts).
 */
import { Check, Languages, X } from 'lucide-react'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { OFFERS } from '#messages/public/offers.ts'
import { LANGUAGE_NAMES, PAGE_TAGS } from '../floor/language.ts'
import { publicAddress } from '../floor/addresses.ts'
import { Disclosure, disclosureLine } from './disclosure.tsx'
import { usePublicReader } from '../public-floor/reader.ts'
import type { ViewName } from './views.ts'

type Props = { readonly view: ViewName }

const pageOf = (view: ViewName) => (view === 'missing' ? 'landing' : view)

export function LanguageMenu({ view, className }: Props & { readonly className: string }) {
  const {
    language,
    texts: { navigation },
  } = usePublicReader()
  return (
    <Disclosure
      className={className}
      faceClassName="text-sm whitespace-nowrap"
      face={
        <>
          <Languages size={18} aria-hidden />
          <span aria-hidden>{LANGUAGE_NAMES[language]}</span>
          <span className="sr-only">{navigation.chosen(navigation.language, LANGUAGE_NAMES[language])}</span>
        </>
      }
    >
      <LanguageLinks view={view} />
    </Disclosure>
  )
}

export function LanguageLinks({ view }: Props) {
  const {
    language,
    texts: { navigation },
  } = usePublicReader()
  return (
    <nav aria-label={navigation.language}>
      {INTERFACE_LANGUAGES.map((one) => (
        <a
          key={one}
          href={publicAddress(pageOf(view), one)}
          lang={PAGE_TAGS[one]}
          hrefLang={PAGE_TAGS[one]}
          aria-current={one === language ? 'true' : undefined}
          className={disclosureLine}
        >
          {LANGUAGE_NAMES[one]}
          {one === language ? <Check size={16} aria-hidden className="ms-auto" /> : null}
        </a>
      ))}
    </nav>
  )
}

/**
 * The one that the reader has chosen, or that the browser asks for, is shown: the address decides, so nobody is led
 * away from it.
 */
export function LanguageOffers({ view }: Props) {
  const { language } = usePublicReader()
  return INTERFACE_LANGUAGES.filter((one) => one !== language).map((one) => (
    <aside
      key={one}
      hidden
      data-offer={one}
      lang={PAGE_TAGS[one]}
      aria-label={OFFERS[one].read}
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex w-fit items-center gap-1 rounded-card border border-line bg-surface p-1.5 ps-4 shadow-2xl sm:me-0"
    >
      <a
        href={publicAddress(pageOf(view), one)}
        lang={PAGE_TAGS[one]}
        hrefLang={PAGE_TAGS[one]}
        className="inline-flex min-h-10 items-center font-medium text-accent underline underline-offset-4"
      >
        {OFFERS[one].read}
      </a>
      <button
        type="button"
        aria-label={OFFERS[one].stay}
        title={OFFERS[one].stay}
        className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-raised"
      >
        <X size={18} aria-hidden />
      </button>
    </aside>
  ))
}
