/** "Chlorophyll … → ____ …": a statement with one term left out, to write down. */
import type { Candidate } from '../../../candidate.ts'
import { acceptedForms } from '../wording/accepted-forms.ts'
import { fitBlank } from '../wording/blanks.ts'
import { clozeTargets, type ClozeTarget } from '../facts/cloze-targets.ts'
import { theTextStates } from '../wording/explanation.ts'
import type { Lesson, Maker, TopicSentence } from '../survey/lesson.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { textOf } from '../survey/noun-phrases.ts'
import { offerFillBlank, type Asking } from '../offer.ts'

export const cloze: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    return clozeTargets(sentence, lesson).flatMap((target) => clozesOf(sentence, target, lesson))
  })

function clozesOf(sentence: TopicSentence, target: ClozeTarget, lesson: Lesson): Candidate[] {
  const { entry, from, to } = target.mention
  const printed = textOf(sentence, from, to)
  const answer = from === 0 ? lesson.lower(printed) : printed
  const stem = fitBlank(sentence.text, sentence.words[from]!.start, sentence.words[to - 1]!.end)
  const asking: Asking = {
    maker: 'cloze',
    sentence,
    stem,
    explanation: theTextStates(sentence),
    // Readers took nine of ten blanks on what is defined or named, and three of ten on others.
    score: (target.isDefined ? 0.45 : 0.1) + 0.5 * target.strength,
    act: 'recall',
    termCount: entry.count,
    terms: [entry.key],
    reserve: !target.isDefined,
  }
  // A word that opens the sentence has a capital there.
  const opening = (form: string): string => (from === 0 ? upperFirst(form) : form)
  return [offerFillBlank(lesson, asking, acceptedForms(answer, entry, stem, lesson).map(opening))]
}
