/**
 * Essays (論述題): on sister terms that the text defines, on the deeds of a man, on a side of a matter that a heading
 * names, on a thing of which several sides are told.
 */
import type { TopicId } from '#domain/ids.ts'
import type { Citation } from '#domain/question.ts'
import { literalText, type RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Material } from '../../../material.ts'
import { composeEssay, type EssayGroup } from '../../compose-essay.ts'
import { joinRich } from '../../rich-slice.ts'
import { citationOfStatement } from '../citations.ts'
import { isMan } from '../distractors.ts'
import { SIDE_NAMES, SIDES, sideOf, type Side } from '../essay-sides.ts'
import { ASPECT, aspectSections } from '../heading-points.ts'
import { levelOf } from '../level.ts'
import type { Name } from '../names.ts'
import { findYears } from '../quantities.ts'
import { sisterMeanings } from '../sister-meanings.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import { HEDGED } from '../judgeable.ts'
import type { Say } from '../wording.ts'

/** A sentence that earns marks, and what the marking guide prints of it. */
type Point = {
  readonly text: RichText
  readonly length: number
  readonly citation: Citation
  readonly sentenceKey: string
}
type Group = { readonly heading: string; readonly points: readonly Point[]; readonly needed: number }
type Task = {
  readonly maker: string
  readonly topicId: TopicId
  readonly stem: string
  readonly groups: readonly [Group, ...Group[]]
  readonly comparison?: string
}

const LEAST_POINTS = 5
const MOST_POINTS = 8
const MOST_NEEDED = 4
/** Of one side of a thing. */
const MOST_OF_A_SIDE = 3
/** Essays on one topic at most: each takes many sentences from the other questions. */
const A_TOPIC = 3

/** A document without a clear task that its own statements answer gives none. */
export function makeEssays(survey: Survey, say: Say, material: Material): Candidate[] {
  const used = new Set<string>()
  const made = new Map<string, number>()
  const wanted = new Set(survey.statements.map(({ topicId }) => topicId))
  return [...sisterTasks(survey, say), ...headingTasks(material, say), ...subjectTasks(survey, say)].flatMap((task) => {
    const keys = task.groups.flatMap((group) => group.points.map(({ sentenceKey }) => sentenceKey))
    if (!wanted.has(task.topicId) || keys.some((key) => used.has(key)) || (made.get(task.topicId) ?? 0) >= A_TOPIC)
      return []
    for (const key of keys) used.add(key)
    made.set(task.topicId, (made.get(task.topicId) ?? 0) + 1)
    return [essayOf(survey, task, say)]
  })
}

const pointOf = (survey: Survey, statement: Statement, text: string): Point => ({
  text: survey.open(`${text}。`),
  length: statement.plain.length,
  citation: citationOfStatement(statement),
  sentenceKey: statement.sentenceKey,
})

/** A whole sentence that states a fact: a cut one may have lost what it says, an incidental one earns no mark. */
const isPoint = ({ plain, followedBy }: Statement): boolean =>
  followedBy !== '，' &&
  plain.length >= LENGTH.least &&
  plain.length <= LENGTH.most &&
  !HEDGED.test(plain) &&
  !NO_POINT.test(plain)
const LENGTH = { least: 10, most: 64 } as const
const NO_POINT =
  /例如|比如|[这该此其][种些个一]|上述|下列|如下|见图|本[章节文课]|[？！]|深远的?影响$|多方面的$|(?:重要|密切)的?(?:作用|关系|影响|意义)$|^(?:一些|部分|有些|许多|很多|不少)/

const LEAST_SISTERS = 4

/** Terms of one kind with their meanings. */
function sisterTasks(survey: Survey, say: Say): Task[] {
  return sisterMeanings(survey, LEAST_SISTERS).map((definitions): Task => {
    const terms = definitions.map(({ term }) => term)
    const [first, ...others] = definitions.map(({ statement, term, meaning }): Group => ({
      heading: `${term}：`,
      needed: 1,
      points: [pointOf(survey, statement, meaning)],
    }))
    return {
      maker: 'essay_sisters',
      topicId: definitions[0]!.statement.topicId,
      stem: say`試分別解釋${terms
        .slice(0, -1)
        .map((term) => say`「${term}」`)
        .join('、')}和「${terms.at(-1)!}」，並指出它們有甚麼分別。`,
      groups: [first!, ...others],
      comparison: say`比較：清楚指出各項之間的分別`,
    }
  })
}

/** One for each heading that names a side of a matter. */
function headingTasks(material: Material, say: Say): Task[] {
  return aspectSections(material).flatMap(({ title, above, topicId, points: all }): Task[] => {
    if (all.length < LEAST_UNDER_HEADING) return []
    const points = all.slice(0, MOST_POINTS)
    const needed = Math.min(MOST_NEEDED, points.length)
    const matter = title.replace(ASPECT, '').replace(/[的之與和与]$/, '')
    // "失敗的原因": of what, only the heading above tells.
    const isNamed = matter.length >= LEAST_MATTER && !ON_SOMETHING.test(title)
    if (!isNamed && above === undefined) return []
    // 對氣候的影響, 研究意義: of what, the section above tells: 水循環對氣候的影響.
    const whole = isNamed
      ? title
      : ON_SOMETHING.test(title)
        ? `${above!}${title}`
        : title.includes('的')
          ? undefined
          : `${above!}的${title}`
    const asked = say`試說明${whole ?? title}，寫出${NUMERALS[needed]!}項要點。`
    return [
      {
        maker: 'essay_heading',
        topicId,
        stem: whole === undefined ? say`關於「${above!}」，${asked}` : asked,
        groups: [{ heading: say`要點${anyOf(say, needed, points.length)}`, points, needed }],
      },
    ]
  })
}

const LEAST_UNDER_HEADING = 4
/** 對…的影響, in either script. */
const ON_SOMETHING = /^[對对]/
/** A shorter one is no name of a matter. In characters. */
const LEAST_MATTER = 3

/** The deeds of a man who is the subject of many statements, and the sides of a thing that is. */
function subjectTasks(survey: Survey, say: Say): Task[] {
  const opened = survey.statements.flatMap((statement, index) => {
    const first = survey.mentions[index]![0]
    if (!first || !isPoint(statement) || !DATE_ONLY.test(statement.plain.slice(0, first.start))) return []
    const predicate = statement.plain.slice(first.end)
    return NO_PREDICATE.test(predicate)
      ? []
      : [{ statement, name: first.name, side: first.start > 0 ? ('history' as const) : sideOf(predicate) }]
  })
  return [...Map.groupBy(opened, ({ name }) => name.plain).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((about): Task[] => {
      const told = [...new Map(about.map((one) => [one.statement.sentenceKey, one])).values()]
      const {
        name,
        statement: { topicId },
      } = told[0]!
      if (told.length < LEAST_POINTS) return []
      if (isMan(name)) {
        // What has a date is a deed; other statements on a man tell what others thought, or where he lay.
        const dated = told
          .flatMap(({ statement, side }) =>
            side === 'history' ? [{ statement, year: findYears(statement.plain)[0]?.value }] : [],
          )
          .filter((one) => one.year !== undefined)
          .toSorted((a, b) => a.year! - b.year!)
        return dated.length < LEAST_POINTS
          ? []
          : [
              {
                ...deedsOf(
                  name,
                  dated.map(({ statement }) => pointOf(survey, statement, statement.text)),
                  say,
                ),
                topicId,
              },
            ]
      }
      if (name.standing < HIGH_STANDING || name.kind !== 'term') return []
      const sides = SIDES.filter((side) => side !== 'feature').flatMap((side) => {
        const points = told
          .filter((one) => one.side === side)
          .slice(0, MOST_OF_A_SIDE)
          .map(({ statement }) => pointOf(survey, statement, statement.text))
        return points.length === 0 ? [] : [{ side, points }]
      })
      return sidesOf(name, sides, say).map((task) => ({ ...task, topicId }))
    })
}

/** What follows a name that is no subject: 的 and its like, 元世祖到元武宗期間. */
const NO_PREDICATE = /^(?:[的之、和与及（到至时后]|等|期间|时期|在位|晚年|年间|以后|之后|以来|一[方直]|葬|病|去世|死)/

function deedsOf(name: Name, points: readonly Point[], say: Say): Omit<Task, 'topicId'> {
  const chosen = points.slice(0, MOST_POINTS)
  const needed = Math.min(MOST_NEEDED, chosen.length - 1)
  return {
    maker: 'essay_deeds',
    stem: say`試按時間先後敘述${name.form}的主要事跡，寫出${NUMERALS[needed]!}項。`,
    groups: [{ heading: say`事跡${anyOf(say, needed, chosen.length)}`, points: chosen, needed }],
  }
}

/** Only sides that have a name: what else the text says of a thing answers no clear task. */
function sidesOf(
  name: Name,
  sides: readonly { readonly side: Side; readonly points: readonly Point[] }[],
  say: Say,
): Omit<Task, 'topicId'>[] {
  const count = sides.reduce((sum, { points }) => sum + points.length, 0)
  if (sides.length < LEAST_SIDES || sides.length > MOST_SIDES || count < LEAST_POINTS) return []
  const [first, ...others] = sides.map(({ side, points }): Group => {
    const needed = Math.min(points.length, side === 'meaning' ? 1 : 2)
    return { heading: `${nameOfSide(side, say)}${anyOf(say, needed, points.length)}`, points, needed }
  })
  const names = sides.map(({ side }) => nameOfSide(side, say))
  return [
    {
      maker: 'essay_matter',
      stem: say`試從${names.slice(0, -1).join('、')}和${names.at(-1)!}${NUMERALS[sides.length]!}方面介紹${name.form}。`,
      groups: [first!, ...others],
    },
  ]
}

const nameOfSide = (side: Side, say: Say): string => say.words(SIDE_NAMES[side])
const LEAST_SIDES = 2
const MOST_SIDES = 4
/** Nothing but a date stands before it. */
const DATE_ONLY = /^[\d〇一二三四五六七八九十年月日公元前，在于]*$/
/** A term of lower standing is no matter of its own. */
const HIGH_STANDING = 0.8
const NUMERALS = ['零', '一', '兩', '三', '四', '五', '六'] as const

const anyOf = (say: Say, needed: number, of: number): string =>
  needed === of ? (of === 1 ? '：' : say`（各點分數均等）：`) : say`（以下任何${NUMERALS[needed]!}項，分數均等）：`

function essayOf(survey: Survey, { maker, topicId, stem, groups, comparison }: Task, say: Say): Candidate {
  const points = groups.flatMap((group) => group.points)
  const needed = groups.reduce((sum, group) => sum + group.needed, 0)
  const length = points.reduce((sum, point) => sum + point.length, 0) / points.length
  const [first, ...others] = groups.map((group): EssayGroup => ({
    heading: group.heading,
    needed: group.needed,
    points: group.points.map(({ text, citation, sentenceKey }, index) => ({
      text: joinRich(text, citation.page === undefined ? '' : say`（第${citation.page}頁）`),
      citation,
      // A candidate may choose other points, so that only as many sentences as he needs are kept from other questions.
      exclusions: index < group.needed ? [`sentence:${sentenceKey}`] : [],
    })),
  }))
  return composeEssay({
    documentId: survey.documentId,
    topicId,
    maker,
    stem: literalText(stem),
    groups: [first!, ...others],
    explanation: literalText(say`評分要點取自文中的敘述；考生須以自己的文字組織成文，其他合理而有根據的答案亦可給分。`),
    level: levelOf(
      'essay',
      0.3 + 0.06 * Math.min(needed, MOST_NEEDED),
      { plain: '　'.repeat(Math.round(length)) },
      points.length,
    ),
    score: Math.min(1, 0.5 + 0.05 * points.length),
    ...(comparison === undefined ? {} : { comparison }),
    organisation: say`組織及表達：結構完整，條理分明，文句通順`,
  })
}
