/**
 * Finds what a document pairs: terms and meanings, men and deeds, things and their parts in the world, years and
 * events.
 */
import type { TopicId } from '#domain/ids.ts'
import type { Material } from '../../../material.ts'
import { describedEntries } from '../makers/entry-choice.ts'
import type { Name } from '../survey/names.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import { findDefinition } from '../makers/definition.ts'
import { isMan } from '../distractors/distractors.ts'
import { leansOnOthers } from '../survey/main-event.ts'
import { readability } from '../maker.ts'
import { datesIn, findYears } from './years.ts'
import type { Mention } from '../survey/names.ts'
import { clausesOf, type Statement } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'
import { HEDGED } from '../survey/judgeable.ts'

export const PAIR_KINDS = ['meaning', 'deed', 'feature', 'year'] as const
export type PairKind = (typeof PAIR_KINDS)[number]

/** Texts with formulas sealed. */
export type FoundPair = {
  readonly kind: PairKind
  /** Of a name: its kind or semantic class, so that a set asks for one class. */
  readonly group: string
  readonly item: string
  readonly partner: string
  /** In Simplified. */
  readonly plainItem: string
  readonly plainPartner: string
  readonly name?: Name
  /** 是指 and its like: the text says it of this term alone. */
  readonly explicit?: boolean
  /** Told apart where it was found: no name of the survey stands behind it. */
  readonly direct?: boolean
  readonly statement: Statement
  readonly score: number
}

/** Longer partners cannot be compared at a glance. In characters. */
const PARTNER = { least: 5, most: 44 } as const

export function findPairs(survey: Survey): FoundPair[] {
  return survey.statements.flatMap((statement, index) => {
    const mentions = survey.mentions[index]!
    if (HEDGED.test(statement.plain)) return []
    const pair = yearPair(statement, mentions) ?? meaningPair(statement, mentions) ?? deedPair(statement, mentions)
    return pair && pair.partner.length >= PARTNER.least && pair.partner.length <= PARTNER.most && !givesItselfAway(pair)
      ? [pair]
      : []
  })
}

/** Entries of one list with what tells them apart. */
export function directPairs(material: Material, topics?: ReadonlySet<TopicId>): FoundPair[] {
  const entries = describedEntries(material, topics).map(({ entry, text, plain, statement }): FoundPair => ({
    kind: 'feature',
    group: `entry:${entry.kin}`,
    direct: true,
    item: entry.name,
    partner: text,
    plainItem: entry.plain,
    plainPartner: plain,
    statement,
    score: 0.9,
  }))
  return entries.filter(({ partner }) => partner.length >= PARTNER.least && partner.length <= PARTNER.most)
}

function meaningPair(statement: Statement, mentions: readonly Mention[]): FoundPair | undefined {
  const found = findDefinition(statement, mentions)
  if (!found || found.name.kind === 'person' || found.name.kind === 'monarch') return undefined
  // What a definition leaves out may be its very genus.
  const partner = found.explicit ? found.meaning : shortened(found.meaning)
  return {
    kind: 'meaning',
    group: found.name.sense ?? found.name.kind,
    item: found.term.replace(/，.*$/, ''),
    partner,
    plainItem: found.name.plain,
    plainPartner: statement.plain.slice(statement.text.length - found.meaning.length).slice(0, partner.length),
    name: found.name,
    explicit: found.explicit,
    statement,
    score: 0.5 + 0.3 * readability(statement) + (found.explicit ? 0.2 : 0),
  }
}

/** Kinds of proper names whose bearers are known by what is said of them. */
const DOERS: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'work',
  'organisation',
  'treaty',
  'law',
  'war',
  'movement',
  'school',
  'party',
  'device',
  'organ',
  'substance',
  'theory',
  'living',
  'river',
  'mountain',
  'city',
])
/** Of other terms a statement may be true of several. */
const TOLD_BY_THEIR_WORK: ReadonlySet<string> = new Set([
  'organ',
  'cell_part',
  'plant_part',
  'body_system',
  'device',
  'substance',
  'institution',
])
const DATE_LEAD = /^(?:公元前?|[前西])?[\d〇一二三四五六七八九]{2,4}年(?:\d{1,2}月(?:\d{1,2}日)?)?，?$/

function deedPair(statement: Statement, mentions: readonly Mention[]): FoundPair | undefined {
  const first = mentions[0]
  if (
    !first ||
    !(
      DOERS.has(first.name.kind) ||
      (first.name.kind === 'term' && first.name.sense !== undefined && TOLD_BY_THEIR_WORK.has(first.name.sense))
    )
  )
    return undefined
  const lead = statement.plain.slice(0, first.start)
  if (lead !== '' && !DATE_LEAD.test(lead)) return undefined
  const next = statement.tokens.find((token) => token.start >= first.end)
  if (
    !next ||
    next.start !== first.end ||
    (!/^(v|vd|d|p|vi|vn|b|zg)$/.test(next.tag) && !PREDICATE.test(statement.plain.slice(first.end)))
  )
    return undefined
  if (
    /^[的、和与及，（]/.test(statement.plain.slice(first.end)) ||
    /^(?:和|与|及|以及|等|之|也|亦|则|还|又|都|均|最|内|中|上|下)/.test(next.stem)
  )
    return undefined
  // "胰臟分泌的胰液含有…" is not about the 胰臟.
  if (
    /^[\u4e00-\u9fff]{1,5}的/.test(statement.plain.slice(first.end)) &&
    !/^(?:是|为|被|有)/.test(statement.plain.slice(first.end))
  )
    return undefined
  const said = shortened(statement.text.slice(first.end))
  const plainSaid = statement.plain.slice(first.end, first.end + said.length)
  if (/[他她它其]|分别|各自/.test(plainSaid) || plainSaid.includes(first.name.plain)) return undefined
  const date = statement.text.slice(0, first.start).replace(/，$/, '')
  return {
    kind: isMan(first.name) ? 'deed' : 'feature',
    group: isMan(first.name) ? 'person' : (first.name.sense ?? first.name.kind),
    item: statement.text.slice(first.start, first.end),
    partner: date + said,
    plainItem: first.name.plain,
    plainPartner: statement.plain.slice(0, date.length) + plainSaid,
    name: first.name,
    statement,
    score: 0.4 + 0.35 * readability(statement) + (isMan(first.name) ? 0.1 : 0),
  }
}

const PREDICATE = /^(?:主张|提倡|发动|撰写|编写|著有|任|率|推行|设立|建立|负责|采用|采纳|描写|讲述|收录)/

/** "1894年，孫中山在檀香山創立興中會" and "世界貿易組織於1995年成立": the year and the rest. */
function yearPair(statement: Statement, mentions: readonly Mention[]): FoundPair | undefined {
  const years = findYears(statement.plain)
  const [year] = years
  if (
    !year ||
    years.length > 1 ||
    datesIn(statement.plain) > 1 ||
    !year.exact ||
    mentions.length === 0 ||
    /[为是]/.test(statement.plain.slice(0, year.start))
  )
    return undefined
  const before = statement.text.slice(0, year.start).replace(/(?:公元|西元)$/, '')
  const after = statement.text.slice(year.dateEnd)
  const opens = before === '' || /^[在於于]$/.test(before)
  const inside = /^(?<who>[^，]{2,14})[於于在]$/.exec(before)?.groups?.['who']
  if (!opens && inside === undefined) return undefined
  const first = statement.tokens.find((token) => token.start >= year.dateEnd && token.text !== '，')
  if (
    opens &&
    !(first && (/^(n|nr|ns|nt|nz|nrt|j|l|x|eng|an|b|a|vn|zg|nrfg)$/.test(first.tag) || first.text.startsWith('《')))
  )
    return undefined
  if (/^(?:[正一二三四五六七八九十冬腊]{1,2}月|底|初|末|春|夏|秋|冬|的|年|起|至|前|後|后|[上中下]旬|間|间)/.test(after))
    return undefined
  const event = shortened(`${inside ?? ''}${after.replace(LEADING_GLOSS, '')}`)
  const plainEvent =
    (inside === undefined ? '' : statement.plain.slice(0, inside.length)) +
    statement.plain.slice(year.dateEnd).replace(LEADING_GLOSS, '')
  // "辛亥革命後，中國進入…": not what the year dates.
  if (
    /^[^，]{2,20}(?:之后|以后|后|期间|以来)，/.test(plainEvent) ||
    /^[在于於由经]/.test(event) ||
    event.length < 6 ||
    LEFT_OPEN.test(plainEvent.slice(0, event.length)) ||
    !WORTH_A_YEAR.test(plainEvent.slice(0, event.length)) ||
    INCIDENTAL.test(plainEvent.slice(0, event.length)) ||
    leansOnOthers(plainEvent.slice(0, event.length))
  )
    return undefined
  const item = `${statement.text.slice(year.start, year.end)}年`
  return {
    kind: 'year',
    group: year.script,
    item,
    partner: event,
    plainItem: `${year.value}年`,
    plainPartner: plainEvent.slice(0, event.length),
    statement,
    score: 0.35 + 0.35 * readability(statement),
  }
}

/** The comma behind a date, and the date in another calendar before it. */
const LEADING_GLOSS = /^(?:[（(][^（）()]*[）)])?，?/

/** What history tells by years: foundings, wars, treaties, reigns, laws, discoveries. */
const WORTH_A_YEAR =
  /[建成设创]立|创办|创建|爆发|发动|发明|发现|签订|签署|缔结|攻[占陷克入打]|攻灭|灭亡|[即继]位|登基|称帝|自立|驾崩|去世|逝世|战死|颁布|公布|实施|实行|推行|废除|起义|革命|政变|改革|独立|投降|迁都|定都|统一|割让|宣战|宣告|推翻|建省|国号|占领|收复|出兵|北伐|议和|和约|条约|宪法|通车|落成|建成|第一|首次|首枚|首套|证实|提出|著成|写成|编成|出版|出任|就任|当选|销毁|禁止|开放|开埠|通过.{2,12}法|组成|发起|收回|改国号|侵[占略扰入]|袭击|击[败溃退]|[命派].{1,8}[攻率出建]/
/** Figures, visits and scenes. */
const INCIDENTAL =
  /原定|原本|打算|计划于|拟|[\d.]+(?:%|万|亿)|百分之|访问|偷渡|网络游戏|上市|(?:之前|之后|以前|以后|期间)$/

/** What it opens is not said: 赫茲發現, 富蘭克林做實驗，在容器的內部. */
const LEFT_OPEN =
  /(?:发现|认为|指出|证明|证实|提出|宣布|决定|开始|表示|报导|显示|获得|达成|奉命|期间|时候|之际)$|，(?:假设|如果|若|当)[^，]+$|，(?:在|于|从|由|以|把|将|被|对)[^，]{1,14}(?:中|内部|里|上|下|部|地区|方面)$/

/** As many clauses as fit; never cut inside one. */
function shortened(text: string): string {
  if (text.length <= SHORT) return text
  const ends = clausesOf(text)
    .map(({ end }) => end)
    .filter((end) => end <= SHORT)
  const last = ends.at(-1)
  return last !== undefined &&
    last >= PARTNER.least + 3 &&
    !/(?:[在於于以由為为]|時|时|後|后|中|下)$/.test(text.slice(0, last))
    ? text.slice(0, last)
    : text
}
const SHORT = 30

/**
 * Two neighbouring characters of the item stand in its own partner: a set may hold it only where they stand in the
 * others too.
 */
export function sharedPairs({ plainItem, plainPartner, kind }: FoundPair): string[] {
  if (kind === 'year') return []
  return Array.from({ length: Math.max(0, plainItem.length - 1) }, (_, at) => plainItem.slice(at, at + 2)).filter(
    (two) => plainPartner.includes(two),
  )
}

/** The partner prints the item, or all but one of its characters in a row. */
function givesItselfAway({ plainItem, plainPartner, kind }: FoundPair): boolean {
  if (kind === 'year') return plainPartner.includes(plainItem.slice(0, -1))
  return (
    plainPartner.includes(plainItem) ||
    (plainItem.length >= 4 &&
      (plainPartner.includes(plainItem.slice(0, -1)) || plainPartner.includes(plainItem.slice(1))))
  )
}
