/** The papers of the HKDSE: conventional questions and multiple choice (decision D1), with their numbers. */
import { publicAddress } from '../floor/addresses.ts'
import type { PaperFacts } from '../public-floor/facts.ts'
import { usePublicReader } from '../public-floor/reader.ts'
import { buttonLook } from '../ui/button.tsx'
import { Section } from './section.tsx'

export function MockPapers({ papers }: { readonly papers: readonly PaperFacts[] }) {
  const {
    language,
    texts: {
      landing: { mock },
      presets,
    },
  } = usePublicReader()
  return (
    <Section id="mock-papers" title={mock.title} text={mock.text}>
      <ul className="grid gap-6 md:grid-cols-2">
        {papers.map(({ paper, questions, marks, minutes }) => (
          <li key={paper} className="grid content-start gap-3 rounded-card border border-line bg-surface p-6">
            <h3 className="text-lg font-semibold">{presets.papers[paper].title}</h3>
            <p className="text-muted">{presets.papers[paper].text}</p>
            <p className="flex flex-wrap gap-x-5 gap-y-1 font-medium tabular-nums">
              <span>{presets.questions(questions)}</span>
              <span>{presets.marks(marks)}</span>
              <span>{presets.minutes(minutes)}</span>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={publicAddress('hkdse', language)} className={buttonLook('primary')}>
          {mock.link}
        </a>
      </p>
    </Section>
  )
}
