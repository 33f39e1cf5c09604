/** Makes a paper on learning units of mathematics from the question families. */
import { unitOf, type UnitCode } from '#curriculum/units.ts'
import type { Shortfall } from '#domain/blueprint.ts'
import { CONCEPT_TYPES } from '#domain/configuration.ts'
import { LEVELS, type Level } from '#domain/difficulty.ts'
import { asId, type TemplateId } from '#domain/ids.ts'
import { naturalMarks, withMarks, type MarksFault } from '#domain/marks.ts'
import { markQuestions } from '#domain/paper-marks.ts'
import type { Paper, PaperConfiguration } from '#domain/paper.ts'
import type { Question, QuestionType } from '#domain/question.ts'
import { randomHex, seededRandom, type Random } from '#domain/random.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { QUESTIONS_PER_TOPIC, type CapacityByType, type SelectedTopic } from '#domain/topic.ts'
import { DRAWS } from '#families/draws.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom, type Drawn } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import type { Simplify } from '#families/kit/word.ts'
import { drawBlueprint } from '../draw-blueprint.ts'
import { paperIdentity } from '../paper-identity.ts'
import { drawLetters } from './letters.ts'
import { levelOf, questionOfDraw } from './question-of-draw.ts'

export type ConceptOrder = {
  readonly configuration: PaperConfiguration
  readonly templateId: TemplateId
  /** Each with the number of questions wanted of it. */
  readonly units: readonly { readonly unit: UnitCode; readonly questionCount: number }[]
  readonly subject?: string
  readonly grade?: string
  readonly seed: string
  /** Questions that stay in the paper: no other question has their draw. */
  readonly beside?: readonly Question[]
  /** Questions of an earlier draw: none of them comes again, and other families come first. */
  readonly instead?: readonly Question[]
  /** ISO 8601, UTC. */
  readonly now: string
}

/**
 * A paper without questions is possible: the caller decides what to say. Families of a unit come once each before any
 * comes twice, with other numbers.
 */
export function makeConceptPaper(order: ConceptOrder, simplify: Simplify): Result<Paper, MarksFault> {
  const { configuration, templateId, units, subject, grade, seed, now, beside = [], instead = [] } = order
  const { language, questionTypes, difficulty } = configuration
  const random = seededRandom(seed).fork('concept')
  const topics = units.map(({ unit, questionCount }) => topicOf(unit, questionCount, language))
  const blueprint = drawBlueprint(topics, questionTypes, difficulty)
  const places = drawPlaces(blueprint, random.fork('places'))
  const used = drawsOf([...beside, ...instead])
  const allowed = new Set(questionTypes)
  const letters = drawLetters(places.length, random.fork('letters'))
  const drawn = places.flatMap(
    (place, index) => drawPlace(place, allowed, used, letters[index]!, random.fork(`draw:${index}`)) ?? [],
  )
  const questions = drawn.map((each, index) =>
    questionOfDraw(each, { id: `q_${randomHex(random.fork(`question:${index}`))}`, language, simplify }),
  )
  const marked = markQuestions(
    inSections([...beside, ...questions.map((question) => withMarks(question, naturalMarks(question)))], questionTypes),
    { ...configuration, generationMode: 'concept_based' },
    beside,
  )
  if (!marked.ok) return err(marked.error)
  return ok({
    ...paperIdentity([seed, configuration, units]),
    title: configuration.title,
    language,
    generationMode: 'concept_based',
    configuration,
    templateId,
    ...(subject === undefined ? {} : { subject }),
    ...(grade === undefined ? {} : { grade }),
    sourceDocuments: [],
    topics: topics.map(({ topic }) => ({ id: topic.id, name: topic.name })),
    questions: marked.value.questions,
    passages: [],
    notices: [
      ...shortfalls(blueprint, marked.value.questions).map((shortfall) => ({ kind: 'shortfall', shortfall }) as const),
      ...marked.value.notices,
    ],
    status: 'completed',
    seed,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  })
}

/** Units that have families at all. */
export const unitsWithFamilies = (): UnitCode[] => [...new Set(FAMILIES.map(({ meta }) => meta.unit))]

/** How many families of each type a unit has; undefined where it has none. */
export function familyCounts(unit: UnitCode): Readonly<Record<(typeof CONCEPT_TYPES)[number], number>> | undefined {
  const types = FAMILIES.filter(({ meta }) => meta.unit === unit).map(typeOf)
  const count = (type: QuestionType): number => types.filter((one) => one === type).length
  return types.length === 0
    ? undefined
    : {
        multiple_choice: count('multiple_choice'),
        short_answer: count('short_answer'),
        long_question: count('long_question'),
      }
}

/** How many questions of each type a unit can give one paper: its families come again with other numbers. */
export function unitCapacity(unit: UnitCode): CapacityByType {
  const draws = (type: QuestionType): number =>
    FAMILIES.filter((family) => family.meta.unit === unit && typeOf(family) === type).reduce(
      (sum, { meta }) => sum + (DRAWS[meta.id] ?? 0),
      0,
    )
  return Object.fromEntries(
    CONCEPT_TYPES.map((type) => [type, Math.min(QUESTIONS_PER_TOPIC.most, draws(type))]).filter(
      ([, count]) => count !== 0,
    ),
  )
}

/** A learning unit as a topic of a paper. */
export function topicOf(
  unit: UnitCode,
  questionCount: number,
  language: PaperConfiguration['language'],
): SelectedTopic {
  const name = unitOf(unit).name[language]
  return {
    topic: {
      id: asId<'Topic'>(unit),
      name,
      description: '',
      subtopics: [],
      difficulty: 'medium',
      confidence: 1,
      category: name,
      pages: [],
    },
    questionCount,
  }
}

type Place = { readonly unit: string; readonly type: QuestionType; readonly level: Level }
type Blueprint = ReturnType<typeof drawBlueprint>

/** Topics, types and levels of the blueprint, joined at random. */
function drawPlaces({ topics, types, levels }: Blueprint, random: Random): Place[] {
  const repeat = <Item>(items: readonly { readonly count: number; readonly of: Item }[]): Item[] =>
    items.flatMap(({ count, of }) => Array.from({ length: count }, () => of))
  const units = repeat(topics.map(({ topicId, count }) => ({ of: String(topicId), count })))
  const [typeOrder, levelOrder] = [
    random.shuffle(repeat(types.map(({ type, count }) => ({ of: type, count })))),
    random.shuffle(repeat(levels.map(({ level, count }) => ({ of: level, count })))),
  ]
  return units.map((unit, index) => ({ unit, type: typeOrder[index]!, level: levelOrder[index]! }))
}

/** The families of a paper, and their draws in it. */
function drawsOf(questions: readonly Question[]): Map<Family, Set<number>> {
  const used = new Map<Family, Set<number>>()
  for (const {
    provenance: { origin },
  } of questions) {
    const family = origin.kind === 'family' ? FAMILIES.find(({ meta }) => meta.id === origin.family) : undefined
    if (family !== undefined && origin.kind === 'family')
      used.set(family, (used.get(family) ?? new Set()).add(Number.parseInt(origin.seed, 10)))
  }
  return used
}

/**
 * The family that was used least among those that suit best: of the unit always, of the types that were asked for where
 * the unit has any, of the type rather than of the level.
 */
function drawPlace(
  { unit, type, level }: Place,
  allowed: ReadonlySet<QuestionType>,
  used: Map<Family, Set<number>>,
  letter: number,
  random: Random,
): Drawn | undefined {
  const penalty = (family: Family): number =>
    100 * (used.get(family)?.size ?? 0) +
    (typeOf(family) === type ? 0 : 60) +
    10 * Math.abs(LEVELS.indexOf(levelOf(family.meta.level)) - LEVELS.indexOf(level))
  const own = FAMILIES.filter(({ meta }) => meta.unit === unit)
  const wanted = own.filter((family) => allowed.has(typeOf(family)))
  const families = random
    .shuffle(wanted.length > 0 ? wanted : own)
    .toSorted((one, other) => penalty(one) - penalty(other))
  for (const family of families) {
    const taken = used.get(family) ?? new Set()
    const drawn = drawFrom(family, random, { without: taken, letter }) ?? drawFrom(family, random, { without: taken })
    if (drawn === undefined) continue
    used.set(family, taken.add(drawn.index))
    return drawn
  }
  return undefined
}

function typeOf(family: Family): QuestionType {
  if (family.kind !== 'conventional') return 'multiple_choice'
  return family.parts.length === 1 && family.parts[0].label === undefined ? 'short_answer' : 'long_question'
}

/** Each type together, in the order in which the types were asked for. */
function inSections(questions: readonly Question[], types: readonly QuestionType[]): Question[] {
  const order = [...types, ...CONCEPT_TYPES]
  return questions.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}

function shortfalls({ topics, types, levels }: Blueprint, questions: readonly Question[]): Shortfall[] {
  const count = (test: (question: Question) => boolean): number => questions.filter(test).length
  const asked = topics.reduce((sum, topic) => sum + topic.count, 0)
  return [
    ...(questions.length < asked ? [{ kind: 'total', asked, given: questions.length } as const] : []),
    ...topics.map(
      ({ topicId, name, count: wanted }) =>
        ({
          kind: 'topic',
          topic: name,
          asked: wanted,
          given: count((question) => question.topicId === topicId),
        }) as const,
    ),
    ...types.map(
      ({ type, count: wanted }) =>
        ({ kind: 'type', type, asked: wanted, given: count((question) => question.type === type) }) as const,
    ),
    ...levels.map(
      ({ level, count: wanted }) =>
        ({ kind: 'level', level, asked: wanted, given: count((question) => question.difficulty === level) }) as const,
    ),
  ].filter((shortfall) => shortfall.kind === 'total' || shortfall.given < shortfall.asked)
}
