/**
 * Parts (a), (b), (c) on one section, of the short questions that the other makers found, with two sister terms to
 * distinguish and a wrong statement to correct.
 */
import { LEVELS } from '#domain/difficulty.ts'
import type { MarkingRow } from '#domain/question.ts'
import { literalText, mapText, plainText, type RichText } from '#domain/rich-text.ts'
import { topicName } from '#reading/topics/heading-title.ts'
import type { Candidate, QuestionDraft } from '../../../candidate.ts'
import { citationOf, citing } from '../../citing.ts'
import { composeLongQuestions, type PartSource } from '../../compose-long-question.ts'
import { joinRich } from '../../rich-slice.ts'
import { isToldBy } from '../certain-rivals.ts'
import { isClausePattern } from '../definitions/definition.ts'
import { genusOf, sharesWord } from '../definitions/meaning.ts'
import { placed } from '../explanation.ts'
import { isEmptyHeading, titled } from '../headings.ts'
import { homeSections, type HomeSections } from '../home-sections.ts'
import type { Lesson, TopicDefinition } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { explainedTerms } from '../listed-meanings.ts'
import { semanticClass, type SemanticClass } from '../semantic-class.ts'
import { sisterPairs } from '../sister-pairs.ts'
import { sisterhood } from '../sister-terms.ts'
import { sentenceId } from '../study-sentences.ts'
import type { Entry } from '../vocabulary.ts'

/** `candidates`: those of all other makers. */
export function longQuestions(lesson: Lesson, candidates: readonly Candidate[]): Candidate[] {
  const homes = homeSections(lesson)
  const distinctions = distinctionsIn(lesson, homes)
  return composeLongQuestions([...candidates, ...distinctions], {
    documentId: lesson.material.document.id,
    part: (candidate) => partOf(candidate, lesson),
    heading: (candidate) => homeOf(candidate, lesson, homes),
    wider: (candidate) => homes.above(homeOf(candidate, lesson, homes) ?? candidate.draft.provenance.source?.heading),
    stem: (heading) =>
      isEmptyHeading(heading) || OF_ANY_MATTER.test(topicName(heading))
        ? undefined
        : literalText(`This question is about ${titled(heading, lesson)}.`),
    explanation: (labels, parts) =>
      joinRich(
        ...parts.flatMap(({ candidate: { draft } }, index) => [
          `${index === 0 ? '' : ' '}${labels[index]!} `,
          quotesOf(draft),
        ]),
      ),
    level: (parts) =>
      LEVELS[
        Math.round(
          parts.reduce((sum, { candidate }) => sum + LEVELS.indexOf(candidate.level), 0) / parts.length + HARDER,
        )
      ]!,
  })
}

/** Of what, such a heading leaves to the one above. */
const OF_ANY_MATTER =
  /^(?:general )?(?:morphology|anatomy|physiology|diversity|classification|reproduction|nutrition|metabolism|ecology|evolution|life cycles?|habitats?|characteristics|structure|types)$/i

/** Writing several answers on one matter is harder than each alone. */
const HARDER = 0.3

/**
 * What the candidate does: states, lists, explains or compares, corrects. Makers whose questions readers often found to
 * have a second right answer are left out.
 */
const STEPS: Readonly<Record<string, number>> = {
  state_term: 1,
  state_meaning: 2,
  list: 2,
  purpose: 2,
  distinction: 3,
  reason: 3,
  swapped_term: 4,
  swapped_direction: 4,
}
/** All of these are one way of asking. */
const CORRECTION = 'correction'
const DISTINCTION = 'distinction'

function partOf(candidate: Candidate, lesson: Lesson): PartSource | undefined {
  const { draft, maker } = candidate
  const step = STEPS[maker]
  if (step === undefined) return undefined
  if (draft.type === 'short_answer')
    return isGoodPart(maker, plainText(draft.stem), plainText(draft.key), lesson) && isOnTaughtTerm(candidate, lesson)
      ? {
          stem: withoutFrame(draft.stem),
          key: draft.key,
          rows: rowsOf(maker, draft.markingScheme),
          step,
          maker,
          candidate,
        }
      : undefined
  if (
    draft.type !== 'true_false' ||
    draft.key ||
    !isGoodMistake(maker, plainText(draft.stem), plainText(draft.explanation), lesson)
  )
    return undefined
  const key = draft.explanation
  return {
    stem: joinRich('A student writes: “', nested(draft.stem), '” Explain why the student is wrong.'),
    key,
    rows: [
      { text: literalText('Points out what is wrong in the statement'), marks: 1 },
      { text: literalText('Gives the correct fact, as stated in the text'), marks: 1 },
    ],
    step,
    maker: CORRECTION,
    candidate,
  }
}

/** The question says already what it is about. */
const withoutFrame = (stem: RichText): RichText =>
  mapText(stem, (run) => run.replace(/^In the context of [^“]+, what/, 'What'))

/** One reason or purpose is one point. */
const rowsOf = (maker: string, rows: readonly MarkingRow[]): readonly MarkingRow[] =>
  (maker === 'reason' || maker === 'purpose') && rows.length === 1 ? [{ ...rows[0]!, marks: 1 }] : rows

/**
 * A part needs more than a short question that stands among many: a meaning that tells the term from its sisters, a
 * reason that is no echo, a list of a stated number.
 */
function isGoodPart(maker: string, stem: string, key: string, lesson: Lesson): boolean {
  switch (maker) {
    case 'state_term':
      return isGoodMeaning(/“(.+)”/.exec(stem)?.[1] ?? '', key)
    case 'state_meaning':
      return isTelling(key) && !IS_SENTENCE.test(key)
    case 'list':
      return /^Name the (?:two|three|four|five|six)\b.* (?:of|in|into|within|from|between) /.test(stem)
    case 'purpose':
    case 'reason':
      return (
        !/\b(?:especially|particularly|mainly|partly|only|largely)\.$|\b(?:allows?|refers? to|(?:is|are) (?:called|known as|defined as)|means?)\b/.test(
          stem,
        ) &&
        !/^So that .*\bcannot\b/.test(key) &&
        namesMarkedTerm(stem, lesson) &&
        !echoes(stem, key, lesson)
      )
    default:
      return true
  }
}

/** From which a term can be told, and only from what it says. */
const isGoodMeaning = (meaning: string, term: string): boolean =>
  isTelling(meaning) &&
  !sharesWord(term, meaning) &&
  !IS_PREDICATE.test(meaning) &&
  !term.split(/\P{L}+/u).some((word) => word.length > 2 && meaning.toLowerCase().includes(word.toLowerCase()))

/** "A substance that helps a reaction is a catalyst, and …" tells more than a meaning. */
const IS_SENTENCE = /^[^,]*\b(?:is|are) (?:an?|the)\b.*, and\b/i

/**
 * A term that is marked, listed or called so; what the text only says a thing is must name a kind of known things, or
 * it is a remark ("a direct link between …").
 */
function isOnTaughtTerm({ maker, exclusions }: Candidate, lesson: Lesson): boolean {
  if (maker !== 'state_term' && maker !== 'state_meaning') return true
  const definition = lesson.definitions.find(({ key }) => exclusions.includes(`term:${key}`))
  if (
    !definition ||
    definition.pattern !== 'is' ||
    definition.sentence.glossary ||
    lesson.vocabulary.find(definition.key)?.bold
  )
    return true
  return semanticClass(genusOf(definition.meaning)) !== undefined && !/^(?:an? )?\w+ly /.test(definition.meaning)
}

const isTelling = (meaning: string): boolean => meaning.split(' ').length >= LEAST_TELLING && !ORDINAL.test(meaning)
/** In words. */
const LEAST_TELLING = 6
/** "First stage in Piaget's theory", "one of the oldest known amniotes" tell nothing of the thing. */
const ORDINAL = /^(?:the )?(?:(?:first|second|third|fourth|fifth|final|last|next) \w+ (?:in|of)|one of)\b/i
/** "Secretes hormones", "characterized by odd behavior": such a meaning is no noun phrase. */
const IS_PREDICATE =
  /^(?:refers|relays|secretes|occurs|describes|means|involves|consists|controls|regulates|includes)\b|^\w+ed (?:by|in|with|to|for|as)\b/i

/** What has to be explained is about a term that the document teaches. */
const namesMarkedTerm = (stem: string, { vocabulary }: Lesson): boolean =>
  vocabulary.entries.some(
    (entry) =>
      (entry.definition !== undefined || entry.bold) &&
      ` ${stem.toLowerCase()}`.includes(` ${entry.form.toLowerCase()}`),
  )

function echoes(stem: string, key: string, lesson: Lesson): boolean {
  const asked = new Set(lesson.stemsIn(stem))
  const told = lesson.stemsIn(key)
  return told.filter((one) => !asked.has(one)).length < LEAST_NEW
}

const LEAST_NEW = 3

/**
 * A mistake that a student may make on a main fact: one term or direction for another. An absurd one, a figure of a
 * study, or a meaning given to another term is none.
 */
function isGoodMistake(maker: string, stem: string, explanation: string, lesson: Lesson): boolean {
  if (NO_MAIN_FACT.test(stem)) return false
  const wrong = /“([^”]+)” should be “/.exec(explanation)?.[1] ?? ''
  if (/\bones?\b/.test(wrong) || lacksArticle(stem, wrong, lesson)) return false
  const right = /should be “([^”]+)”/.exec(explanation)?.[1] ?? ''
  const [one, other] = [wrong, right].map((form) =>
    lesson.vocabulary.entries.find((entry) => entry.form.toLowerCase() === form.toLowerCase()),
  )
  return (
    maker === 'swapped_direction' ||
    (one !== undefined &&
      other !== undefined &&
      one.kind === other.kind &&
      !lesson.related.isGeneral(one) &&
      sisterhood(one, other, lesson.related) >= LIKE_ENOUGH)
  )
}

/**
 * Points of `sisterhood` from which one term is mistaken for another: nobody takes a carbohydrate for the largest
 * organ.
 */
const LIKE_ENOUGH = 3

const NO_MAIN_FACT =
  /^[“‘]|^(?:as for|(?:one|much|many|some|most) of)\b|\brecords?\b|^the (?:in|de)crease\b|^(?:before|after|just)\b|\b(?:study|studies|research|researchers|percent|survival|drug|patients)\b|%|\b\d{4}\b|\b(?:then|second|instead|same)\b/i

/** "Gemmule is a structure …": a noun that is used with "a" cannot open a statement bare. */
function lacksArticle(stem: string, wrong: string, lesson: Lesson): boolean {
  if (!stem.toLowerCase().startsWith(wrong.toLowerCase())) return false
  const entry = lesson.vocabulary.entries.find(({ form }) => form.toLowerCase() === wrong.toLowerCase())
  return (
    entry !== undefined &&
    !entry.plural &&
    !entry.proper &&
    (lesson.isCounted(entry) || (entry.kind !== undefined && COUNTED.has(entry.kind)))
  )
}

const COUNTED: ReadonlySet<SemanticClass> = new Set(['organism', 'body_part', 'cell_part', 'artefact', 'person'])

/**
 * "Distinguish between A and B." for two sisters that the document defines, whose names do not tell the difference, as
 * candidates that become parts alone.
 */
function distinctionsIn(lesson: Lesson, homes: HomeSections): Candidate[] {
  const explained = explainedTerms(lesson).filter(
    ({ definition }) =>
      !isClausePattern(definition.pattern) && !tellsItsWork(definition) && isTelling(definition.meaning),
  )
  return sisterPairs(explained, homes, lesson, NEAREST).flatMap(([a, b]) =>
    areApart(a, b) ? [distinction(a, b, lesson)] : [],
  )
}

/** "growth hormone-releasing hormone: hormone that triggers the release of …" */
const tellsItsWork = ({ term, meaning }: TopicDefinition): boolean =>
  [...term.matchAll(/(\p{L}{3,})ing\b/gu)].some(([, root]) => new RegExp(`\\b${root}`, 'i').test(meaning))

/** Their meanings are not the same, and neither tells what the other is. */
const areApart = (a: Sister, b: Sister): boolean =>
  a.definition.meaning !== b.definition.meaning && !isToldBy(a, b) && !isToldBy(b, a)

/**
 * Points of `sisterhood`: two that one head, one enumeration or nearly one meaning joins can be mistaken for each
 * other.
 */
const NEAREST = 4

type Sister = Entry & { readonly definition: TopicDefinition }

function distinction(a: Sister, b: Sister, lesson: Lesson): Candidate {
  const both = [a, b]
  const rows = both.map(({ definition }): MarkingRow => ({
    text: lesson.rich(`${upperFirst(definition.term)}: ${definition.meaning}`),
    marks: 2,
  }))
  return {
    draft: {
      type: 'short_answer',
      stem: lesson.rich(`Distinguish between “${a.definition.term}” and “${b.definition.term}”.`),
      key: lesson.rich(
        both.map(({ definition }) => `${upperFirst(definition.term)}: ${definition.meaning}`).join('; ') + '.',
      ),
      markingScheme: [rows[0]!, rows[1]!],
      explanation: lesson.rich(both.map(({ definition }) => placed(definition.sentence)).join(' ')),
      provenance: citing(
        lesson.material.document.id,
        both.map(({ definition }) => citationOf(definition.sentence)),
      ),
    },
    topicId: a.definition.sentence.topicId,
    level: 'medium',
    maker: DISTINCTION,
    score: Math.min(1, 0.9 + 0.05 * (a.confidence + b.confidence)),
    exclusions: both.flatMap((entry) => [
      sentenceId(entry.definition.sentence),
      `term:${entry.key}`,
      ...lesson.related.nearNamesOf(entry).map((name) => `term:${lesson.stemsIn(name).join(' ')}`),
    ]),
  }
}

/** A question on a term belongs where the term is taught, wherever its meaning is listed. */
function homeOf({ maker, exclusions }: Candidate, { vocabulary }: Lesson, homes: HomeSections): string | undefined {
  if (maker !== 'state_term' && maker !== 'state_meaning' && maker !== DISTINCTION) return undefined
  const key = exclusions.find((exclusion) => exclusion.startsWith('term:'))?.slice('term:'.length)
  const entry = key === undefined ? undefined : vocabulary.find(key)
  return entry && homes.of(entry)
}

const nested = (text: RichText): RichText => mapText(text, (run) => run.replaceAll('“', '‘').replaceAll('”', '’'))

/** “…” (page 4), of all sentences that a part rests on. */
function quotesOf({ provenance: { source } }: QuestionDraft): string {
  const citations = source === undefined ? [] : [source, ...(source.further ?? [])]
  return citations
    .map(
      ({ quote, page }) =>
        `“${quote.replaceAll('“', '‘').replaceAll('”', '’')}”${page === undefined ? '' : ` (page ${page})`}`,
    )
    .join(' ')
}
