/** Four reasons, one after the other (live-highlights.ts); without a script the first stands. */
import { Pause, Play } from 'lucide-react'
import { usePublicReader } from '../public-floor/reader.ts'

export function Highlights() {
  const { highlights } = usePublicReader().texts.landing
  return (
    <section aria-label={highlights.label} data-highlights className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-6 gap-y-3 px-4 py-8 lg:px-8">
        {/* All in one place, so that the page never jumps. */}
        <div data-highlights-shown className="grid min-w-0 flex-1 basis-72">
          {highlights.items.map(({ title, text }, index) => (
            <div
              key={title}
              data-highlight
              data-off={index === 0 ? undefined : ''}
              className="col-start-1 row-start-1 grid content-center gap-1 transition-opacity duration-200 data-off:invisible data-off:opacity-0"
            >
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="max-w-[70ch] text-muted">{text}</p>
            </div>
          ))}
        </div>
        <div className="flex items-center gap-1">
          {highlights.items.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              data-highlight-choice
              aria-label={highlights.choose(title)}
              aria-pressed={index === 0}
              className="group grid size-8 place-items-center rounded-full"
            >
              <span className="size-3 rounded-full border border-muted group-aria-pressed:border-accent group-aria-pressed:bg-accent" />
            </button>
          ))}
          <button
            type="button"
            data-highlights-turn
            aria-label={highlights.play}
            data-pause={highlights.pause}
            data-play={highlights.play}
            className="group ms-2 grid size-10 place-items-center rounded-control border border-line hover:bg-raised"
          >
            <Pause size={16} aria-hidden className="not-group-data-playing:hidden" />
            <Play size={16} aria-hidden className="group-data-playing:hidden" />
          </button>
        </div>
      </div>
    </section>
  )
}
