/** "Chlorophyll … → ____ …": a statement with one term left out, to fill in or to complete by an option. */
import type { Candidate } from '../../../candidate.ts'
import { acceptedForms } from '../accepted-forms.ts'
import { fitBlank } from '../blanks.ts'
import { clozeTargets, type ClozeTarget } from '../cloze-targets.ts'
import { distractorsFor } from '../distractors.ts'
import { theTextStates } from '../explanation.ts'
import { allowsExceptions } from '../false-statements.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { textOf } from '../noun-phrases.ts'
import { isPlural } from '../noun-number.ts'
import { offerFillBlank, offerMultipleChoice, type Asking } from '../offer.ts'
import type { Entry } from '../vocabulary.ts'

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
  }
  const key: Entry = { ...entry, form: answer, plural: isPlural(printed) }
  // A word that opens the sentence has a capital there.
  const opening = (form: string): string => (from === 0 ? upperFirst(form) : form)
  const mayBeChosen = isMarked(entry) && (target.isDefined || !(FLEETING.has(entry.kind ?? '') || allowsExceptions(sentence.text) || LOOSE_PLACE.test(stem)))
  const distractors = mayBeChosen ? distractorsFor(key, sentence, lesson, { forMeaning: target.isDefined, article: articleBefore(stem) }) : undefined
  // What may or can be so of one may be so of another, and much is done by more than one means.
  const chosen = distractors
    ? [offerMultipleChoice(lesson, { ...asking, maker: 'cloze_choice', act: 'recognise', closeness: distractors.closeness, stem: `Choose the term that best completes the sentence: ${stem}` }, { key: opening(answer), distractors: [opening(distractors.entries[0].form), opening(distractors.entries[1].form), opening(distractors.entries[2].form)] })]
    : []
  return [offerFillBlank(lesson, asking, acceptedForms(answer, entry, stem, lesson).map(opening)), ...chosen]
}

const isMarked = (entry: Entry): boolean => entry.bold || entry.definition !== undefined
/** An unmarked living thing or place is one of many: what holds for desert plants may hold for other plants. */
const FLEETING: ReadonlySet<string> = new Set(['organism', 'person', 'group', 'place'])
const LOOSE_PLACE = /\b(used|through|by|via|using|with|including|as|from) ((an?|the|a\/an) )?____|\b(of|to|for|on|in) ____\.$/i

function articleBefore(stem: string): 'a' | 'other' | 'none' {
  if (/\ba\/an ____/i.test(stem)) return 'a'
  return /\b(the|its|their|his|her|each|every|one|this|no|any|[a-z]+['’]s) ____/i.test(stem) ? 'other' : 'none'
}
