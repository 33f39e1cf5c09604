/** What the chosen format cannot hold, before the download, and whether such questions are changed or left out. */
import { LOSS_CHOICES, type LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Template } from '#domain/template.ts'
import type { FormatEntry } from '#formats/format.ts'
import { hasChoice, lossesOf, type ReadQuestions } from '#formats/losses.ts'
import { wordLoss } from '#messages/word-losses.ts'
import { useReader } from '../../floor/texts.ts'
import { toldIn } from '../../floor/told.ts'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from './radio-cards.tsx'

type Props = {
  readonly entry: FormatEntry
  readonly asked: ReadQuestions
  readonly template: Template
  readonly part: ExportPart
  readonly choice: LossChoice
  readonly onChoose: (choice: LossChoice) => void
  /** No question would be left. */
  readonly isEmpty: boolean
}

export function FormatLosses({ entry, asked, template, part, choice, onChoose, isEmpty }: Props) {
  const { language } = useReader()
  const told = toldIn(language)
  const losses = lossesOf(entry, asked, { template, part, choice })
  if (losses.length === 0) return null
  const { losses: words } = told
  const name = entry.name[language]
  return (
    <div className="grid gap-4">
      <section aria-label={words.heading(name)} className="grid gap-2">
        <h2 className="font-medium">{words.heading(name)}</h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-sm">
          {losses.map((loss) => (
            <li key={JSON.stringify(loss)}>{wordLoss(loss, name, choice, told)}</li>
          ))}
        </ul>
      </section>
      {hasChoice(losses) ? (
        <RadioCards
          legend={words.choice}
          value={choice}
          onChoose={onChoose}
          options={LOSS_CHOICES.map((value) => ({ value, ...words.choices[value] }))}
        />
      ) : null}
      {isEmpty ? <Notice kind="bad">{words.nothingLeft}</Notice> : null}
    </div>
  )
}
