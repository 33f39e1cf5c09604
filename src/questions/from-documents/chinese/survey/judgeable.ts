/**
 * Tells which statements a candidate may be asked to call true or false, and how much they are worth asking. Patterns
 * are in Simplified.
 */
import { isAskedOfClass } from './asked-of-class.ts'
import { readability } from '../maker.ts'
import { mainFact } from './main-fact.ts'
import type { Mention } from './names.ts'
import { subjectStart } from './own-subject.ts'
import { isPlainFact } from './plain-fact.ts'
import { namesItsMatter } from '../wording/topic-label.ts'
import { clausesOf, type Statement } from './statement.ts'
import { statementWorth } from './statement-worth.ts'

/** In characters. */
const LENGTH = { least: 12, most: 54 } as const
/** What says less of its section is told in passing. */
const MAIN_ENOUGH = 0.42
/** What teachers print less often than not. */
const LIKED_ENOUGH = 0.42
/** "鎌倉幕府於1185年鎌倉幕府成立": a slip of the text. */
const SAID_TWICE = /(?<name>[\p{Script=Han}]{4,})[^，、的與与和及是]{0,10}\k<name>/u
/** A fact told in passing must be well said. */
const LIKED_IN_RESERVE = 0.5
/** Goes on from what stood before: not understood alone. */
const LEFT_OVER =
  /依然|仍然?(?!是一)|[他她它牠]们|[本此][届次](?!身)|后来|由此|故名$|因此得名$|这[个种些]|称之为|^后(?=[逝被又由于任改])|^地区的|[^或]或(?!者|称|以上|以下|更)/
/** Read well enough, though the sentence before had the other half. */
const ADDED = /[也亦](?!就?是|称|叫|门|有)|逐渐/

/** Hedged and contested statements are neither true nor false for a candidate. */
export const HEDGED =
  /可能|也许|或许|大概|大约|似乎|(?<!数)据[说传]|(?:^|，)(?:根|依)?据|相传|传说|认为|不一定|未必|应该|应当|有待|争议|估计|推测|看来|好像|质疑|评价(?!制)|否定[^，]{0,8}(?:学说|观点)|部分人|往往|通常|有时|或者|如果|假如|除非|若|表示(?=，|[其他她该])/
/** Nobody could call these false: they are vague, or a judgement. */
const TRUISM = /意识到|认识到|试图|企图|纷纷|真正|不幸|公认|有点|很难|很容易|难以|越来越|人们/

/** Praise, an announcement, or a comparison with what is not told: true by its sound. */
const EMPTY =
  /(?:有|育有|生下?|生有)了?[一两二三四五六七八九十\d]+[个名位]?(?:孩子|子女|儿子|女儿|兄弟|姐妹)|(?:有|起到?|发挥|扮演|占有?|具有|成)[了著着]?(?:非常|十分|极其|很|相当)?(?:重要|重大|关键|基本|积极|应有|特殊|深远|一定|举足轻重|不可或缺|巨大|密切)的?[^，]{0,6}(?:作用|影响|角色|地位|意义|关联|关系|联系|因素)|同样的?结果|各界|属于?中等|有[著着]?很?大?的?不同$|大致上?可|各不相同|有所不同|因[^，]{1,4}而异|[做作]出了?[^，]{0,6}贡献|(?:很高|极高|巨大|辉煌|卓越|一定)的?成[就绩]$|(?:导致|引起|造成)(?:多|各|许多)[种多]?[^，、]{0,4}(?:疾病|问题|后果|损失|影响)|一席[之]?[位地]|非常流行|源远流长|很有趣|的基石$|重要的角色|用途广泛|不可或缺|至关重要|最重要的[^，]*之一|各种各样|存在争[论议]|年，?.*[\d.]+[%％]|是一些|将会|倾向|相应的?(?=[上下增减提])|大获全胜|许多方面|是一个[^，]{0,8}(?:知名|著名|有名|重要)的[^，]{1,4}$|分类法$|受到[^，]*(?:考验|重视|欢迎|关注)/
/** Clauses that set a second fact beside the first; 不是…而是 is one fact. */
const SECOND_FACT = /，(?:但是?|然而|不过|可是|后(?![期世续者果])|后来|而(?![且是非不])|[^，]{1,6}[也亦](?!称))/
/** Half of an enumeration, or words that copies of pages have wrong. */
const BROKEN =
  /^[又亦也](?:称|叫|名)|(?:分|有|为|成)[两二三四五六七八九十]+[大个]?[种类派型]，(?!即|分别|包括|一[为是个种]|[^，]{0,14}、)|^第一[个次项种][^，]{0,12}[是为]|[^，]的(?:产生|形成|发展|使用|出现)的|既(?:不|没|无|非)(?!.*[也又亦](?:不|没|无|非))|其[一二]为|引至|[^，]尤其是|分[为成][两二三四五]派，|是为了(?!.*而)|是为(?!了)[^，的]*(?:提供|服务)|^当[^，]*时，[^，]*是|来自[^，]*造成的|[:：].*[:：]|著有的《|除非(?!.*否则)|最近的?一次/
/**
 * No sentence that a teacher prints: a chain of 的, an adverb written with 的, 1606年到07年, a figure that was lost or
 * is too exact to be known.
 */
const CLUMSY =
  /(?<!目)的(?!确)[^，的是]{1,4}的|[\u4e00-\u9fff]{2}的(?:向(?!心|日|量)|往|把|被)|\d{4}年[到至]\d{2}年|(?:大?约|度)(?:是|为|达)$|大约$|\d\.\d{3,}|现像|被从|^(?:[^，、]+的[^，、]+、){2}/
/** 「樓宇老化、石屎剝落、缺乏維修」: things beside each other, of which nothing is said. In Simplified. */
const isBareList = (plain: string): boolean =>
  /^[^，：]*、[^，：]*(?:[和及、][^，：]*)$/u.test(plain.replace(/。$/, '')) && !SAYS.test(plain)
const SAYS = /[是有为会能可使令把被让给用从由向于在称叫指分成含需要应做作生变升降增减受造带]|[经包]过|组成|包括|属/u

/** Nothing but another name. */
const ALIAS_ALONE = /^[^，]+，?(?:又称|亦称|也称|简称|俗称|通称|统称)[^，]{1,12}(?:，[^，]{1,8})?$/
/** What became so, became so at some time. */
const BECAME = /(?:成为|变成|变为|取得|获得|开始)了/
/** So did these, at a time that the sentence before told; what can or will become so does it always. */
const CHANGED = /成为|转变为|转移到|扩展到|开始实行|开始实施/
const HAPPENS_ALWAYS = /会|可|能|当/
const DATED = /\d|世纪|年代|时期|时代|年间|一朝|[代朝](?=[，的末初中时])|战后|战前|期间|之后|以后|后，/

/** Says nothing to be judged, or only half of what it says. */
const isEmptyOrBroken = (plain: string): boolean =>
  EMPTY.test(plain) || BROKEN.test(plain) || CLUMSY.test(plain) || SAID_TWICE.test(plain)

/**
 * `score`: of an item on the statement, 0 to 1. `isPlain`: right and understood, but a fact of second rank, for the
 * reserve.
 */
export type Judged = { readonly score: number; readonly isPlain: boolean }

/** What an item on the statement is worth, true or made false; undefined where it is none to be judged. */
export function judgeable(statement: Statement, mentions: readonly Mention[]): Judged | undefined {
  const { plain, text } = statement
  if (text.length < LENGTH.least || text.length > LENGTH.most || TRUISM.test(plain)) return undefined
  if (!isAskedOfClass(statement, mentions)) return undefined
  if (HEDGED.test(plain)) return undefined
  if (
    isEmptyOrBroken(plain) ||
    isBareList(plain) ||
    SECOND_FACT.test(plain) ||
    ALIAS_ALONE.test(plain) ||
    (BECAME.test(plain) && !DATED.test(plain)) ||
    lacksItsPlace(statement, mentions)
  )
    return undefined
  if (!isPlainFact(statement, mentions)) return undefined
  // A label in front (關於「光合作用」) does not repair a statement that leaves out what it is about.
  if (
    !namesItsMatter(statement, mentions) &&
    !(mentions[0]?.start === 0 && (mentions[0].name.standing >= KNOWN_SUBJECT || mentions[0].name.count > 2))
  )
    return undefined
  const worth = mainFact(statement, mentions) - (tellsItself(statement, mentions) ? TOLD_BY_ITS_NAME : 0)
  const liked = statementWorth(statement, mentions)
  const isPassing = worth < MAIN_ENOUGH || liked < LIKED_ENOUGH
  if (isUnowned(statement) || LEFT_OVER.test(plain) || (isPassing && liked < LIKED_IN_RESERVE)) return undefined
  const isPlain = isPassing || ADDED.test(plain) || runsOn(statement)
  // Several events of one date make one statement, for the reserve; what is said of several matters makes none.
  if (runsOn(statement) && (!/^\d{3,4}年/.test(plain) || liked < LIKED_IN_RESERVE)) return undefined
  if (CHANGED.test(plain) && !DATED.test(plain) && !HAPPENS_ALWAYS.test(plain)) return undefined
  return { score: 0.35 * worth + 0.5 * liked + 0.15 * readability(statement), isPlain }
}

/** 瓣的關閉: a noun of one character names a part of something that the sentence before told. */
const isUnowned = ({ tokens, plain }: Statement): boolean => {
  const first = tokens[subjectStart(tokens)]
  return (
    first !== undefined &&
    first.stem.length === 1 &&
    first.tag.startsWith('n') &&
    plain.slice(first.end).startsWith('的')
  )
}

const TOLD_BY_ITS_NAME = 0.3
/** A matter of the document rather than a word of the sentence. */
const KNOWN_SUBJECT = 0.3

/** 公民大會, 私營部門: whose, the statement does not say. */
export function lacksItsPlace({ tokens, plain }: Statement, mentions: readonly Mention[]): boolean {
  const from = tokens[subjectStart(tokens)]?.start ?? 0
  const named = mentions.find(({ start }) => start === from)?.name.plain
  const subject = named ?? /^[\u4e00-\u9fff]{2,8}?(?=[是有为由成在的]|包括|使用|负责)/.exec(plain.slice(from))?.[0]
  return (
    subject !== undefined &&
    INSTITUTION.test(subject) &&
    !NAMED_INSTITUTION.test(subject) &&
    !tokens.some(({ tag }) => /^(?:nr|nrt|ns|nt)$/.test(tag)) &&
    !plain.includes('《')
  )
}
const INSTITUTION =
  /(?:[大会]会|议会|议事会|委员会|法庭|法院|元老院|政府|国会|内阁|皇帝|国王|总统|首相|执政官|部门|机构|机关|印刷所|教会)$/
const NAMED_INSTITUTION = /^(?:联合国|欧盟|香港|中国|全国人民|国际|世界)|终审|特区/

/** "密碼強度是指密碼抗破解能力的高低": the term itself says so. */
function tellsItself({ plain }: Statement, mentions: readonly Mention[]): boolean {
  const term = mentions.find(({ start, end }) => start < 8 && /^(?:（[^）]*）)?，?(?:是|指)/.test(plain.slice(end)))
  if (!term || term.name.plain.length < 4) return false
  const rest = plain.slice(term.end)
  return rest.includes(term.name.plain.slice(0, 2)) && rest.length < 30
}

/** Three clauses and more of which a later one turns to another man or place are several statements. */
function runsOn({ plain, tokens }: Statement): boolean {
  const subject = tokens[subjectStart(tokens)]?.start ?? 0
  const later = clausesOf(plain).filter(({ start }) => start > subject)
  if (later.some(({ start, end }) => turnsToAnother(plain, tokens, start, end))) return true
  if (later.length < 2) return false
  if (later.length > 2 && /，(?:同时|也|亦|还|另)/.test(plain)) return true
  return later.some(({ start, end }) => {
    const [first, ...rest] = tokens.filter((token) => token.start >= start && token.end <= end)
    return first !== undefined && /^(?:nr|ns|nt)$/.test(first.tag) && rest.some(({ tag }) => tag.startsWith('v'))
  })
}

/** "…，人體包含數十萬億個細胞": a clause about a matter that the statement has not named before. */
function turnsToAnother(plain: string, tokens: Statement['tokens'], start: number, end: number): boolean {
  const [first, ...rest] = tokens.filter((token) => token.start >= start && token.end <= end)
  if (
    first === undefined ||
    !/^n[rstz]?$/.test(first.tag) ||
    first.stem.length < 2 ||
    ASIDE.test(plain.slice(start, end))
  )
    return false
  return !plain.slice(0, start).includes(first.stem.slice(0, 2)) && rest.some(({ tag }) => tag === 'v' || tag === 'vd')
}
/** Says when or where, or what part of the subject is meant. */
const ASIDE =
  /(?:[后时前中下上里]|期间|时期|以来|方面)$|^(?:主张|提倡|强调|代表|专门|主张|提倡|强调|代表|全长|面积|人口|海拔|大小|形状|主要|总|长度|高度|时间|历时|作者|首都|史称|原名|全称|全名|成分|内容|功能|作用|特点|目的|结果|部分)/
