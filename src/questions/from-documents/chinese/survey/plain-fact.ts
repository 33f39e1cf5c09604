/** Tells which statements a candidate can be asked to judge: plain facts, said whole. Patterns are in Simplified. */
import { relationOf, type Relation } from './main-fact.ts'
import type { Mention } from './names.ts'
import { subjectStart } from './own-subject.ts'
import type { Statement } from './statement.ts'

/** An opinion, a figure of speech, an essayist's tone: no question rests on it. */
const COLOURED =
  /即位(?![为时之的后，])[^，]|依然(?=是)|再次|本届|从此|\d日[—–-]\d|连体婴|见证者?|心目中|白费|硬做|愚蠢|聪明|颇(?!具|有名)|罢$|呢$|吧$|吗(?!啡)|不免|实在|可惜|居然|竟然?(?=[^陵成])|幸好|只得|只好|无奈|哭|架子|所谓|真正的|可以说|典型代表|最具代表性|之所以(?![^，]*是因为)|是[^，]{0,8}了[^，]*才|是到了|前后对照|针锋相对|不应采信|上焉者/

/** Also where it may be asked about, nobody can call it simply right or wrong. */
const JUDGED =
  /造就|塑造|彰显|意味着|创造了[^，]{0,4}环境|改变了|启发|鼓舞|残酷|英明|急切|巧妙|极力|甚至|原定|原本|打算|起初|感到|悲痛/

/** Scenes of a story: an army's strength, a conversation, an appointment among others. */
const SCENE =
  /征[调发集召][^，]*[万千百]|通告|办事处|[分支]行(?:改|合)|伤亡|丧生|率(?:军|兵|部|众|领)?[^，]{0,4}[万千百]|(?:精骑|兵力|士兵|军队)[^，]{0,4}\d|临行|私底下|有疾|告密|诬陷|劝说|召见|哭别|向[^，]{1,10}报告|抓[住著着]了?|许配|遣返|久攻|以[\u4e00-\u9fff]{2,4}为[太司]?[傅师尉空徒保]，/

export const isScene = (plain: string): boolean => SCENE.test(plain)

/** Whether nothing in it makes it an opinion, a figure of speech or a scene. */
export const isColoured = (plain: string): boolean => COLOURED.test(plain) || QUOTED_DOING.test(plain)
/** 「退出」了聯合國: the marks say that it was not quite so. */
const QUOTED_DOING = /[「“][\u4e00-\u9fff]{1,4}[」”]了/

/** A statement for true or false: said whole, a plain fact with a name or term near its beginning. */
export function isPlainFact(statement: Statement, mentions: readonly Mention[]): boolean {
  const { plain, tokens } = statement
  if (isColoured(plain) || JUDGED.test(plain) || SCENE.test(plain)) return false
  if (isCutShort(statement)) return false
  const subject = tokens[subjectStart(tokens)]?.start ?? 0
  // What is defined is a term, though it may be followed by its name in another language.
  return (
    relationOf(statement) === 'meaning' ||
    mentions.some(({ start }) => start <= subject + FROM_THE_SUBJECT) ||
    tokens.some(({ tag, start }) => start <= subject + FROM_THE_SUBJECT && /^(?:nr|nrt|ns|nt)$/.test(tag)) ||
    /^\d{3,4}年/.test(plain)
  )
}
/** A statement names what it is about there, or in the adverbial before. In characters. */
const FROM_THE_SUBJECT = 12

/**
 * Cut at a comma: what was left out may be what the sentence wanted to say. Only what something is, has or does, or
 * what it became, is complete.
 */
const isCutShort = (statement: Statement): boolean =>
  statement.followedBy === '，' &&
  (/是指|指的是|成因|原因|原理|主要是|是通过|年.*(?:研究|实验(?!室)|观察)/.test(statement.plain) ||
    (!WHOLE_AT_A_COMMA.has(relationOf(statement) ?? 'event') &&
      !/(?:形成|成为|成立|称为|史称)[^，]{2,10}$|(?:年|世纪)[^，]{0,12}(?:发明|发现|成立|建立|创立|统一|签订|击败|爆发|出版)[^，]*$/.test(
        statement.plain,
      )))
const WHOLE_AT_A_COMMA: ReadonlySet<Relation> = new Set<Relation>(['meaning', 'parts', 'place', 'function'])

/** The first clause has a noun and what describes it, and says nothing: "象牙做成的鑲板", "一位受教育的醫師孫中山". */
export function saysNothing({ plain, tokens }: Statement): boolean {
  const from = tokens[subjectStart(tokens)]?.start ?? 0
  const clause = plain.slice(from)
  if (clause.includes('，')) return false
  const last = clause.lastIndexOf('的')
  if (last < 0) return false
  const verbs = tokens.filter(
    (token, index) =>
      token.start >= from && token.tag.startsWith('v') && token.tag !== 'vn' && tokens[index + 1]?.tag !== 'uj',
  )
  const behind = verbs.some((token) => token.start > from + last)
  if (behind) return false
  return /^一[位名个种座]/.test(clause)
    ? !/[是有被]/.test(clause)
    : verbs.length === 0 && !/[是有为被在会能可]|属|位于|最|较|很|更/.test(clause)
}

/** 也 and 却 answer what stood before, unless the statement itself has said it (既…也, 越…也越, 雖…却). */
export function answersBefore(plain: string): boolean {
  if (/^[^，]{1,12}还是(?!要|会)|^(?!如果|若|当|而)[^，]{2,14}[则却](?!天)/.test(plain)) return true
  const also = /[也亦](?!就?是|称|叫|门|有)/.exec(plain)
  if (
    also &&
    !/既|不仅|不但|即使|就算|连|无论|不论|越|越来越|虽|同时|除了/.test(plain.slice(0, also.index)) &&
    !/[是有为会被使将]|增|减|升|降/.test(plain.slice(0, also.index))
  )
    return true
  const yet = /却/.exec(plain)
  return yet !== null && !/虽|但|尽管|本来|原本|而/.test(plain.slice(0, yet.index + 1))
}

/** Parts and places that say whose only in the sentence before. */
const BARE_PART =
  /^(?:大楼|大厦|建筑物?|岛屿|岛上|高原|河水|港口|港区|山上|市内|城内|城中|馆内|园内|校内|宫内|殿内|内部|顶部|底部|两岸|沿岸|境内|星座|垣里|墙外|碑文|书中|文中|全书|全曲|影片|影院|本片|剧中|角色|球场|舰上|船上|机上)(?:[上内里中外]|的|顶部|内部|有|是|由|为|以|于|设|，)/
export const beginsWithPart = ({ plain, tokens }: Statement): boolean =>
  BARE_PART.test(plain.slice(tokens[subjectStart(tokens)]?.start ?? 0)) ||
  /^(?:唐|宋|元|明|清|汉|晋|隋|秦)[代朝](?:改?称|叫)|^[横纵]|^大战|^[^，]{2,14}(?:成立|建立|结束|爆发|开始)[之以]?后，(?:经过?|又|再|重新|改)(?!济)|(?:^|[，在于])(?:岛屿的?|大楼|新翼|港区|该馆)/.test(
    plain,
  )
