/** The way in once more, with what the first plan of this server holds. */
import type { Plan } from '#domain/plan.ts'
import { publicAddress } from '../floor/addresses.ts'
import { usePublicReader } from '../public-floor/reader.ts'
import { wordLimit } from '../plans/word-plan.ts'
import { buttonLook } from '../ui/button.tsx'
import { StartButton } from './start-button.tsx'

export function Closing({ plan }: { readonly plan: Plan }) {
  const { language, texts } = usePublicReader()
  const { closing } = texts.landing
  const said = closing.allowance(
    texts.pricing.plan(plan.name),
    wordLimit(plan, 'quizzesPerMonth', language, texts),
    wordLimit(plan, 'documentsPerMonth', language, texts),
  )
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[1200px] justify-items-center gap-5 px-4 py-16 text-center lg:px-8">
        <h2 className="text-xl font-semibold sm:text-2xl">{closing.title}</h2>
        <p className="text-lg text-muted">{said}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <StartButton />
          <a href={publicAddress('pricing', language)} className={buttonLook('secondary', 'min-h-12! px-6! text-lg!')}>
            {closing.pricing}
          </a>
        </div>
      </div>
    </section>
  )
}
