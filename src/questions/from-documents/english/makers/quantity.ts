/** "… made of ____ subunits": an exact number of the text left out. */
import type { Candidate } from '../../../candidate.ts'
import { fitBlank } from '../blanks.ts'
import { theTextStates } from '../explanation.ts'
import type { Maker } from '../lesson.ts'
import { offerFillBlank, offerMultipleChoice, type Asking } from '../offer.ts'
import { numericOrder, otherQuantities, otherSpelling, quantityIn } from '../quantities.ts'

export const quantity: Maker = (lesson) =>
  lesson.standing.flatMap((sentence): Candidate[] => {
    const found = quantityIn(sentence)
    if (!found) return []
    const stem = fitBlank(sentence.text, found.start, found.end)
    const asking: Asking = {
      maker: 'quantity',
      sentence,
      stem,
      explanation: theTextStates(sentence),
      score: found.isYear ? 0.45 : found.inWords ? 0.4 : 0.6,
      act: 'recall',
      termCount: 1,
      terms: [],
    }
    const spelling = otherSpelling(found)
    const fill = offerFillBlank(lesson, asking, [found.text, ...(spelling ? [spelling] : []), ...(found.text.includes(',') ? [found.text.replaceAll(',', '')] : [])])
    const others = otherQuantities(found, lesson.randomFor('quantity/options', sentence))
    if (!others) return [fill]
    const choice = offerMultipleChoice(lesson, { ...asking, maker: 'quantity_choice', act: 'recognise', closeness: 0.5, stem: `Choose the number that correctly completes the sentence: ${stem}` }, { key: found.text, distractors: others, ordered: numericOrder([found.text, ...others]) })
    return [fill, choice]
  })
