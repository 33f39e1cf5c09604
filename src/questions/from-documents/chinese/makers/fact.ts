/**
 * Asks for what an entry of a glossary or an encyclopaedia says of its thing: what it is for, where it lies, what it is
 * made of; and lets it be told among the same facts of others.
 */
import type { Candidate } from '../../../candidate.ts'
import type { Material } from '../../../material.ts'
import type { TopicId } from '#domain/ids.ts'
import { labelOf, multipleChoice, shortAnswer, type Basis } from '../compose.ts'
import { claimsOf, reasonsOf } from '../claims.ts'
import { entriesOf } from '../entries.ts'
import { factsOf, type Fact } from '../facts.ts'
import type { FactKind } from '../fact-frames.ts'
import { labelledFacts } from '../labelled-facts.ts'
import { othersOfItsClass } from './answer-choice.ts'
import { simplifiedShadow } from '../simplified-shadow.ts'
import { SHORT_ANSWER_MARKS } from '../maker.ts'
import { isMatter, PARTLY_SAID } from '../matter.ts'
import { pointRows } from '../points.ts'
import { classOf } from '../semantic-class.ts'
import type { Survey } from '../survey.ts'
import type { Say } from '../wording.ts'

/** `topics` as the survey was made of. */
export function makeFacts(survey: Survey, say: Say, material: Material, topics?: ReadonlySet<TopicId>): Candidate[] {
  const entries = entriesOf(material, topics)
  const facts = [
    ...labelledFacts(material, topics),
    ...reasonsOf(material, topics).filter(isWholeReason),
    ...factsOf(entries),
    ...factsOf(
      claimsOf(material, topics).filter(({ plain }) => !entries.some((entry) => entry.plain === plain)),
    ).filter((fact) => isWholeClaim(survey, fact)),
  ]
  const byThing = Map.groupBy(
    facts,
    ({ entry, kind, ask }) => `${entry.kin}|${entry.plain}|${kind === 'label' || kind === 'why' ? ask : kind}`,
  )
  return [...byThing.values()]
    .map(fullest)
    .flatMap((told) => [...asked(survey, say, told), ...choices(survey, say, told, facts)])
}

/**
 * Running text tells of many things what they can do, eat and bring about, and of few all of it: only what has one
 * whole answer is asked.
 */
const isWholeClaim = (survey: Survey, { kind, entry, statement, ask }: Fact): boolean =>
  WHOLE.has(kind) &&
  !ask.includes('其中一項') &&
  isMatter(survey, statement, entry.plain) &&
  !PARTLY_SAID.test(statement.plain)
const WHOLE: ReadonlySet<FactKind> = new Set<FactKind>([
  'use',
  'duty',
  'role',
  'place',
  'parts',
  'material',
  'maker',
  'alias',
  'name_origin',
  'family',
  'founded',
  'who',
  'formed',
  'mouth',
  'origin',
  'measure',
])

/** One reason, shortly said, of a doing that the question tells whole. */
const isWholeReason = ({ plain, ask, entry }: Fact): boolean =>
  plain.length <= LONGEST_REASON &&
  !/的?(?:记忆|回忆|心理|心态|背景|情况)$/.test(plain) &&
  !PARTLY_SAID.test(entry.plain + ask) &&
  !/也|一方面|得以|才(?!能|华)|进一步|更(?![新换改])|仍|大多|基于|[^所可得足予加难借]以(?!上|下|及|来|为|外|内|后|前|[东西南北])/.test(
    simplifiedShadow(ask),
  )
/** In characters. */
const LONGEST_REASON = 30

/** The longest route first: a shorter one leaves places out. */
const fullest = (told: readonly Fact[]): readonly Fact[] =>
  told[0]?.kind === 'route' || told[0]?.kind === 'spread'
    ? told.toSorted((a, b) => b.plain.length - a.plain.length)
    : told

const basisOf = (fact: Fact, say: Say, score: number): Basis => ({
  maker: 'fact',
  statement: fact.statement,
  answer: `${fact.entry.plain}:${fact.kind === 'label' || fact.kind === 'why' ? fact.ask : fact.kind}`,
  answerCount: 2,
  demand: 0.42,
  score,
  conclusion: say`故答案為「${fact.value}」。`,
})

/** Kinds of which a thing may have several: any two of them earn the marks. */
const SEVERAL: Partial<Record<FactKind, string>> = {
  use: '有甚麼用途？試寫出其中兩項。',
  role: '有甚麼功能？試寫出其中兩項。',
}

function asked(survey: Survey, say: Say, told: readonly Fact[]): Candidate[] {
  const [fact] = told
  if (!fact) return []
  const several = SEVERAL[fact.kind]
  if (told.length > 1 && several !== undefined) {
    const all = told.map(({ value }) => value).join('；')
    const made = shortAnswer(
      survey,
      { ...basisOf(fact, say, 0.85), demand: 0.5, conclusion: '' },
      `${fact.entry.name}${say.words(several)}`,
      say`任何兩項：${all}`,
      [{ text: survey.open(all), marks: SHORT_ANSWER_MARKS, remark: say`任何兩項，每項1分` }],
    )
    return [
      {
        ...made,
        exclusions: [...made.exclusions, ...told.slice(1).map(({ statement }) => `sentence:${statement.sentenceKey}`)],
      },
    ]
  }
  // Of what it does only one thing is told: others are right too.
  if (repeatsName(fact) || fact.ask.includes('其中一項') || (fact.kind === 'place' && /的.*的/.test(fact.plain)))
    return []
  // Of a doing the text gives one reason of several.
  const reserve = fact.kind === 'why' ? { reserve: true as const } : {}
  return [
    {
      ...shortAnswer(
        survey,
        basisOf(fact, say, 0.85),
        `${fact.entry.name}${say.words(fact.ask)}`,
        fact.value,
        pointRows(survey, say, fact.value),
      ),
      ...reserve,
    },
  ]
}

/** Of these an answer fits only a question in the same words. */
const SAME_WORDING: ReadonlySet<FactKind> = new Set<FactKind>([
  'label',
  'cause',
  'ruled',
  'effect',
  'measure',
  'who',
  'habitat',
  'family',
])

/** A list, or more than a name. */
const MANY_WORDS = /[、，和与及的]/

/** Wrong options beside the key. */
const OTHERS = 3
/** The longest option may be so many times as long as the shortest, and a few characters. */
const LIKE_LENGTH = 2

/** The same fact of three other things; and, of a use, the thing among three others. */
function choices(survey: Survey, say: Say, told: readonly Fact[], all: readonly Fact[]): Candidate[] {
  const fact = told.find((one) => !tellsName(one))
  if (!fact) return []
  const rivals = all.filter(
    (other) =>
      other.kind === fact.kind &&
      (!SAME_WORDING.has(fact.kind) || other.ask === fact.ask) &&
      other.entry !== fact.entry &&
      areAlike(fact, other, all) &&
      (fact.kind !== 'why' || other.plain.startsWith('为') === fact.plain.startsWith('为')) &&
      !fits(other, told, fact) &&
      !tellsName(other),
  )
  const basis = { ...basisOf(fact, say, 0.85), maker: 'fact_choice' }
  const near = oneEach(
    rivals.filter(
      ({ plain }) =>
        Math.max(plain.length, fact.plain.length) <= Math.min(plain.length, fact.plain.length) * LIKE_LENGTH + 3,
    ),
  )
  const chosen = survey.random.fork(labelOf(basis, 'values')).shuffle(near).slice(0, OTHERS)
  const excluded = (others: readonly Fact[]): string[] =>
    others.map(({ statement }) => `sentence:${statement.sentenceKey}`)
  const made: Candidate[] = []
  if (chosen.length === OTHERS) {
    const choice = multipleChoice(
      survey,
      basis,
      survey.open(`${fact.entry.name}${say.words(fact.ask)}`),
      fact.value,
      chosen.map(({ value }) => value),
    )
    made.push({ ...choice, exclusions: [...choice.exclusions, ...excluded(chosen)] })
  }
  const stem = `${fact.entry.name}${say.words(fact.ask)}`
  const sisters =
    made.length === 0 && !MANY_WORDS.test(fact.plain)
      ? othersOfItsClass(
          survey,
          fact.statement,
          { key: fact.value, plainKey: fact.plain, plainStem: simplifiedShadow(stem) },
          basis,
        )
      : undefined
  if (sisters)
    made.push(
      multipleChoice(
        survey,
        basis,
        survey.open(stem),
        fact.value,
        sisters.map(({ form }) => form),
      ),
    )
  const names = survey.random.fork(labelOf(basis, 'names')).shuffle(oneEach(rivals)).slice(0, OTHERS)
  if (fact.kind === 'use' && names.length === OTHERS) {
    const choice = multipleChoice(
      survey,
      { ...basis, demand: 0.38 },
      survey.open(`${say`下列哪一項用於`}${fact.value}？`),
      fact.entry.name,
      names.map(({ entry }) => entry.name),
    )
    made.push({ ...choice, exclusions: [...choice.exclusions, ...names.map(({ entry }) => `thing:${entry.plain}`)] })
  }
  return made
}

/**
 * Things of one list or class for what they are for; places and the like stand beside each other whatever lies there.
 */
function areAlike(one: Fact, other: Fact, all: readonly Fact[]): boolean {
  if (one.kind !== 'use' && one.kind !== 'role' && one.kind !== 'duty') return true
  const list = all.filter(({ kind, entry }) => kind === one.kind && entry.kin === one.entry.kin).length
  const [a, b] = [classOf(one.entry.plain), classOf(other.entry.plain)]
  return (
    (one.entry.kin === other.entry.kin && list >= GLOSSARY) ||
    (a !== undefined && a === b) ||
    one.entry.plain.at(-1) === other.entry.plain.at(-1)
  )
}
/** So many things of one list that tell their use are of one kind. */
const GLOSSARY = 6

const oneEach = (facts: readonly Fact[]): Fact[] => [...new Map(facts.map((fact) => [fact.entry.plain, fact])).values()]

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)).filter((two) =>
    /^\p{Script=Han}{2}$/u.test(two),
  )

/**
 * What is told of the other may be true of this one: its section has much of the same words, or either names the other.
 */
function fits(other: Fact, told: readonly Fact[], fact: Fact): boolean {
  if (other.plain === fact.plain || other.plain.includes(fact.plain) || fact.plain.includes(other.plain)) return true
  if (
    other.plain.includes(fact.entry.plain) ||
    fact.plain.includes(other.entry.plain) ||
    other.entry.plain.includes(fact.entry.plain) ||
    fact.entry.plain.includes(other.entry.plain)
  )
    return true
  const share = (text: string, words: string): number => {
    const pairs = pairsOf(words)
    return pairs.filter((two) => text.includes(two)).length / Math.max(1, pairs.length)
  }
  return (
    share(fact.entry.section, other.plain) > MOST_SHARED ||
    share(other.entry.section, fact.plain) > MOST_SHARED ||
    told.some(({ plain }) => share(plain, other.plain) > MOST_SHARED)
  )
}
const MOST_SHARED = 0.4

/** The name has a word of the answer: 加熱線圈 is for 加熱. */
function tellsName({ entry, plain }: Fact): boolean {
  return [...entry.plain].some(
    (character) =>
      /\p{Script=Han}/u.test(character) && !/[器具物体子用机]/.test(character) && plain.includes(character),
  )
}

/** "滴定管用於滴定溶液": who reads the name has the answer. */
function repeatsName({ entry, plain }: Fact): boolean {
  const han = [...plain].filter((character) => /\p{Script=Han}/u.test(character))
  return han.filter((character) => entry.plain.includes(character)).length > han.length * MOST_REPEATED
}
const MOST_REPEATED = 0.35
