/** Asks which of three numbered statements on one matter are right, as the papers of the HKDSE do: the document's own beside false ones. */
import { literalText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { multipleChoice, type Basis } from '../compose.ts'
import { matterOfHeading } from '../headings.ts'
import { readability } from '../maker.ts'
import type { Survey } from '../survey.ts'
import { nested, type Say } from '../wording.ts'
import type { Judged } from './statement-choice.ts'

/** Longer statements make three too long to weigh. In characters. */
const LONGEST = 44
/** Questions of a paper at most. */
const A_PAPER = 8
/** Ways of choosing what stands beside a false statement, so that a paper that has used one finds another. */
const WAYS = 4

export function makeCombinations(survey: Survey, judged: readonly Judged[], say: Say): Candidate[] {
  const short = judged.filter(({ statement }) => statement.text.length <= LONGEST)
  const truths = short.filter(({ candidate }) => candidate.draft.type === 'true_false' && candidate.draft.key)
  const falsehoods = short.filter(({ candidate }) => candidate.draft.type === 'true_false' && !candidate.draft.key && candidate.maker !== 'swapped_number')
  const made = falsehoods.flatMap((odd) => Array.from({ length: WAYS }, (_, way) => {
    const random = survey.random.fork(`chinese:combination:${odd.statement.sentenceKey}:${way}`)
    const beside = random.shuffle(others(survey, odd, truths))
    const alsoFalse = random.shuffle(others(survey, odd, falsehoods))[0]
    // One right statement of three is asked for as often as two.
    const set = way % 2 === 1 && alsoFalse && beside[0] && differ([odd, alsoFalse, beside[0]]) ? [odd, alsoFalse, beside[0]] : [odd, ...beside.slice(0, 2)]
    return set.length === 3 && differ(set) ? asked(survey, say, random.shuffle(set)) : []
  }).flat())
  return [...made, ...allRight(survey, truths, say)].map((candidate, index) => ({ ...candidate, exclusions: [...candidate.exclusions, `combination:${index % A_PAPER}`] }))
}

/** Questions of a document whose three statements are all right, of which a paper holds two at most. */
const ALL_RIGHT = 6

function allRight(survey: Survey, truths: readonly Judged[], say: Say): Candidate[] {
  const random = survey.random.fork('chinese:combination:all')
  return random.shuffle(truths).slice(0, ALL_RIGHT).flatMap((one, at) => {
    const set = [one, ...random.shuffle(others(survey, one, truths)).slice(0, 2)]
    return set.length === 3 && differ(set) ? asked(survey, say, set).map((candidate) => ({ ...candidate, exclusions: [...candidate.exclusions, `combination:all:${at % 2}`] })) : []
  })
}

/** Those under its heading, else those of its topic, else, where all topics are of one matter, any. */
function others(survey: Survey, one: Judged, from: readonly Judged[]): Judged[] {
  const further = from.filter(({ statement }) => statement.sentenceKey !== one.statement.sentenceKey)
  const ofTopic = further.filter(({ statement }) => statement.topicId === one.statement.topicId)
  const near = ofTopic.filter(({ statement }) => statement.heading === one.statement.heading)
  return near.length >= ENOUGH ? near : ofTopic.length >= ENOUGH || survey.manyTopics ? ofTopic : further
}
/** To choose two from. */
const ENOUGH = 4

const differ = (set: readonly Judged[]): boolean => new Set(set.map(({ statement }) => statement.sentenceKey)).size === set.length

function asked(survey: Survey, say: Say, set: readonly Judged[]): Candidate[] {
  const about = commonMatter(set)
  const right = set.flatMap(({ candidate: { draft } }, at) => (draft.type === 'true_false' && draft.key ? [at + 1] : []))
  const options = optionsFor(right)
  if (about === undefined || options === undefined) return []
  const wrongOnes = set.filter(({ candidate: { draft } }) => draft.type === 'true_false' && !draft.key)
  const { statement } = wrongOnes[0] ?? set[0]!
  const basis: Basis = {
    maker: 'combination', statement, answer: `組合:${set.map((one) => one.statement.sentenceKey).join('|')}`, answerCount: 2, demand: 0.46,
    score: set.reduce((sum, one) => sum + 0.5 * readability(one.statement) / set.length + 0.4 * one.candidate.score / set.length, 0), conclusion: '',
  }
  const [key, ...wrong] = [options.key, ...options.wrong].map((numbers) => inWords(numbers, say))
  const stem = [
    ...survey.open(say`下列哪些有關「${nested(about)}」的敘述是`), { kind: 'strong' as const, content: survey.open(say`正確`) }, ...survey.open(say`的？`),
    ...set.flatMap(({ candidate }, at) => [{ kind: 'break' as const }, ...literalText(`(${at + 1}) `), ...candidate.draft.stem]),
  ]
  const ranks = [options.key, ...options.wrong].map((numbers) => numbers.length * 1000 + Number(numbers.join('')))
  const made = multipleChoice(survey, basis, stem, key!, wrong, ranks)
  const explanation = (wrongOnes.length > 0 ? wrongOnes : set).flatMap(({ candidate }, at) => [...(at > 0 ? [{ kind: 'break' as const }] : []), ...candidate.draft.explanation])
  return [{
    ...made, draft: { ...made.draft, explanation }, ...(set.some(({ candidate }) => candidate.reserve) ? { reserve: true as const } : {}),
    exclusions: [...new Set([...made.exclusions, ...set.flatMap((one) => [`sentence:${one.statement.sentenceKey}`, ...one.candidate.exclusions.filter((exclusion) => exclusion.startsWith('fact:'))])])],
  }]
}

/** "只有(1)及(3)"; of three, "(1)、(2)及(3)". */
function inWords(numbers: readonly number[], say: Say): string {
  const [last, ...before] = numbers.map((number) => `(${number})`).toReversed()
  const words = before.length === 0 ? last! : `${before.toReversed().join('、')}${say`及`}${last}`
  return numbers.length === 3 ? words : `${say`只有`}${words}`
}

/** Options of which each number stands in two or three. */
function optionsFor(right: readonly number[]): { readonly key: readonly number[]; readonly wrong: readonly (readonly number[])[] } | undefined {
  const all = [1, 2, 3]
  const [only, second] = right
  if (right.length === all.length) return { key: all, wrong: [[1, 2], [1, 3], [2, 3]] }
  if (only !== undefined && second !== undefined && right.length === 2) return { key: right, wrong: [...all.map((left) => all.filter((number) => number !== left)).filter((pair) => pair.join() !== right.join()), all] }
  if (only === undefined || right.length !== 1) return undefined
  const [near, far] = all.filter((number) => number !== only)
  return { key: right, wrong: [[near!], [Math.min(only, far!), Math.max(only, far!)], [near!, far!]] }
}

/** The last heading that stands above all of them. */
function commonMatter(set: readonly Judged[]): string | undefined {
  const [first, ...rest] = set.map(({ statement }) => statement.headings)
  const shared = first!.filter((heading, at) => rest.every((headings) => headings[at] === heading))
  return shared.toReversed().map(matterOfHeading).find((title) => title !== undefined)
}
