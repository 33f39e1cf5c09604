/** What the chosen formats cannot hold, before the download, and whether such questions are changed or left out. */
import { LOSS_CHOICES, type EmptyFileAdvice, type LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Template } from '#domain/template.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { hasChoice, lossesOf, paperLossesOf, type ReadQuestions } from '#formats/losses.ts'
import { wordLoss, wordPaperLoss } from '#messages/word-losses.ts'
import { useReader } from '../../floor/texts.ts'
import { toldIn } from '../../floor/told.ts'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from './radio-cards.tsx'

type Props = {
  readonly formats: readonly Format[]
  readonly asked: ReadQuestions
  readonly template: Template
  readonly part: ExportPart
  readonly choice: LossChoice
  readonly onChoose: (choice: LossChoice) => void
  /** Of which no question would be left. */
  readonly empty: ReadonlyMap<Format, EmptyFileAdvice>
}

export function FormatLosses({ formats, asked, template, part, choice, onChoose, empty }: Props) {
  const { language } = useReader()
  const told = toldIn(language)
  const { losses: words } = told
  const lossy = formats
    .map((format) => ({
      format,
      losses: lossesOf(FORMATS[format], asked, { template, part, choice }),
      ofPaper: paperLossesOf(FORMATS[format], { template, part }),
    }))
    .filter(({ losses, ofPaper }) => losses.length + ofPaper.length > 0)
  if (lossy.length === 0) return null
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      {lossy.map(({ format, losses, ofPaper }) => {
        const name = FORMATS[format].name[language]
        const advice = empty.get(format)
        return (
          <section key={format} aria-label={words.heading(name)} className="grid gap-2">
            <h2 className="font-medium">{words.heading(name)}</h2>
            <ul className="grid list-disc gap-1.5 ps-5 text-sm">
              {losses.map((loss) => (
                <li key={JSON.stringify(loss)}>{wordLoss(loss, name, choice, told)}</li>
              ))}
              {ofPaper.map((loss) => (
                <li key={loss}>{wordPaperLoss(loss, name, told)}</li>
              ))}
            </ul>
            {advice === undefined ? null : <Notice kind="bad">{words.nothingLeft(name, advice)}</Notice>}
          </section>
        )
      })}
      {lossy.some(({ losses }) => hasChoice(losses)) ? (
        <RadioCards
          legend={words.choice}
          value={choice}
          onChoose={onChoose}
          options={LOSS_CHOICES.map((value) => ({ value, ...words.choices[value] }))}
        />
      ) : null}
    </div>
  )
}
