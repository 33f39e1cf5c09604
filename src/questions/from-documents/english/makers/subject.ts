/**
 * "Which of the following carries …?", "Name the process that …": what is said of a term is given, the term is asked.
 */
import type { Candidate } from '../../../candidate.ts'
import { sharesWord } from '../definitions/meaning.ts'
import { distractorsFor } from '../distractors.ts'
import { theTextStates } from '../explanation.ts'
import type { Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerMultipleChoice, offerShortAnswer, type Asking } from '../offer.ts'
import { semanticClass, type SemanticClass } from '../semantic-class.ts'
import { subjectFactIn, type SubjectFact } from '../subject-facts.ts'
import { COUNTRIES } from '../place-names.ts'
import { SINGLES_OUT } from './swapped-sibling.ts'
import type { Entry } from '../vocabulary.ts'

export const subject: Maker = (lesson) =>
  lesson.standing.flatMap((sentence): Candidate[] => {
    const fact = subjectFactIn(sentence, lesson)
    if (!fact) return []
    const { entry } = fact
    const asking = {
      sentence,
      explanation: theTextStates(sentence),
      score: 0.45 + 0.4 * entry.confidence,
      termCount: entry.count,
      terms: [entry.key],
    }
    // A country that declared war is no "Who".
    const isPerson = lesson.people.has(entry.key) && !COUNTRIES.has(entry.form)
    // Much does the like: only a person's deed, or what sets a term apart by its own words, has one answer.
    if (!isPerson && !(isMarked(entry) && SINGLES_OUT.test(sentence.text))) return []
    // A deed, or what names something: qualities several men have.
    if (
      isPerson &&
      (/^(?:is|was|were) (?!an? |the (?:first|only)\b|born\b|elected\b|appointed\b|awarded\b|introduced\b)|^(?:desired|wanted|sought|wished|hoped|tried|felt|seemed|remained|continued)\b/.test(
        fact.predicate,
      ) ||
        (!/\p{Lu}\p{L}|\d/u.test(fact.predicate) &&
          !lesson.vocabulary.mentions(sentence).some((one) => one.from > 0 && isMarked(one.entry))))
    )
      return []
    if (sharesWord(entry.form, fact.predicate) || TOLD_BY_STORY.test(fact.predicate)) return []
    const stem = namingStem(fact, isPerson)
    const short: Asking | undefined =
      stem === undefined ? undefined : { ...asking, maker: 'subject', stem, act: 'recall' }
    const distractors = distractorsFor(entry, sentence, lesson)
    const choice: Asking | undefined = distractors && {
      ...asking,
      maker: 'subject_choice',
      stem: `${lesson.people.has(entry.key) ? 'Who' : 'Which of the following'} ${fact.predicate}?`,
      act: 'recognise',
      closeness: distractors.closeness,
    }
    return [
      ...(short
        ? [
            offerShortAnswer(lesson, short, `${upperFirst(fact.subject)}.`, [
              { text: upperFirst(fact.subject), marks: 1 },
            ]),
          ]
        : []),
      ...(choice && distractors
        ? [
            offerMultipleChoice(lesson, choice, {
              key: upperFirst(entry.form),
              distractors: [
                upperFirst(distractors.entries[0].form),
                upperFirst(distractors.entries[1].form),
                upperFirst(distractors.entries[2].form),
              ],
            }),
          ]
        : []),
    ]
  })

const isMarked = (entry: Entry): boolean => entry.definition !== undefined || entry.bold
/** An answer or a step within a story. */
const TOLD_BY_STORY =
  /\b(?:studied|educated|graduated|born|married|enrolled|doctorate|degree|childhood)\b|\b(?:her|him)\b|\bwhat (?:he|she|they) calls?\b|^(?:agreed|accepted|refused|replied|answered|then|also|returned|hesitated|decided)\b|\b(?:then|later|next|finally)\b/

/** The question that the term answers; undefined where no noun is at hand to ask with. */
function namingStem({ entry, predicate, subject }: SubjectFact, isPerson: boolean): string | undefined {
  if (isPerson) return `Who ${predicate}?`
  // A name of which the text does not tell what it names.
  if (entry.proper || /^\p{Lu}\p{Ll}/u.test(subject)) return undefined
  // The general noun of a meaning may be a picture; the term's own head must agree.
  const noun =
    entry.kind === undefined || semanticClass(entry.form) !== entry.kind ? undefined : ASKING_NOUNS[entry.kind]
  if (noun !== undefined) return `Name the ${entry.plural ? noun[1] : noun[0]} that ${predicate}.`
  return entry.plural ? undefined : `What ${predicate}?`
}

const ASKING_NOUNS: Readonly<Partial<Record<SemanticClass, readonly [string, string]>>> = {
  organism: ['organism', 'organisms'],
  body_part: ['part of the body', 'parts of the body'],
  cell_part: ['structure', 'structures'],
  substance: ['substance', 'substances'],
  process: ['process', 'processes'],
  quantity: ['quantity', 'quantities'],
  theory: ['theory or view', 'theories or views'],
  field: ['field of study', 'fields of study'],
  disorder: ['condition', 'conditions'],
  place: ['place', 'places'],
  landform: ['landform', 'landforms'],
  institution: ['institution', 'institutions'],
  system: ['system', 'systems'],
  rhetoric: ['device of language', 'devices of language'],
  artefact: ['object', 'objects'],
  event: ['event', 'events'],
}
