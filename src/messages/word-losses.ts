/** Sentences for what a file format loses of a paper. */
import { leavesOut, type Loss, type LossChoice, type PaperLoss } from '#domain/loss.ts'
import { pageRanges } from './number-words.ts'
import type { ToldMessages } from './told/en.ts'

/** `3 questions have figures that Kahoot cannot show: …`. `format`: its name, as it stands in a sentence. */
export function wordLoss(loss: Loss, format: string, choice: LossChoice, { losses }: ToldMessages): string {
  const many = loss.questions.length
  const numbers = loss.questions.every((number) => /^\d+$/.test(number))
    ? pageRanges(loss.questions.map(Number))
    : loss.questions
  return losses.sentence(
    losses.cannot(loss, many, format),
    leavesOut(loss, choice) ? losses.leftOut(many) : losses.instead(loss, many),
    numbers,
    many,
  )
}

/** `The page to record the practical on …`. */
export const wordPaperLoss = (loss: PaperLoss, format: string, { losses }: ToldMessages): string =>
  losses.ofPaper[loss](format)
