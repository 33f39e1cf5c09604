/** What was found: the topics with their pages, and sample questions with their answers. */
import { ArrowRight, Info } from 'lucide-react'
import type { MouseEvent } from 'react'
import { pageRanges } from '#messages/number-words.ts'
import { handOver } from '../../floor/handed-over.ts'
import { PAGE_TAGS } from '../../floor/language.ts'
import { usePublicReader } from '../../public-floor/reader.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import type { Sample, SampleTopic } from './read-sample.ts'
import { SampleQuestion } from './sample-question.tsx'

const GENERATOR = '/generator'

type Props = {
  readonly name: string
  readonly file: File
  readonly sample: Sample
  readonly instead?: 'doc' | 'failed'
  readonly onAgain: () => void
}

export function Result({ name, file, sample: found, instead, onAgain }: Props) {
  const {
    demo: { result, sample, paper, paperHint, again },
  } = usePublicReader().texts
  const { topics, questions, language, pageCount, scannedPages } = found
  // The file goes along; the topics of a sample of ours are none of it.
  const leave = (event: MouseEvent): void => {
    event.preventDefault()
    void handOver({ file, topics: instead === undefined ? topics.map((topic) => topic.name) : [] })
      .catch(() => undefined)
      .then(() => location.assign(GENERATOR))
  }
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <h3 data-focus tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
          {instead === undefined ? result.title(name) : sample.title}
        </h3>
        {instead === undefined ? null : <Mind>{sample[instead](name)}</Mind>}
        <p className="text-muted">{result.facts(topics.length, pageCount)}</p>
        {scannedPages.length === 0 ? null : (
          <Mind>{result.scanned(pageRanges(scannedPages), scannedPages.length === 1)}</Mind>
        )}
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <section aria-labelledby="demo-topics" className="grid gap-4">
          <h4 id="demo-topics" className="font-semibold">
            {result.topics}
          </h4>
          {topics.length === 0 ? (
            <p>{result.noTopics}</p>
          ) : (
            <ul className="grid gap-2">
              {topics.map((topic) => (
                <TopicLine key={topic.id} topic={topic} tag={PAGE_TAGS[language]} />
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="demo-questions" className="grid gap-4">
          <h4 id="demo-questions" className="font-semibold">
            {result.questions}
          </h4>
          {questions.length === 0 ? (
            <p>{result.noQuestions}</p>
          ) : (
            <ol className="grid gap-4">
              {questions.map((question, index) => (
                <SampleQuestion key={question.id} number={index + 1} question={question} language={language} />
              ))}
            </ol>
          )}
        </section>
      </div>
      <div className="grid gap-3">
        <p id="demo-paper-hint" className="text-muted">
          {paperHint}
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={GENERATOR} aria-describedby="demo-paper-hint" className={buttonLook()} onClick={leave}>
            {paper}
            <ArrowRight size={18} aria-hidden />
          </a>
          <Button kind="secondary" onClick={onAgain}>
            {again}
          </Button>
        </div>
      </div>
    </div>
  )
}

const Mind = ({ children }: { readonly children: string }) => (
  <p className="flex items-start gap-3 rounded-control border-l-4 border-accent bg-raised px-4 py-3">
    <Info size={18} className="mt-1 shrink-0 text-accent" aria-hidden />
    {children}
  </p>
)

function TopicLine({ topic: { name, pages, questions }, tag }: { readonly topic: SampleTopic; readonly tag: string }) {
  const {
    demo: { result },
  } = usePublicReader().texts
  return (
    <li className="grid gap-1 rounded-control border border-line px-4 py-3">
      <span lang={tag} className="font-medium wrap-anywhere">
        {name}
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-muted">
        {pages.length === 0 ? null : <span>{result.pages(pageRanges(pages), pages.length === 1)}</span>}
        <span>{result.upTo(questions)}</span>
      </span>
    </li>
  )
}
