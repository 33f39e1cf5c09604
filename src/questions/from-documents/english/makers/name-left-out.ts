/**
 * "In 1876, ____ patented the telephone.": the name that a statement is about, left out, chosen, or exchanged for
 * another of its kind.
 */
import type { Candidate } from '../../../candidate.ts'
import { fitBlank } from '../blanks.ts'
import { theTextStates } from '../explanation.ts'
import { offerFalse } from '../false-statements.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { namedFactIn } from '../named-facts.ts'
import type { NameKind } from '../name-kinds.ts'
import { textOf } from '../noun-phrases.ts'
import { offerFillBlank, offerMultipleChoice } from '../offer.ts'
import { tellsOfSubject, type Entry } from '../vocabulary.ts'
import { isVerb } from '../words.ts'

export const nameLeftOut: Maker = (lesson) =>
  lesson.standing.flatMap((sentence): Candidate[] => {
    const fact = namedFactIn(sentence, lesson)
    if (!fact || !tellsOfSubject(lesson.vocabulary.mentions(sentence))) return []
    const {
      mention: { entry, from, to },
      kind,
      others,
    } = fact
    const printed = textOf(sentence, from, to)
    const [start, end] = [sentence.words[from]!.start, sentence.words[to - 1]!.end]
    const stem = fitBlank(sentence.text, start, end)
    const asking = {
      maker: 'name',
      sentence,
      stem,
      explanation: theTextStates(sentence),
      score: kind === 'person' ? 0.55 : 0.45,
      act: 'recall' as const,
      termCount: entry.count,
      terms: [entry.key],
    }
    const surname = kind === 'person' && printed.includes(' ') ? [printed.split(' ').at(-1)!] : []
    // A sentence that opens with its name becomes a question.
    const asked =
      from === 0 && kind === 'person'
        ? `Who ${sentence.text.slice(end).trim().replace(/\.$/, '')}?`
        : `Choose the ${CALLED[kind]} that correctly completes the sentence: ${stem}`
    const isSure = kind !== 'person' || isAlone(sentence, from, to)
    const blank =
      from === 0 || !isSure
        ? []
        : kind === 'person' ||
            kind === 'document' ||
            (kind === 'event' && !TELLS_TIME.test(sentence.text.slice(0, start)))
          ? [offerFillBlank(lesson, asking, [printed, ...surname])]
          : []
    const [first, second, third] = others
    if (from === 0 && !isVerb(sentence.words[to])) return []
    const random = lesson.randomFor('name', sentence)
    const choice =
      first && second && third && (isSure || from === 0)
        ? [
            offerMultipleChoice(
              lesson,
              { ...asking, maker: 'name_choice', act: 'recognise', closeness: 0.4, stem: asked },
              { key: printed, distractors: [first.form, second.form, third.form] },
            ),
          ]
        : []
    // Nobody takes a man of the last century for one of the century before.
    const contemporaries = others.filter((other) => livedThen(other, sentence, lesson))
    const wrong = contemporaries.length === 0 ? undefined : random.pick(contemporaries.slice(0, 4))
    const swapped =
      wrong === undefined || !isSure || isAside(sentence.text, start, end)
        ? []
        : [
            offerFalse(lesson, sentence, {
              maker: 'swapped_name',
              statement: sentence.text.slice(0, start) + wrong.form + sentence.text.slice(end),
              right: printed,
              wrong: wrong.form,
              score: 0.45,
              termCount: entry.count,
              terms: [entry.key],
              closeness: 0.4,
            }),
          ]
    return [...blank, ...choice, ...swapped]
  })

/** "since the ____": years fit as well as the war. */
const TELLS_TIME = /\b(?:since|until|during|after|before|in|by) (?:the )?$/i

/**
 * "Federalists, who drafted the Constitution, favored …": what is false in a side clause is hidden behind a true main
 * clause.
 */
const isAside = (text: string, start: number, end: number): boolean =>
  /, (?:who|which|whose|where) [^,]*$/.test(text.slice(0, start)) && /^[^,]*, /.test(text.slice(end))

/**
 * What one alone did: "____ discovered", "invented by ____". What a man studied, held or travelled to others did as
 * well.
 */
function isAlone({ words, text }: TopicSentence, from: number, to: number): boolean {
  const before = text.slice(0, words[from]!.start)
  const after = text.slice(words[to - 1]!.end)
  return (
    new RegExp(`^ (?:first )?(?:${DEEDS})\\b`).test(after) ||
    new RegExp(`\\b(?:was|were|first) (?:${DEEDS}) (?:in \\d{4} )?by (?:[\\p{L}]+ist |[\\p{L}]+er )?$`, 'u').test(
      before,
    )
  )
}
const DEEDS =
  'discovered|invented|founded|patented|coined|painted|wrote|written|composed|formulated|designed|built|established|introduced|defeated|assassinated|elected|signed|led|proclaimed|unified|conquered'

/**
 * Whether what the text dates of a name lies near what the sentence dates; without a date on either side, nothing
 * speaks against it.
 */
function livedThen({ key }: Entry, { text }: TopicSentence, { naming }: Lesson): boolean {
  const [own, others] = [datesIn(text), naming(key).flatMap((sentence) => datesIn(sentence.text))]
  return (
    own.length === 0 ||
    others.length === 0 ||
    own.some((date) => others.some((other) => Math.abs(date - other) <= ONE_LIFE))
  )
}

/** Years, and for a century the middle of it. */
const datesIn = (text: string): number[] => [
  ...[...text.matchAll(/\b(1[0-9]\d\d|20[0-2]\d)(?:s|\b)/g)].map(([, year]) => Number(year)),
  ...[...text.matchAll(/\b(1\d|20)th[- ]century\b/g)].map(([, century]) => Number(century) * 100 - 50),
]
const ONE_LIFE = 60

const CALLED: Readonly<Record<NameKind, string>> = {
  person: 'person',
  country: 'country',
  state: 'state or province',
  city: 'city',
  region: 'part of the world',
  institution: 'name',
  event: 'event',
  document: 'name',
}
