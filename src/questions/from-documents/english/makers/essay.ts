/** Essays on one matter of which the document tells several sides, and on sister terms that it defines. */
import { literalText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { citationOf } from '../../citing.ts'
import { composeEssay, type EssayGroup, type EssayPoint } from '../../compose-essay.ts'
import { indefiniteArticle } from '../articles.ts'
import { isClausePattern, type Definition } from '../definitions/definition.ts'
import { genusOf } from '../definitions/meaning.ts'
import { ASPECTS, essayFacts, type EssayFact } from '../essay-facts.ts'
import { NOUNS, NUMBERS, stemOnOneMatter, stemOnSisters } from '../essay-stems.ts'
import { definitionSentence, withArticle } from '../explanation.ts'
import { homeSections } from '../home-sections.ts'
import type { Lesson, Maker, TopicDefinition } from '../lesson.ts'
import { explainedTerms } from '../listed-meanings.ts'
import { familiarity, levelOf, longWordShare } from '../level.ts'
import { upperFirst } from '../letter-case.ts'
import { headWord, otherNumber } from '../noun-number.ts'
import type { SemanticClass } from '../semantic-class.ts'
import { sisterSets } from '../sister-sets.ts'
import { sentenceId } from '../study-sentences.ts'
import { isStrong, type Entry } from '../vocabulary.ts'
import { isContent } from '../words.ts'

/** A document without a clear task that its own statements answer gives none. */
export const essay: Maker = (lesson) => {
  const facts = essayFacts(lesson)
  const used = new Set<string>()
  return [...onOneMatter(facts, lesson), ...onSisters(facts, lesson)].flatMap((plan) => {
    const ids = plan.groups.flatMap(({ facts: points }) => points.map(({ id }) => id))
    if (ids.some((id) => used.has(id))) return []
    for (const id of ids) used.add(id)
    // In what they differ, the guide does not say.
    return [
      plan.comparison === undefined ? essayOf(plan, lesson) : { ...essayOf(plan, lesson), reserve: true as const },
    ]
  })
}

type Group = { readonly heading: string; readonly facts: readonly EssayFact[]; readonly needed: number }
type Plan = {
  readonly maker: string
  readonly stem: string
  readonly groups: readonly [Group, ...Group[]]
  readonly terms: readonly Entry[]
  readonly comparison?: string
}

const LEAST_POINTS = 6
/** Of one side of a matter; more would make the essay a list. */
const MOST_OF_A_SIDE = 4
const MOST_NEEDED = 5

/** A term of which at least six statements tell at least two sides besides its meaning. */
function onOneMatter(facts: ReadonlyMap<Entry, readonly EssayFact[]>, lesson: Lesson): Plan[] {
  return [...facts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([entry, all]): Plan[] => {
      if (!isMatter(entry, lesson)) return []
      const sides = ASPECTS.flatMap((aspect) => {
        const told = all.filter((fact) => fact.aspect === aspect).slice(0, aspect === 'meaning' ? 1 : MOST_OF_A_SIDE)
        return told.length === 0 ? [] : [{ aspect, told }]
      })
      const named = sides.filter(({ aspect }) => aspect !== 'meaning' && aspect !== 'feature')
      const count = sides.reduce((sum, { told }) => sum + told.length, 0)
      const loose = sides.find(({ aspect }) => aspect === 'feature')?.told.length ?? 0
      if (
        named.length < LEAST_SIDES ||
        (named.some(({ aspect }) => aspect === 'function') &&
          !(entry.kind !== undefined && HAVE_FUNCTIONS.has(entry.kind))) ||
        count < LEAST_POINTS ||
        loose * LEAST_NAMED_FOR_LOOSE > count
      )
        return []
      const groups = sides.map(({ aspect, told }): Group => {
        const needed =
          aspect === 'meaning'
            ? 1
            : Math.max(1, Math.min(told.length - (told.length > 2 ? 1 : 0), Math.floor(MOST_NEEDED / sides.length) + 1))
        return {
          heading: aspect === 'meaning' ? 'What it is:' : `${upperFirst(NOUNS[aspect])}${anyOf(needed, told.length)}`,
          facts:
            aspect === 'meaning' && entry.definition
              ? told.map((fact) => ({
                  ...fact,
                  text: fact.sentence === entry.definition!.sentence ? namedMeaning(entry.definition!) : fact.text,
                }))
              : told,
          needed,
        }
      })
      const [first, ...others] = groups
      return [
        {
          maker: 'essay_matter',
          stem: stemOnOneMatter(
            nameOf(entry, lesson),
            entry.plural,
            sides.map(({ aspect }) => aspect),
          ),
          groups: [first!, ...others],
          terms: [entry],
        },
      ]
    })
}

/** Besides what it is: with one side alone the guide holds a few chance sentences. */
const LEAST_SIDES = 2
/** At most every third point may tell a feature without a side of its own. */
const LEAST_NAMED_FOR_LOOSE = 3
/** Of other things what they do is an effect, or just a fact. */
const HAVE_FUNCTIONS: ReadonlySet<SemanticClass> = new Set([
  'body_part',
  'cell_part',
  'artefact',
  'system',
  'institution',
  'substance',
])

/** A word on every page, or the name of a kind, is no matter of one essay. */
const isMatter = (entry: Entry, lesson: Lesson): boolean =>
  isStrong(entry) &&
  entry.kind !== 'unit' &&
  entry.count <= MOST_USES &&
  (entry.definition !== undefined || !lesson.related.isGeneral(entry))
const MOST_USES = 60

const anyOf = (needed: number, of: number): string =>
  needed === of ? (of === 1 ? ':' : ' (with equal marks):') : ` (any ${NUMBERS[needed]} of these, with equal marks):`

function nameOf(entry: Entry, lesson: Lesson): string {
  if (entry.definition && !entry.definition.sentence.glossary) return withArticle(entry.definition)
  if (entry.proper || entry.plural) return entry.form
  if (lesson.isCounted(entry)) return `${indefiniteArticle(entry.form)} ${entry.form}`
  // "insulin" is mostly printed bare, "the Golgi apparatus" is not.
  const naming = lesson.naming(entry.key).map(({ text }) => text.toLowerCase())
  return naming.filter((text) => text.includes(`the ${entry.form.toLowerCase()}`)).length * 2 > naming.length
    ? `the ${entry.form}`
    : entry.form
}

/** Three to five terms of one kind, all with their meanings; three only where more is told of each. */
function onSisters(facts: ReadonlyMap<Entry, readonly EssayFact[]>, lesson: Lesson): Plan[] {
  const explained = explainedTerms(lesson).filter(({ definition }) => isFullMeaning(definition))
  const factsOf = new Map([...facts].map(([{ key }, all]) => [key, all.filter(({ aspect }) => aspect !== 'meaning')]))
  return sisterSets(explained, homeSections(lesson), lesson, MOST_SISTERS).flatMap(({ terms }): Plan[] => {
    const told = terms.map(({ key, definition }): readonly [EssayFact, ...EssayFact[]] => [
      meaningFact(definition),
      ...(factsOf.get(key) ?? []).filter(
        (fact) =>
          addsTo(definition, fact) &&
          !terms.some((other) => other.key !== key && fact.text.toLowerCase().includes(other.form.toLowerCase())),
      ),
    ])
    const hasFeatures = told.every((all) => all.length >= 2)
    if (terms.length < (hasFeatures ? LEAST_SISTERS : LEAST_BARE_SISTERS) || !(hasFeatures || areKindsOfOne(terms)))
      return []
    const [first, ...others] = terms.map(({ form, definition }, index): Group => {
      const [meaning, ...features] = told[index]!
      if (!hasFeatures)
        return { heading: `${upperFirst(form)}:`, facts: [{ ...meaning, text: `${definition.meaning}.` }], needed: 1 }
      return {
        heading: `${upperFirst(form)} (its meaning and ${features.length === 1 ? 'the' : 'any one'} further point, with equal marks):`,
        facts: [meaning, ...features].slice(0, MOST_OF_A_SIDE),
        needed: 2,
      }
    })
    return [
      {
        maker: 'essay_sisters',
        stem: stemOnSisters(terms, hasFeatures, commonKind(terms)),
        groups: [first!, ...others],
        terms,
        ...(hasFeatures ? {} : { comparison: 'Differences: makes clear in what each of them differs from the others' }),
      },
    ]
  })
}

/** Kinds of cloud can be compared; of organisms one is told by its food and another by its home. */
function areKindsOfOne(terms: readonly (Entry & { readonly definition: TopicDefinition })[]): boolean {
  const areAll = (nameOfKind: (term: Entry & { readonly definition: TopicDefinition }) => string): boolean =>
    new Set(terms.map(nameOfKind)).size === 1
  return (
    (terms[0]!.key.includes(' ') && areAll(({ head }) => head)) ||
    (!WIDE.test(headWord(genusOf(terms[0]!.definition.meaning))) &&
      areAll(({ definition }) => headWord(genusOf(definition.meaning))))
  )
}
const WIDE =
  /^(?:organism|animal|plant|person|individual|cell|molecule|substance|compound|structure|amount|number|process|ability|tendency|act|action|state|measure|way|method|type|form|group|area|region|theory|idea|concept|condition|system|disorder|disease)s?$/

/** It says more than the meaning does. */
function addsTo({ meaningWords }: TopicDefinition, { sentence }: EssayFact): boolean {
  const known = new Set(meaningWords.map(({ stem }) => stem))
  return sentence.words.filter((word) => isContent(word) && !known.has(word.stem)).length >= LEAST_NEW
}

const LEAST_NEW = 4

const meaningFact = (definition: TopicDefinition): EssayFact => ({
  aspect: 'meaning',
  sentence: definition.sentence,
  text: namedMeaning(definition),
  id: sentenceId(definition.sentence),
})

/** "stages of mitosis" where the meanings of all begin with "stage of mitosis". */
function commonKind(terms: readonly Entry[]): string | undefined {
  const [first, ...others] = terms.map(({ definition }) => OF_WHAT.exec(definition?.meaning ?? '')?.groups)
  if (!first || others.some((other) => other?.['kind'] !== first['kind'] || other?.['of'] !== first['of']))
    return undefined
  return `${otherNumber(first['kind']!) ?? first['kind']!} of ${first['of']!}`
}

const OF_WHAT =
  /^(?:the |an? )?(?<kind>stage|phase|part|type|kind|form|division|region|area|branch|level|layer|component) of (?<of>(?:the )?[\p{L}-]+(?: (?!during|in|that|which|where|with)\p{L}+)?) (?:that|which|in|during|where|whose|involved|associated|located|responsible|with|containing|used|characterized|occurring)\b/u
const LEAST_SISTERS = 3
const MOST_SISTERS = 5
/** So many meanings alone, with how they differ, are enough to write about. */
const LEAST_BARE_SISTERS = 4

/** A meaning from which one could write: it says enough, in words other than the term's. */
const isFullMeaning = (definition: Definition): boolean =>
  !isClausePattern(definition.pattern) &&
  definition.meaning.split(' ').length >= LEAST_MEANING &&
  !definition.namesModifier &&
  !ORDINAL.test(definition.meaning)

const LEAST_MEANING = 6
/** "First stage in Piaget's theory" tells nothing of the stage, and "smallest unit" little of the atom. */
const ORDINAL =
  /^(?:an? |the )?(?:\w+est|most) |^(?:the )?(?:first|second|third|fourth|fifth|final|last|next) \w+ (?:in|of)\b/i

const namedMeaning = (definition: Definition): string =>
  definition.sentence.glossary
    ? `${upperFirst(definition.term)}: ${definition.meaning}.`
    : definitionSentence(definition)

function essayOf({ maker, stem, groups, terms, comparison }: Plan, lesson: Lesson): Candidate {
  const facts = groups.flatMap((group) => group.facts)
  const [first, ...others] = groups.map(({ heading, facts: points, needed }): EssayGroup => ({
    heading,
    needed,
    points: points.map((fact) => pointOf(fact, lesson)),
  }))
  return composeEssay({
    documentId: lesson.material.document.id,
    topicId: facts[0]!.sentence.topicId,
    maker,
    stem: lesson.rich(stem),
    groups: [first!, ...others],
    explanation: literalText(
      `The points of the marking guide are taken from the text.${pagesOf(facts)} Other wording, and other relevant and correct points, also earn marks.`,
    ),
    level: levelOf({
      act: 'discuss',
      termCount: familiarity(Math.max(...terms.map(({ count }) => count)), lesson.sentences.length),
      words: facts.reduce((sum, { sentence }) => sum + sentence.words.length, 0) / facts.length,
      longWords: longWordShare(
        facts.flatMap(({ sentence }) => sentence.words.filter(isContent).map(({ text }) => text)),
      ),
    }),
    score: Math.min(1, 0.5 + 0.05 * facts.length),
    ...(comparison === undefined ? {} : { comparison }),
    organisation:
      'Organisation and communication: the answer is a connected essay with an opening and a conclusion, in clear and correct English',
  })
}

const pointOf = ({ text, sentence, id }: EssayFact, lesson: Lesson): EssayPoint => ({
  text: lesson.rich(`${text}${sentence.page === undefined ? '' : ` (page ${sentence.page})`}`),
  citation: citationOf(sentence),
  exclusions: [id],
})

function pagesOf(facts: readonly EssayFact[]): string {
  const pages = [...new Set(facts.flatMap(({ sentence: { page } }) => (page === undefined ? [] : [page])))].toSorted(
    (a, b) => a - b,
  )
  return pages.length === 0 ? '' : ` They stand on page${pages.length === 1 ? '' : 's'} ${pages.join(', ')}.`
}
