/** The foot of the public pages. */
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { LANGUAGE_NAMES, PAGE_TAGS } from '../floor/language.ts'
import { publicAddress } from '../floor/addresses.ts'
import { usePublicReader } from '../public-floor/reader.ts'

const LINK = 'inline-flex min-h-6 items-center py-1 hover:text-ink hover:underline underline-offset-4'

export function PageFoot() {
  const {
    language,
    texts: { page, navigation },
  } = usePublicReader()
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[1200px] gap-6 px-4 py-10 text-sm text-muted sm:grid-cols-[minmax(0,1fr)_auto] lg:px-8">
        <div className="grid content-start gap-2">
          <p className="text-base font-semibold text-ink">{navigation.product}</p>
          <p className="max-w-[52ch]">{page.foot.text}</p>
          <p className="max-w-[52ch]">{page.foot.authority}</p>
        </div>
        <ul className="grid content-start gap-x-8 gap-y-1 max-sm:grid-cols-2">
          <li>
            <a className={LINK} href={publicAddress('hkdse', language)}>
              {navigation.links.hkdse}
            </a>
          </li>
          <li>
            <a className={LINK} href={publicAddress('pricing', language)}>
              {navigation.links.pricing}
            </a>
          </li>
          <li>
            <a className={LINK} href="/generator">
              {navigation.links.generator}
            </a>
          </li>
          {INTERFACE_LANGUAGES.filter((one) => one !== language).map((one) => (
            <li key={one}>
              <a className={LINK} lang={PAGE_TAGS[one]} hrefLang={PAGE_TAGS[one]} href={publicAddress('landing', one)}>
                {LANGUAGE_NAMES[one]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
