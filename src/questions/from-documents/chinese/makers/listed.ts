/** Asks for members of a list that the document sets out item by item, and which of them a description means. */
import type { TopicId } from '#domain/ids.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Material } from '../../../material.ts'
import { labelOf, multipleChoice, shortAnswer, type Basis } from '../compose.ts'
import { listsOf, type Item, type Listed } from '../listed.ts'
import { SHORT_ANSWER_MARKS } from '../maker.ts'
import { simplifiedShadow } from '../simplified-shadow.ts'
import type { Survey } from '../survey.ts'
import { nested, type Say } from '../wording.ts'

export function makeListed(survey: Survey, say: Say, material: Material, topics?: ReadonlySet<TopicId>): Candidate[] {
  const lists = listsOf(material, topics)
  return lists.flatMap((list) => [
    ...members(survey, say, list),
    ...memberOfMeaning(survey, say, list),
    ...ofWhich(survey, say, list, lists),
  ])
}

const basisOf = ({ statement, label }: Item, maker: string, demand: number): Basis => ({
  maker,
  statement,
  answer: simplifiedShadow(label),
  answerCount: 2,
  demand,
  score: 0.88,
  conclusion: '',
})

const key = ({ statement }: Item): string => `sentence:${statement.sentenceKey}`

const matterOf = ({ within }: Listed, say: Say): string =>
  within === undefined ? '' : say`就「${nested(within)}」而言，`

function members(survey: Survey, say: Say, list: Listed): Candidate[] {
  const { title, items } = list
  const all = items.map(({ label }) => label).join('；')
  const basis = { ...basisOf(items[0]!, 'listed', 0.5), answer: `列出:${title}` }
  const made = shortAnswer(survey, basis, `${matterOf(list, say)}${say`試列出兩項`}${title}。`, say`任何兩項：${all}`, [
    { text: survey.open(all), marks: SHORT_ANSWER_MARKS, remark: say`任何兩項，每項1分` },
  ])
  return [{ ...made, exclusions: [...made.exclusions, ...items.slice(1).map(key)] }]
}

/** Wrong options beside the key. */
const OTHERS = 3

/** What a member means, with three other members of its list as wrong options. */
function memberOfMeaning(survey: Survey, say: Say, { title, items }: Listed): Candidate[] {
  return items.flatMap((item) => {
    const { label, meaning } = item
    if (
      meaning === undefined ||
      meaning.length < MEANING.least ||
      meaning.length > MEANING.most ||
      echoes(label, meaning)
    )
      return []
    const basis = basisOf(item, 'listed_choice', 0.4)
    const others = items.filter(
      (other) =>
        other !== item &&
        !echoes(other.label, meaning) &&
        Math.abs(other.label.length - label.length) <= MEANING.labels,
    )
    const wrong = survey.random.fork(labelOf(basis, 'labels')).shuffle(others).slice(0, OTHERS)
    if (wrong.length < OTHERS) return []
    const made = multipleChoice(
      survey,
      basis,
      survey.open(say`就「${nested(title)}」而言，「${nested(meaning)}」屬於下列哪一項？`),
      label,
      wrong.map((other) => other.label),
    )
    return [{ ...made, exclusions: [...made.exclusions, `list:${title}`] }]
  })
}
/** In characters. */
const MEANING = { least: 8, most: 44, labels: 6 } as const

/** Nouns of which one is what the other is not. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['优点', '缺点'],
  ['好处', '坏处'],
  ['优势', '劣势'],
  ['好处', '缺点'],
  ['优点', '坏处'],
]

/** "下列哪一項是密碼短語的優點？" among its disadvantages, or among the advantages of its sisters. */
function ofWhich(survey: Survey, say: Say, list: Listed, lists: readonly Listed[]): Candidate[] {
  const rivals = lists.filter(
    (other) =>
      other !== list &&
      (other.of === list.of
        ? areOpposite(other.noun, list.noun)
        : other.noun === list.noun && TOLD_APART.test(list.noun)),
  )
  return list.items.flatMap((item) => {
    const basis = basisOf(item, 'listed_choice', 0.42)
    const others = rivals
      .flatMap(({ items }) => items)
      .filter(
        ({ label }) =>
          !list.items.some((own) => echoes(own.label, label)) &&
          Math.max(label.length, item.label.length) <= 2 * Math.min(label.length, item.label.length) + 3,
      )
    const wrong = survey.random.fork(labelOf(basis, 'rivals')).shuffle(others).slice(0, OTHERS)
    if (wrong.length < OTHERS || echoes(list.of, item.label)) return []
    const made = multipleChoice(
      survey,
      basis,
      survey.open(`${matterOf(list, say)}${say`下列哪一項是`}${list.title}？`),
      item.label,
      wrong.map(({ label }) => label),
    )
    return [{ ...made, exclusions: [...made.exclusions, ...wrong.map(key), `list:${list.title}`] }]
  })
}

const areOpposite = (a: string, b: string): boolean =>
  OPPOSITES.some((pair) => pair.includes(a) && pair.includes(b) && a !== b)
/** Of methods and causes two things may share some. */
const TOLD_APART = /特[点征色性]|症状|征状|功能|职责|主张|贡献/

/** Two neighbouring characters of the one stand in the other. */
function echoes(a: string, b: string): boolean {
  const [one, other] = [simplifiedShadow(a), simplifiedShadow(b)]
  return Array.from({ length: Math.max(0, one.length - 1) }, (_, at) => one.slice(at, at + 2)).some(
    (two) => /^\p{Script=Han}{2}$/u.test(two) && other.includes(two),
  )
}
