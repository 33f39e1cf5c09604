/** What it is, the way in, and one real sheet of paper. */
import { usePublicReader } from '../public-floor/reader.ts'
import { forVisitors } from '../public-floor/who-sees.ts'
import { buttonLook } from '../ui/button.tsx'
import { SHEET_SIZE, SHEETS } from './sheets.ts'
import { StartButton } from './start-button.tsx'

export function Hero() {
  const {
    language,
    texts: {
      landing: { hero },
    },
  } = usePublicReader()
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-[1200px] gap-10 px-4 pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] lg:gap-14 lg:px-8 lg:pt-14">
        <div className="grid content-center justify-items-start gap-6 lg:pb-14">
          <h1 className="text-2xl leading-tight font-semibold text-balance wrap-anywhere break-keep lg:text-3xl">
            {hero.title}
          </h1>
          <p className="max-w-[56ch] text-lg text-muted">{hero.text}</p>
          <div className="flex flex-wrap gap-3">
            <StartButton />
            <a href="#demo" className={buttonLook('secondary', 'min-h-12! px-6! text-lg!')}>
              {hero.demo}
            </a>
          </div>
          <p {...forVisitors} className="text-sm text-muted">
            {hero.credits}
          </p>
        </div>
        <figure className="grid gap-3">
          <figcaption className="text-sm text-muted lg:text-end">{hero.caption}</figcaption>
          {/* The sheet goes on behind the edge of the desk. */}
          <img
            src={SHEETS[language]}
            {...SHEET_SIZE}
            alt={hero.sheet}
            fetchPriority="high"
            className="h-auto w-full rounded-t-paper bg-paper shadow-paper"
          />
        </figure>
      </div>
    </section>
  )
}
