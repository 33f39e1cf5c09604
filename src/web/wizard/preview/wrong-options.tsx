/** The wrong options of a choice, those that are printed ticked, with the spare ones to put in their place. */
import { useId, useState } from 'react'
import { optionLetter, type MultipleChoice } from '#domain/question.ts'
import { formatRichText } from '#domain/rich-text.ts'
import { phrasing } from '#layout/phrase.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Swap } from '../../made-paper/use-changes.ts'
import { useTexts } from '../../floor/texts.ts'
import { Phrase } from '../../paper/words.tsx'
import { NO_TICKS, tickOption } from './tick-option.ts'

type Props = {
  readonly question: MultipleChoice
  /** The number that is printed, without its stop. */
  readonly number: string
  readonly language: PaperLanguage
  readonly onSwap: (swap: Swap) => void
}

/** Mounted anew for other options: the order of the rows is that in which they were met. */
export function WrongOptions(props: Props) {
  const all = wordsOf(props.question).map(({ words }) => words)
  return <Boxes key={JSON.stringify(all.toSorted())} {...props} />
}

function Boxes({ question, number, language, onSwap }: Props) {
  const { wrong } = useTexts().preview.questions
  const hint = useId()
  const now = wordsOf(question)
  const [order] = useState(() => now.map(({ words }) => words))
  const [ticks, setTicks] = useState(NO_TICKS)
  const printed = now.flatMap(({ letter, words }) => (letter === undefined ? [] : words))
  const missing = printed.filter((words) => ticks.unticked.includes(words)).length
  const phrase = phrasing(language, undefined)
  const press = (words: string): void => {
    const { ticks: after, swap } = tickOption(words, printed, ticks)
    setTicks(after)
    if (swap !== undefined) onSwap(swap)
  }
  return (
    <fieldset aria-describedby={hint} className="grid min-w-0 gap-1">
      <legend className="sr-only">{wrong.of(number)}</legend>
      <p id={hint} className="mb-1 text-muted">
        {wrong.hint}
      </p>
      {order
        .flatMap((words) => now.find((one) => one.words === words) ?? [])
        .map(({ letter, words, option }) => (
          <label key={words} className="flex min-h-8 cursor-pointer items-start gap-2 py-1">
            <input
              type="checkbox"
              checked={letter !== undefined && !ticks.unticked.includes(words)}
              onChange={() => press(words)}
              className="size-6 shrink-0 accent-(--accent)"
            />
            <span className="w-5 shrink-0 font-semibold">{letter === undefined ? '' : `${letter}.`}</span>
            <span className="min-w-0 wrap-anywhere">
              <Phrase phrase={phrase(option)} />
            </span>
          </label>
        ))}
      <p role="status" className="text-warn">
        {missing === 0 ? '' : wrong.missing(missing)}
      </p>
    </fieldset>
  )
}

/** The printed ones by their letters, then the spare ones, the best first. */
const wordsOf = ({ options, keyIndex, spares }: MultipleChoice) =>
  [
    ...options.flatMap((option, index) => (index === keyIndex ? [] : { option, letter: optionLetter(index) })),
    ...(spares ?? []).map((option) => ({ option, letter: undefined })),
  ].map((one) => ({ ...one, words: formatRichText(one.option) }))
