/** Of an address below a language's root that leads nowhere. */
import { buttonLook } from '../ui/button.tsx'
import { publicAddress } from '../floor/addresses.ts'
import { usePublicReader } from '../public-floor/reader.ts'

export function Missing() {
  const {
    language,
    texts: { page },
  } = usePublicReader()
  return (
    <main
      id="main"
      className="mx-auto grid min-h-[60vh] max-w-lg place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <h1 className="text-xl font-semibold">{page.missing.title}</h1>
      <p className="text-muted">{page.missing.text}</p>
      <a href={publicAddress('landing', language)} className={buttonLook('primary')}>
        {page.missing.link}
      </a>
    </main>
  )
}
