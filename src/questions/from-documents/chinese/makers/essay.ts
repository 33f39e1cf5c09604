/** Essays (論述題): on what a heading names, or on a man or matter of which the document says much, with its statements as the points of the marking guide. */
import { literalText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { composeEssay } from '../../compose-essay.ts'
import { joinRich } from '../../rich-slice.ts'
import { citationOfStatement } from '../citations.ts'
import { isMan } from '../distractors.ts'
import { headingInWords } from '../headings.ts'
import { levelOf } from '../level.ts'
import type { Mention, Name } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import { HEDGED } from './true-statement.ts'
import type { Say } from '../wording.ts'

type Point = { readonly statement: Statement; readonly mentions: readonly Mention[] }
type Task = { readonly maker: string; readonly subject: string; readonly stem: (needed: number) => string; readonly points: readonly Point[] }

/** Fewer points are a short answer; more no longer stand in one essay. */
const POINTS = { least: 4, most: 8 } as const
const MOST_NEEDED = 4
/** Essays on one topic at most: each takes many sentences from the other questions. */
const A_TOPIC = 2

export function makeEssays(survey: Survey, say: Say): Candidate[] {
  const points = survey.statements.flatMap((statement, index): Point[] => (HEDGED.test(statement.plain) || statement.text.length < 14 || statement.followedBy === '，' ? [] : [{ statement, mentions: survey.mentions[index]! }]))
  const used = new Set<string>()
  const made = new Map<string, number>()
  return [...headingTasks(points, say), ...matterTasks(survey, points, say)].flatMap((task) => {
    const fresh = oneOfASentence(task.points.filter(({ statement }) => !used.has(statement.sentenceKey)))
    const topic = fresh[0]?.statement.topicId
    if (fresh.length < POINTS.least || topic === undefined || (made.get(topic) ?? 0) >= A_TOPIC) return []
    const chosen = spread(fresh, POINTS.most)
    for (const { statement } of chosen) used.add(statement.sentenceKey)
    made.set(topic, (made.get(topic) ?? 0) + 1)
    return [essayOf(survey, task, chosen, say)]
  })
}

/** One for each heading that names a matter. */
function headingTasks(points: readonly Point[], say: Say): Task[] {
  const seen = new Set<string>()
  const underHeading = Map.groupBy(points, ({ statement }) => statement.heading ?? '')
  return [...Map.groupBy(points, ({ statement }) => `${statement.topicId}|${statement.heading ?? ''}`).values()].flatMap((under): Task[] => {
    const title = headingInWords(under[0]!.statement.headings.at(-1))
    // A document without headings inside would ask for its title again and again.
    // "行星", "臺灣的歷史脈絡": without an aspect that the heading names, nobody knows what is wanted.
    if (title === undefined || !DESCRIBABLE.test(title) || /[「」“”、]/.test(title) || seen.has(title) || (underHeading.get(under[0]!.statement.heading ?? '')?.length ?? 0) > SECTION) return []
    seen.add(title)
    return [{ maker: 'essay_heading', subject: title, points: under, stem: (needed) => stemOf(say, title, needed) }]
  })
}

/** A heading over more statements is the title of a whole article: its essay would ask for a bit of everything. */
const SECTION = 40

/** What can be described as it stands: 法治的意義, 武昌起義的經過. */
const DESCRIBABLE = /(?:意義|意义|影響|影响|原因|成因|特徵|特征|特點|特点|特色|作用|功能|經過|经过|背景|成就|治績|治绩|貢獻|贡献|措施|思想|主張|主张|架構|架构|構造|构造|結構|结构|方式|產生|产生|傳播|传播|建立|統一|统一|發展|发展|義務|义务|權利|权利|問題|问题|危害|好處|好处|關係|关系|過程|过程|種類|种类|類型|类型|用途|生活|文化|制度|政策|改革|運動|运动|起義|起义|革命|變法|变法|交流)$/

const stemOf = (say: Say, title: string, needed: number): string =>
  say`試論述${title}，並列舉最少${NUMERALS[needed] ?? needed}項要點。`

/** One for each man who opens many statements. */
function matterTasks(survey: Survey, points: readonly Point[], say: Say): Task[] {
  const opened = Map.groupBy(points.flatMap((point) => (point.mentions[0] && DATE_ONLY.test(point.statement.plain.slice(0, point.mentions[0].start)) ? [{ point, name: point.mentions[0].name }] : [])), ({ point, name }) => `${point.statement.topicId}|${name.plain}`)
  return [...opened.values()].toSorted((a, b) => b.length - a.length).flatMap((about): Task[] => {
    const name: Name = about[0]!.name
    if (!isMan(name)) return []
    return [{ maker: 'essay_matter', subject: name.plain, points: about.map(({ point }) => point), stem: (needed) => say`試論述${name.form}的事跡，並列舉最少${NUMERALS[needed] ?? needed}項要點。` }]
  })
}

/** Nothing but a date stands before it. */
const DATE_ONLY = /^[\d〇一二三四五六七八九十年月日公元前，在于]*$/
const NUMERALS = ['', '一', '兩', '三', '四', '五', '六']

function essayOf(survey: Survey, task: Task, points: readonly Point[], say: Say): Candidate {
  const needed = Math.min(MOST_NEEDED, points.length - 1)
  const length = points.reduce((sum, { statement }) => sum + statement.plain.length, 0) / points.length
  return composeEssay({
    documentId: survey.documentId,
    topicId: points[0]!.statement.topicId,
    maker: task.maker,
    stem: literalText(task.stem(needed)),
    groups: [{ heading: say`以下任何${NUMERALS[needed] ?? needed}項，分數均等，須說明清楚：`, needed, points: points.map(({ statement }, index) => ({
      text: joinRich(survey.open(statement.text), statement.page === undefined ? '。' : say`。（第${statement.page}頁）`),
      citation: citationOfStatement(statement),
      // A candidate may choose other points, so that only as many sentences as he needs are kept from other questions.
      exclusions: index < needed ? [`sentence:${statement.sentenceKey}`] : [],
    })) }],
    explanation: literalText(say`評分要點均為文中的敘述；考生須以自己的文字組織成文，其他合理而有根據的答案亦可給分。`),
    level: levelOf('essay', 0.3 + 0.06 * needed, { plain: '　'.repeat(Math.round(length)) }, points.length),
    score: Math.min(1, (task.maker === 'essay_heading' ? 0.6 : 0.5) + 0.05 * points.length),
    organisation: say`組織及表達：結構完整，條理分明，文句通順`,
  })
}

/** The first statement of each sentence. */
function oneOfASentence(points: readonly Point[]): Point[] {
  const seen = new Set<string>()
  return points.filter(({ statement }) => !seen.has(statement.sentenceKey) && seen.add(statement.sentenceKey) !== undefined)
}

/** At most `limit` of them: those that mention most, in the order of the text. */
function spread(points: readonly Point[], limit: number): Point[] {
  const best = new Set(points.toSorted((a, b) => b.mentions.length - a.mentions.length).slice(0, limit))
  return points.filter((point) => best.has(point))
}
