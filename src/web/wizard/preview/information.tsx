/** What the paper was made of and how. */
import type { ReactNode } from 'react'
import type { Paper } from '#domain/paper.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { wordDate } from '../../floor/dates.ts'
import { contentTag } from '../../floor/language.ts'
import { useReader } from '../../floor/texts.ts'
import { DifficultyMark } from '../../ui/difficulty-mark.tsx'
import { topicsOf, type ShownPaper } from './read-paper.ts'

export function Information({ shown: { paper, template } }: { readonly shown: ShownPaper }) {
  const {
    language,
    texts: {
      common,
      preview: { information: words },
    },
  } = useReader()
  const messages = printedIn(language)
  const types = QUESTION_TYPES.filter((type) => paper.questions.some((question) => question.type === type))
  return (
    <section
      aria-labelledby="preview-information"
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h3 id="preview-information" className="font-medium">
        {words.title}
      </h3>
      <p lang={contentTag(paper.language)} className="font-medium break-words">
        {paper.title}
      </p>
      <dl className="grid gap-2 text-sm">
        <Fact name={words.language}>{messages.languages[paper.language]}</Fact>
        <Fact name={words.difficulty}>
          <DifficultyMark difficulty={paper.configuration.difficulty}>
            {common.difficulties[paper.configuration.difficulty]}
          </DifficultyMark>
        </Fact>
        <Fact name={words.types}>
          <List items={types.map((type) => messages.questionTypes[type])} className="*:first-letter:uppercase" />
        </Fact>
        <Fact name={words.template}>{template.name[language]}</Fact>
        <Fact name={words.time}>{words.minutes(paper.configuration.timeLimit)}</Fact>
        {paper.sourceDocuments.length === 0 ? null : (
          <Fact name={words.documents}>
            <List items={paper.sourceDocuments.map(({ name }) => name)} />
          </Fact>
        )}
        <Fact name={words.topics}>
          <Topics paper={paper} />
        </Fact>
        <Fact name={words.created}>{wordDate(paper.createdAt, language, 'moment')}</Fact>
        <Fact name={words.code}>{paper.code}</Fact>
      </dl>
    </section>
  )
}

/** A list while it is short; the topics of a whole examination would make it longer than the paper. */
function Topics({ paper }: { readonly paper: Paper }) {
  const topics = topicsOf(paper)
  return topics.length > MOST_IN_LIST ? topics.join(paper.language === 'en' ? '; ' : '；') : <List items={topics} />
}
const MOST_IN_LIST = 6

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)

const List = ({ items, className }: { readonly items: readonly string[]; readonly className?: string }) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
