/** What there is, in a grid. */
import { BookOpenText, Cpu, FileText, Languages, LayoutTemplate, ListChecks, PanelsTopLeft, Share2 } from 'lucide-react'
import { itemAt } from '#domain/must-be-there.ts'
import type { PublicFacts } from '../public-floor/facts.ts'
import { usePublicReader } from '../public-floor/reader.ts'
import { Section } from './section.tsx'

/** In the order of the texts. */
const ICONS = [FileText, BookOpenText, ListChecks, PanelsTopLeft, LayoutTemplate, Share2, Languages, Cpu] as const

export function Features({ ai }: Pick<PublicFacts, 'ai'>) {
  const { features } = usePublicReader().texts.landing
  const items = ai === 'none' ? features.items : [...features.items.slice(0, -1), features.withAi]
  return (
    <Section id="features" title={features.title} text={features.text} isRaised>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }, index) => {
          const Icon = itemAt(ICONS, index)
          return (
            <li key={title} className="grid content-start gap-2">
              <Icon size={24} aria-hidden className="text-accent" />
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
