/**
 * Asks which of three numbered statements on one matter are right, as the papers of the HKDSE do: the document's own
 * beside false ones.
 */
import type { Random } from '#domain/random.ts'
import { literalText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { multipleChoice, type Basis } from '../compose.ts'
import { matterOfHeading } from '../headings.ts'
import { readability } from '../maker.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import { nested, type Say } from '../wording.ts'
import type { Judged } from './statement-choice.ts'

/** Longer statements make three too long to weigh. In characters. */
const LONGEST = 44
/** Questions of a paper at most. */
const A_PAPER = 8
/** Ways of dealing the statements out, each of which uses a sentence once, so that a paper can take a whole one. */
const DEALS = 4
/**
 * A set of three right ones is dealt once, where so many sentences have a false version: most sets hold a false
 * statement.
 */
const FALSE_FOR_ONE_ALL_RIGHT = 5

export function makeCombinations(survey: Survey, judged: readonly Judged[], say: Say): Candidate[] {
  const short = judged.filter(
    ({ statement, candidate }) =>
      candidate.draft.type === 'true_false' &&
      statement.text.length <= LONGEST &&
      candidate.maker !== 'swapped_number' &&
      !/^[又亦]称/.test(statement.plain),
  )
  const matters = Map.groupBy(short, ({ statement }) => (survey.manyTopics ? statement.topicId : ''))
  const sets = [...matters].flatMap(([matter, ofMatter]) =>
    Array.from({ length: DEALS }, (_, deal) =>
      dealtOut(ofMatter, survey.random.fork(`chinese:combination:${matter}:${deal}`), deal === 0),
    ).flat(),
  )
  return sets
    .flatMap((set) => asked(survey, say, set))
    .map((candidate, index) => ({
      ...candidate,
      exclusions: [...candidate.exclusions, `combination:${index % A_PAPER}`],
    }))
}

/** A sentence as the document has it, or made false, or both. */
type Told = {
  readonly truth: Judged | undefined
  readonly falsehood: Judged | undefined
  readonly statement: Statement
}

/** Sets of three statements, each with one that is false; what stands under its heading comes beside it first. */
function dealtOut(judged: readonly Judged[], random: Random, mayBeAllRight: boolean): Judged[][] {
  const told = [...Map.groupBy(judged, ({ statement }) => statement.sentenceKey).values()].map((ofSentence): Told => {
    const best = (key: boolean): Judged | undefined =>
      ofSentence
        .filter(({ candidate: { draft } }) => draft.type === 'true_false' && draft.key === key)
        .toSorted((a, b) => Number(a.candidate.reserve ?? false) - Number(b.candidate.reserve ?? false))[0]
    return { truth: best(true), falsehood: best(false), statement: ofSentence[0]!.statement }
  })
  const sets = Math.floor(told.length / SET)
  const heads = random.shuffle(told.filter(({ falsehood }) => falsehood !== undefined)).slice(0, sets)
  const rest = random.shuffle(told.filter((one) => !heads.includes(one)))
  const take = (near: Statement): Judged => {
    const at = Math.max(
      0,
      rest.findIndex(({ statement }) => statement.heading === near.heading),
    )
    const [{ truth, falsehood }] = rest.splice(at, 1) as [Told]
    return falsehood === undefined || (truth !== undefined && random.below(2) === 0) ? truth! : falsehood
  }
  const withFalse = heads.map(({ falsehood, statement }) =>
    random.shuffle([falsehood!, take(statement), take(statement)]),
  )
  const allRight =
    mayBeAllRight && heads.length >= FALSE_FOR_ONE_ALL_RIGHT && sets > heads.length
      ? [rest.splice(0, SET).map(({ truth }) => truth!)]
      : []
  return [...withFalse.filter((set) => set.some(isRight)), ...allRight]
}
const SET = 3

const isRight = ({ candidate: { draft } }: Judged): boolean => draft.type === 'true_false' && draft.key

function asked(survey: Survey, say: Say, set: readonly Judged[]): Candidate[] {
  const about = commonMatter(survey, set)
  const right = set.flatMap((one, at) => (isRight(one) ? [at + 1] : []))
  const options = optionsFor(right)
  if (about === undefined || options === undefined) return []
  const wrongOnes = set.filter((one) => !isRight(one))
  const { statement } = wrongOnes[0] ?? set[0]!
  const basis: Basis = {
    maker: 'combination',
    statement,
    answer: `組合:${set.map((one) => one.statement.sentenceKey).join('|')}`,
    answerCount: 2,
    demand: 0.46,
    score: set.reduce(
      (sum, one) => sum + (0.5 * readability(one.statement)) / set.length + (0.4 * one.candidate.score) / set.length,
      0,
    ),
    conclusion: '',
  }
  const [key, ...wrong] = [options.key, ...options.wrong].map((numbers) => inWords(numbers, say))
  const stem = [
    ...survey.open(say`下列哪些有關「${nested(about)}」的敘述是`),
    { kind: 'strong' as const, content: survey.open(say`正確`) },
    ...survey.open(say`的？`),
    ...set.flatMap(({ candidate }, at) => [
      { kind: 'break' as const },
      ...literalText(`(${at + 1}) `),
      ...candidate.draft.stem,
    ]),
  ]
  const ranks = [options.key, ...options.wrong].map((numbers) => numbers.length * 1000 + Number(numbers.join('')))
  const made = multipleChoice(survey, basis, stem, key!, wrong, ranks)
  const explanation = set.flatMap(({ candidate }, at) => [
    ...(at > 0 ? [{ kind: 'break' as const }] : []),
    ...literalText(`(${at + 1}) `),
    ...candidate.draft.explanation,
  ])
  return [
    {
      ...made,
      draft: { ...made.draft, explanation },
      ...(set.some(({ candidate }) => candidate.reserve) ? { reserve: true as const } : {}),
      exclusions: [
        ...new Set([
          ...made.exclusions,
          ...(wrongOnes.length === 0 ? ['combination:all'] : []),
          ...set.flatMap((one) => [
            `sentence:${one.statement.sentenceKey}`,
            ...one.candidate.exclusions.filter((exclusion) => exclusion.startsWith('fact:')),
          ]),
        ]),
      ],
    },
  ]
}

/** "只有(1)及(3)"; of three, "(1)、(2)及(3)". */
function inWords(numbers: readonly number[], say: Say): string {
  const [last, ...before] = numbers.map((number) => `(${number})`).toReversed()
  const words = before.length === 0 ? last! : `${before.toReversed().join('、')}${say`及`}${last}`
  return numbers.length === 3 ? words : `${say`只有`}${words}`
}

/** Options of which each number stands in two or three. */
function optionsFor(
  right: readonly number[],
): { readonly key: readonly number[]; readonly wrong: readonly (readonly number[])[] } | undefined {
  const all = [1, 2, 3]
  const [only, second] = right
  if (right.length === all.length)
    return {
      key: all,
      wrong: [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    }
  if (only !== undefined && second !== undefined && right.length === 2)
    return {
      key: right,
      wrong: [
        ...all.map((left) => all.filter((number) => number !== left)).filter((pair) => pair.join() !== right.join()),
        all,
      ],
    }
  if (only === undefined || right.length !== 1) return undefined
  const [near, far] = all.filter((number) => number !== only)
  return { key: right, wrong: [[near!], [Math.min(only, far!), Math.max(only, far!)], [near!, far!]] }
}

/**
 * The last heading that stands above all of them and says enough by itself (not 發現, 大氣), else the title of a
 * document on one matter.
 */
function commonMatter(survey: Survey, set: readonly Judged[]): string | undefined {
  const [first, ...rest] = set.map(({ statement }) => statement.headings)
  const shared = first!.filter((heading, at) => rest.every((headings) => headings[at] === heading))
  const told = shared
    .toReversed()
    .map(matterOfHeading)
    .find((title) => title !== undefined && title.length > BARE)
  return told ?? matterOfHeading(survey.manyTopics ? shared[0] : survey.statements[0]?.headings[0])
}

/** In characters. */
const BARE = 2
