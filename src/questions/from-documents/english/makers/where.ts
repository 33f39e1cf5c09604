/** "In which city was the National Labor Union formed?": the place of an event that the text names. */
import type { Candidate } from '../../../candidate.ts'
import { theTextStates } from '../explanation.ts'
import type { Maker } from '../lesson.ts'
import { namedFactIn } from '../named-facts.ts'
import type { NameKind } from '../name-kinds.ts'
import { offerMultipleChoice, offerShortAnswer } from '../offer.ts'
import { yearQuestion } from './year.ts'

export const where: Maker = (lesson) =>
  lesson.standing.flatMap((sentence): Candidate[] => {
    const fact = namedFactIn(sentence, lesson)
    const asked = fact && ASKED[fact.kind]
    if (!fact || asked === undefined) return []
    const {
      mention: { entry, from, to },
      others,
    } = fact
    const [start, end] = [sentence.words[from]!.start, sentence.words[to - 1]!.end]
    const before = / (?:in|at) $/.exec(sentence.text.slice(0, start))
    if (!before || !/^(?:[.,]| to | on | by | for | during )/.test(sentence.text.slice(end))) return []
    // The event is the statement up to the place: what follows belongs to it only after "to" or "on".
    const event = sentence.text.slice(0, before.index)
    const rest = /^ (?:to|on|by|for|during) [^,]*/.exec(sentence.text.slice(end))?.[0].replace(/\.$/, '') ?? ''
    const question = yearQuestion(sentence, { event: event.replace(/^In \d{4}, /, ''), year: '' }, lesson)
    if (question === undefined) return []
    const year = /^(In \d{4}), /.exec(event)?.[1]
    const stem = `${question.replace(/^In which year/, `In which ${asked}`).replace(/\?$/, '')}${rest}${year === undefined ? '' : ` ${year.toLowerCase()}`}?`
    const asking = {
      maker: 'where',
      sentence,
      stem,
      explanation: theTextStates(sentence),
      score: 0.55,
      act: 'recall' as const,
      termCount: entry.count,
      terms: [entry.key],
    }
    const short = offerShortAnswer(lesson, asking, `${entry.form}.`, [{ text: entry.form, marks: 1 }])
    const [first, second, third] = others
    return first && second && third
      ? [
          short,
          offerMultipleChoice(
            lesson,
            { ...asking, maker: 'where_choice', act: 'recognise', closeness: 0.4 },
            { key: entry.form, distractors: [first.form, second.form, third.form] },
          ),
        ]
      : [short]
  })

const ASKED: Readonly<Partial<Record<NameKind, string>>> = {
  city: 'city',
  state: 'state or province',
  country: 'country',
  region: 'part of the world',
}
