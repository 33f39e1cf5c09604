/**
 * Parts (a), (b), (c) on one section, of the short questions that the other makers found on a definition or a list, and
 * of two sister terms to distinguish.
 */
import { LEVELS } from '#domain/difficulty.ts'
import type { MarkingRow } from '#domain/question.ts'
import { literalText, mapText, plainText, type RichText } from '#domain/rich-text.ts'
import { topicName } from '#reading/topics/heading-title.ts'
import type { Candidate, QuestionDraft } from '../../../candidate.ts'
import { citationOf, citing } from '../../citing.ts'
import { composeLongQuestions, type PartSource } from '../../compose-long-question.ts'
import { joinRich } from '../../rich-slice.ts'
import { isToldBy } from '../distractors/certain-rivals.ts'
import { isClausePattern } from '../facts/definitions/definition.ts'
import { genusOf, sharesWord } from '../facts/definitions/meaning.ts'
import { placed } from '../wording/explanation.ts'
import { isEmptyHeading, titled } from '../survey/headings.ts'
import { homeSections, type HomeSections } from '../survey/home-sections.ts'
import type { Lesson, TopicDefinition } from '../survey/lesson.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { explainedTerms } from '../facts/listed-meanings.ts'
import { semanticClass } from '../distractors/semantic-class.ts'
import { sisterPairs } from '../distractors/sister-pairs.ts'
import { sentenceId } from '../survey/study-sentences.ts'
import type { Entry } from '../survey/vocabulary.ts'

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

/** What the candidate does: names, states one idea or lists, states two, compares. */
const STEPS: Readonly<Record<string, number>> = {
  state_term: 1,
  state_meaning: 2,
  list: 2,
  parted_meaning: 3,
  distinction: 4,
}
const DISTINCTION = 'distinction'

function partOf(candidate: Candidate, lesson: Lesson): PartSource | undefined {
  const { draft } = candidate
  if (
    draft.type !== 'short_answer' ||
    !(candidate.maker in STEPS) ||
    !isGoodPart(candidate.maker, plainText(draft.stem), plainText(draft.key)) ||
    !isOnTaughtTerm(candidate, lesson)
  )
    return undefined
  const maker =
    candidate.maker === 'state_meaning' && draft.markingScheme.length > 1 ? 'parted_meaning' : candidate.maker
  return {
    stem: withoutFrame(draft.stem),
    key: draft.key,
    rows: maker === 'state_meaning' ? draft.markingScheme.map((row) => ({ ...row, marks: 1 })) : draft.markingScheme,
    step: STEPS[maker]!,
    maker,
    candidate,
  }
}

/** The question says already what it is about. */
const withoutFrame = (stem: RichText): RichText =>
  mapText(stem, (run) => run.replace(/^In the context of [^“]+, what/, 'What'))

/**
 * A part needs more than a short question that stands among many: a meaning that tells the term from its sisters, a
 * list of a stated number.
 */
function isGoodPart(maker: string, stem: string, key: string): boolean {
  switch (maker) {
    case 'state_term':
      return isGoodMeaning(
        /“(.+)”|^Name the (.+)\.$/
          .exec(stem)
          ?.slice(1)
          .find((one) => one !== undefined) ?? '',
        key,
      )
    case 'state_meaning':
      return isTelling(key) && !IS_SENTENCE.test(key)
    case 'list':
      return /^Name the (?:two|three|four|five|six)\b.* (?:of|in|into|within|from|between) /.test(stem)
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

const isTelling = (meaning: string): boolean => wordsIn(meaning) >= LEAST_TELLING && !ORDINAL.test(meaning)
const wordsIn = (text: string): number => text.split(' ').length
/** In words. */
const LEAST_TELLING = 6
/** "First stage in Piaget's theory", "one of the oldest known amniotes" tell nothing of the thing. */
const ORDINAL = /^(?:the )?(?:(?:first|second|third|fourth|fifth|final|last|next) \w+ (?:in|of)|one of)\b/i
/** "Secretes hormones", "characterized by odd behavior": such a meaning is no noun phrase. */
const IS_PREDICATE =
  /^(?:refers|relays|secretes|occurs|describes|means|involves|consists|controls|regulates|includes)\b|^\w+ed (?:by|in|with|to|for|as)\b/i

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

/** Their meanings are not the same, neither tells what the other is, and for the same mark neither says much more. */
function areApart(a: Sister, b: Sister): boolean {
  const lengths = [a, b].map(({ definition }) => wordsIn(definition.meaning))
  return (
    a.definition.meaning !== b.definition.meaning &&
    !isToldBy(a, b) &&
    !isToldBy(b, a) &&
    Math.max(...lengths) <= MOST_TIMES_AS_LONG * Math.min(...lengths)
  )
}
const MOST_TIMES_AS_LONG = 2

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
    marks: 1,
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
      // "Price elasticity" says again what the price elasticities of demand and of supply are.
      ...lesson.vocabulary.entries.flatMap(({ key }) => (` ${entry.key} `.includes(` ${key} `) ? [`term:${key}`] : [])),
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
