/** The first page: what the product does, shown before it is told. */
import type { PublicFacts } from '../public-floor/facts.ts'
import { DEMO_PLACE } from './live-demo.ts'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { MockPapers } from './mock-papers.tsx'
import { Steps } from './steps.tsx'

export function Landing({ facts }: { readonly facts: PublicFacts }) {
  return (
    <main id="main">
      <Hero />
      <Highlights />
      <div id={DEMO_PLACE} className="scroll-mt-16" dangerouslySetInnerHTML={{ __html: facts.demo }} />
      <MockPapers papers={facts.papers} />
      <Features ai={facts.ai} />
      <Steps />
      <Closing plan={facts.plans[0]} />
    </main>
  )
}
