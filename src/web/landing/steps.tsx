/** The five steps of the wizard. */
import { usePublicReader } from '../public-floor/reader.ts'
import { Section } from './section.tsx'

export function Steps() {
  const { steps } = usePublicReader().texts.landing
  return (
    <Section id="how-it-works" title={steps.title} text={steps.text}>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-5">
        {steps.items.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <p aria-hidden className="text-xl font-semibold text-accent tabular-nums">
              {index + 1}
            </p>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
