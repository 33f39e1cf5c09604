/**
 * Weighs how far a statement says a main fact of its section: what a matter named there is, consists of, does or
 * causes. Patterns are in Simplified.
 */
import { headingInWords } from './headings.ts'
import type { Mention } from './names.ts'
import { subjectStart } from './own-subject.ts'
import { findYears } from '../facts/years.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import { clausesOf, type Statement } from './statement.ts'

/** What a clause says of its subject, the most telling first; each with how much it is worth asking. */
const RELATIONS = [
  {
    relation: 'meaning',
    worth: 0.95,
    words:
      /是指|指的是|意指|(?:^|(?<=[\u4e00-\u9fff]))指(?![出数标定挥导示令针纹甲向明])|是[^，]{4,}的[^，]{2,}$|(?:又|也|亦|俗|简|史|通|统|合|被)称(?!赞|霸)|称[为作之]|叫[做作]|(?<!命)名为|定义为|属于|是一[种个项类座条部支位套款名门]/,
  },
  {
    relation: 'parts',
    worth: 1,
    words:
      /是由[^，]{2,20}(?:组成|构成|形成)|分[为成]|划分|组成|构成|包括|包含|(?:有|共有|含有)[^，]*[两二三四五六七八九十\d]+[个种类部大]/,
  },
  {
    relation: 'cause',
    worth: 0.9,
    words: /是(?:因为|由于|为了)|导致|引致|引起|造成|促使|因为|由于|因此|所以|因而|从而|使得?(?!用|者|节|徒|命)/,
  },
  {
    relation: 'function',
    worth: 0.8,
    words:
      /负责|用于|用作|用来|用以|作为|能够?(?!量|源)|可以?|有助|帮助|防止|保护|控制|调节|储存|输送|连接|吸收|释放|分泌|产生|转化|转换|转变|抑制|促进|维持|合成|分解|提供|进行/,
  },
  {
    relation: 'origin',
    worth: 0.95,
    words:
      /发明|发现了?|创立|创建|创办|创造|建立|成立|设立|提出|撰写|编写|编撰|著有|写成|设计|颁布|签订|[兴修改]建|建造|开凿|制造|制成|起源|源[于自]|来自|始于|发源/,
  },
  { relation: 'identity', worth: 0.75, words: /是(?!否|非)|即(?!使|将|位)|等于|相当于|代表/ },
  {
    relation: 'place',
    worth: 0.75,
    words: /位于|坐落|地处|设[于在]|居住|聚居|集中[于在]|盛产|出产|流经|注入|分布[在于]|在于/,
  },
  {
    relation: 'event',
    worth: 0.9,
    words:
      /统一|灭亡|迁都|定都|即位|登基|爆发|结束|击败|战败|割让|废除|取代|实行|实施|推行|采用|分裂|合并|聚合|碰撞|独立|形成|成为|出现|改称|命名/,
  },
  {
    relation: 'property',
    worth: 0.6,
    words:
      /[含具拥]?有(?!人|些|时|关|[些机])|使用|采用|运用|依靠|依赖|占(?=[^领])|达到?|获得|适[合用]|增加|减少|增多|上升|下降|升高|降低|扩大|缩小|需要|必须|会|较|最|比[^，]+[大小高低多少长短快慢强弱]|大于|小于|高于|低于|不同/,
  },
  { relation: 'doing', worth: 0.5, words: /(?<=[\u4e00-\u9fff]{2})[把将]|实现|经历/ },
] as const
type Kind = (typeof RELATIONS)[number]
export type Relation = Kind['relation']

/**
 * What the statement says of its subject, by its first clause and then by the others; undefined where it is none of
 * these.
 */
export function relationOf(statement: Pick<Statement, 'plain' | 'tokens'>): Relation | undefined {
  return found(statement)?.relation
}

/** From 0, said in passing, to 1. `mentions` are the names and terms of the statement. */
export function mainFact(statement: Statement, mentions: readonly Mention[]): number {
  const relation = found(statement)
  if (!relation) return 0
  const burden = BURDENS.reduce(
    (sum, { words, weight }) => sum + weight * (statement.plain.match(words) ?? []).length,
    0,
  )
  const cut = statement.followedBy === '，' ? CUT_SHORT : 0
  return Math.max(
    0,
    Math.min(
      1,
      relation.worth * (0.3 + 0.7 * subjectWorth(statement, mentions)) -
        burden -
        cut +
        (statement.opensParagraph ? TOPIC_SENTENCE : 0),
    ),
  )
}

const CUT_SHORT = 0.12
const TOPIC_SENTENCE = 0.08

/** What makes a statement incidental, hard to judge or heavy; each time it stands. */
const BURDENS: readonly { readonly words: RegExp; readonly weight: number }[] = [
  // A day is for a calendar.
  { words: /\d{1,2}月\d{1,2}日/g, weight: 0.05 },
  { words: /\d[\d.,]*(?![\d.,]*(?:年|世纪|月|日))/g, weight: 0.06 },
  // Said of a moment, or in comparison with another that is not told.
  {
    words:
      /依旧|依然|仍|曾|一度|一直|尚|逐渐|渐|有所|略|再[次度无]|重新|早已|正在|开始|继续|试图|迅速|大力|逐步|日益|很快|之一|从来|并非|不是|过(?=[\u4e00-\u9fff]*$)/g,
    weight: 0.12,
  },
  { words: /他|她|它|其(?![他它余中实])|自己|以上|以下|等(?=$|，)/g, weight: 0.05 },
  { words: /，/g, weight: 0.03 },
  { words: /^(?:主要|典型|一般|常见)的|有的|某些|一些|部分|大部|多数|很多|许多|各种/g, weight: 0.12 },
]

function found({ plain, tokens }: Pick<Statement, 'plain' | 'tokens'>): Kind | undefined {
  const from = tokens[subjectStart(tokens)]?.start ?? 0
  const clauses = clausesOf(plain)
    .filter(({ end }) => end > from)
    .map(({ start, end }) => plain.slice(Math.max(start, from), end))
  // A subject stands before the first of its words.
  const first = clauses.flatMap((clause, index) => earliest(index === 0 ? clause.slice(1) : clause) ?? [])[0]
  return first ?? (findYears(plain).length > 0 ? DATED : clauses.length > 0 ? DOING : undefined)
}

/** The relation whose word comes first in the clause; what one can do or is of is told by the word behind (可以|分為). */
function earliest(clause: string): Kind | undefined {
  const hits = RELATIONS.flatMap((kind) => {
    const at = clause.search(kind.words)
    return at < 0 ? [] : [{ kind, at }]
  })
  const from = Math.min(...hits.map(({ at }) => at))
  const within = MODAL.test(clause.slice(from)) ? RIGHT_BEHIND : 0
  return hits.find(({ at }) => at - from <= within)?.kind
}
const MODAL = /^(?:可以?|能够?|会)/
const RIGHT_BEHIND = 3

/** What a year dates, whatever its verb. */
const DATED: Kind = RELATIONS.find(({ relation }) => relation === 'event')!
/** Any other doing: worth asking where a matter of the section does it. */
const DOING: Kind = RELATIONS.find(({ relation }) => relation === 'doing')!

/** A subject reaches so far at most, in characters. */
const REACH = 16

/** Whether what it is said of is a matter of the document: named in the headings above or high among the terms. */
function subjectWorth(statement: Statement, mentions: readonly Mention[]): number {
  const from = statement.tokens[subjectStart(statement.tokens)]?.start ?? 0
  const clause = clausesOf(statement.plain).find(({ end }) => end > from)
  const reach = Math.min(from + REACH, clause?.end ?? statement.plain.length)
  const subject = statement.plain.slice(from, reach)
  const named = statement.headings.some((heading) => sharesName(headingInWords(heading), subject))
  const standing = Math.max(
    0,
    ...mentions
      .filter(({ start }) => start >= from && start < reach)
      .map(({ name, start }) => (start === from ? 1 : 0.8) * worthOf(name)),
  )
  return Math.max(named ? 1 : 0, standing)
}

function worthOf({ kind, standing }: Mention['name']): number {
  return kind === 'term' || kind === 'latin' ? Math.min(1, 0.35 + standing) : Math.min(1, 0.75 + standing)
}

/** The subject names the heading, or begins as it does (元朝 under 元朝的經濟). */
function sharesName(heading: string | undefined, subject: string): boolean {
  const plain = simplifiedShadow(heading ?? '')
  return plain.length >= 2 && (subject.includes(plain) || subject.startsWith(plain.slice(0, 2)))
}
