/** One sample question; its answer and the words that it stands on are shown on demand. */
import { useId, useState, type ReactNode } from 'react'
import type { PaperLanguage } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import { optionLetter, type Question } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import { PAGE_TAGS } from '../../floor/language.ts'
import { Phrase } from '../../paper/words.tsx'
import { usePublicReader } from '../../public-floor/reader.ts'

type Props = { readonly number: number; readonly question: Question; readonly language: PaperLanguage }

export function SampleQuestion({ number, question, language }: Props) {
  const {
    demo: { result },
  } = usePublicReader().texts
  const [isShown, setShown] = useState(false)
  const id = useId()
  const write = (text: RichText): ReactNode => <Phrase phrase={{ text, language }} blank={8} />
  return (
    <li
      aria-label={result.question(number)}
      className="grid gap-3 rounded-paper bg-paper p-4 font-paper text-paper-ink shadow-paper"
    >
      <p lang={PAGE_TAGS[language]} className="font-paper wrap-anywhere">
        {result.numbered(number)} {write(question.stem)}
      </p>
      {question.type === 'true_false' ? (
        <p className="flex gap-6 ps-4">
          <span>{result.true}</span>
          <span>{result.false}</span>
        </p>
      ) : null}
      {question.type === 'multiple_choice' ? (
        <ol lang={PAGE_TAGS[language]} className="grid gap-1 ps-4 font-paper">
          {question.options.map((option, index) => (
            <li key={optionLetter(index)} className="wrap-anywhere">
              {result.numbered(optionLetter(index))} {write(option)}
            </li>
          ))}
        </ol>
      ) : null}
      <button
        type="button"
        className="min-h-10 justify-self-start rounded-control border border-paper-ink/50 px-4 py-2 font-sans text-base font-medium hover:border-paper-ink focus-visible:outline-paper-ink"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? result.hide : result.show}
      </button>
      <div id={id} hidden={!isShown} className={isShown ? 'grid gap-2' : undefined}>
        <p className="font-semibold text-marking wrap-anywhere">{answerOf(question, write, result)}</p>
        <Evidence question={question} language={language} />
      </div>
    </li>
  )
}

/** The demo asks for these types alone. */
function answerOf(
  question: Question,
  write: (text: RichText) => ReactNode,
  words: { readonly true: string; readonly false: string; readonly numbered: (sign: string) => string },
): ReactNode {
  switch (question.type) {
    case 'multiple_choice':
      return (
        <>
          {words.numbered(optionLetter(question.keyIndex))} {write(itemAt(question.options, question.keyIndex))}
        </>
      )
    case 'true_false':
      return question.key ? words.true : words.false
    // The places of the blanks do not change.
    // oxlint-disable-next-line react/no-array-index-key
    case 'fill_blank':
      return question.keys.map(([best], index) => (
        <span key={index} className="block">
          {write(best)}
        </span>
      ))
    case 'short_answer':
      return write(question.key)
    case 'matching':
    case 'essay':
    case 'long_question':
      return null
  }
}

function Evidence({ question: { provenance }, language }: Pick<Props, 'question' | 'language'>) {
  const {
    demo: { result },
  } = usePublicReader().texts
  const { source } = provenance
  if (source === undefined) return null
  return (
    <div className="grid gap-1">
      <p className="font-sans text-sm">
        {source.page === undefined ? result.standsOn : result.standsOnPage(source.page)}
      </p>
      <blockquote lang={PAGE_TAGS[language]} className="border-l-2 font-paper border-paper-ink/40 ps-3 wrap-anywhere">
        {source.quote}
      </blockquote>
    </div>
  )
}
