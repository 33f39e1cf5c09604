/** Finds years and quantities with their measure words in a statement. Patterns are in Simplified and read a shadow. */
import type { Token } from '#reading/words/token.ts'
import { parseNumeral, type Script } from './numerals.ts'

export type Year = {
  readonly kind: 'year'
  readonly start: number
  readonly end: number
  readonly value: number
  readonly script: Script
  /** Up to the end of the day when the text gives one. */ readonly dateEnd: number
  /** 紀元前. */ readonly exact: boolean
}
export type Quantity = {
  readonly kind: 'quantity'
  /** Of the numeral alone; the unit stands from `end` to `unitEnd`. */
  readonly start: number
  readonly end: number
  readonly unitEnd: number
  readonly value: number
  readonly script: Script
  /** In Simplified: 万人, 公里, %. */
  readonly unit: string
  /** Nothing beside the number makes it a bound or a guess (超過, 約, 以上, 多). */
  readonly exact: boolean
}

const HAN = '〇零一二两三四五六七八九十百千'
const YEAR = new RegExp(
  `(?<![\\d.．至到—–~-])(?:公元|西元)?([12]\\d{3}|[1-9]\\d{2}|[一二][〇零一二三四五六七八九]{3})年(?:(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})月(?:(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})日)?)?`,
  'g',
)
/** Beside a year these make it a bound, a range, or a part of a name (1812年戰爭). */
const NOT_A_POINT_BEFORE = /(?:前|约|大约|至|到|从|自|直到|直至|不迟于|早于|晚于|截至|截止|[—–~-])$/
const NOT_A_POINT_AFTER =
  /^(?:战争|革命|宪法|事件|经济|金融|起义|条约|会议|[冬夏]季|奥运|世界|大选|选举|版|款|式|[代度间前后起至到—–~-]|之?[前后间]|以[前后来]|左右|来|的|、|和|与|及|或)/

/** Years of the common era that date something (not ranges, bounds, ages or list members). */
export function findYears(plain: string): Year[] {
  return [...plain.matchAll(YEAR)].flatMap((match): Year[] => {
    const digits = match[1]!
    const value = parseNumeral(digits)
    const start = match.index + match[0].indexOf(digits)
    const dateEnd = match.index + match[0].length
    if (value === undefined || value > 2100) return []
    const era = /[\u4e00-\u9fff]/.test(digits) && value < 1000
    if (era) return []
    const before = plain.slice(0, match.index)
    const after = plain.slice(dateEnd)
    const exact = !NOT_A_POINT_BEFORE.test(before) && !NOT_A_POINT_AFTER.test(after)
    return [
      {
        kind: 'year',
        start,
        end: start + digits.length,
        value,
        script: /\d/.test(digits) ? 'arabic' : 'chinese',
        dateEnd,
        exact,
      },
    ]
  })
}

/** How many years the text names, also those that `findYears` leaves out as bounds. */
export const datesIn = (plain: string): number =>
  (plain.match(/(?:\d{3,4}|[一二][〇零一二三四五六七八九]{3})年/g) ?? []).length

/** Measure words and units after which a number counts or measures something. */
const UNITS = [
  '平方公里',
  '平方千米',
  '平方米',
  '平方公尺',
  '立方米',
  '立方公尺',
  '平方英里',
  '公里',
  '千米',
  '公尺',
  '厘米',
  '公分',
  '毫米',
  '英里',
  '英尺',
  '海里',
  '公顷',
  '英亩',
  '公斤',
  '千克',
  '公吨',
  '毫升',
  '公升',
  '分贝',
  '摄氏度',
  '小时',
  '分钟',
  '世纪',
  '个月',
  '光年',
  '安培',
  '伏特',
  '赫兹',
  '千瓦',
  '兆瓦',
  '马力',
  '美元',
  '港元',
  '欧元',
  '英镑',
  '日元',
  '人民币',
  '百分点',
  '％',
  '%',
  '°C',
  '℃',
  '度',
  '米',
  '里',
  '克',
  '吨',
  '升',
  '秒',
  '天',
  '日',
  '周',
  '岁',
  '元',
  '人',
  '名',
  '位',
  '个',
  '种',
  '类',
  '次',
  '座',
  '艘',
  '辆',
  '架',
  '台',
  '部',
  '本',
  '册',
  '卷',
  '篇',
  '首',
  '场',
  '届',
  '间',
  '所',
  '家',
  '条',
  '枚',
  '颗',
  '只',
  '头',
  '匹',
  '株',
  '棵',
  '层',
  '块',
  '片',
  '套',
  '组',
  '支',
  '队',
  '户',
  '成',
  '倍',
  '级',
  '岛',
  '站',
  '节',
  '页',
  '字',
  '代',
  '任',
  '项',
  '大类',
  '亩',
  '门',
  '段',
  '行',
  '声道',
  '英寸',
  '寸',
  '尺',
  '丈',
  '斤',
  '两',
].toSorted((a, b) => b.length - a.length)
const QUANTITY = new RegExp(
  `(?<![\\d.．,，${HAN}第几数])((?:\\d{1,3}(?:[,，]\\d{3})+|\\d+)(?:[.．]\\d+)?|[${HAN}]+)((?:[多余馀])?(?:百|千)?(?:[万亿]{0,2})(?:[多余馀])?)(${UNITS.join('|')})`,
  'g',
)
const BOUND_BEFORE =
  /(?:只有|仅有|仅|只|(?:超过|超逾|逾|多于|高于|大于|少于|低于|小于|至少|最少|最多|至多|不足|不到|不超过)(?:有|为|达|是|要|了)?|近|将近|接近|(?:约|大约)[占有为达佔是在于了]{0,2}|约[占佔][^，]{0,10}|大概|大致|左右|可能|平均|达到?|高达|多达|长达|上下|以上|以下|从|由|自|至|到|[—–~-]|每|前|后|头|第|分之|另外?|这|那|同|[的](?=[一1])|以)$/
const BOUND_AFTER =
  /^(?:以[上下内外前后]|左右|上下|之[多久间内]|至|到|[—–~-]|多|余|不等|或|、|前|后|间|内|来|起|(?:和|与|及|以及)(?:[^，]{0,2}\d|[^，]{0,2}[一二三四五六七八九十]+(?:世纪|[个次座种])))/
/** Numbers that hardly ever carry knowledge: "一個", "一種". */
const IDLE = /^(?:一|1|两)$/

/** The quantities of a tagged statement: the numeral begins a word, so that the 三 of 金泳三 is none. */
export function quantitiesIn(statement: { readonly plain: string; readonly tokens: readonly Token[] }): Quantity[] {
  return findQuantities(statement.plain).filter(
    ({ start, unitEnd }) =>
      statement.tokens.some((token) => token.start === start) && !/^[气日]/.test(statement.plain.slice(unitEnd)),
  )
}

/** Quantities that a question can ask for. Dates, ordinals, ranges and idle "一個" are left out. */
export function findQuantities(plain: string): Quantity[] {
  return [...plain.matchAll(QUANTITY)].flatMap((match): Quantity[] => {
    const [whole, digits, scale, unit] = match as unknown as [string, string, string, string]
    const value = parseNumeral(digits)
    const start = match.index
    const unitEnd = start + whole.length
    if (value === undefined || /^[零〇]/.test(digits) || (IDLE.test(digits) && scale === '')) return []
    // 二元 and 四周 are words, not counts.
    if (/^[日代]$/.test(unit) || (/^[元周]$/.test(unit) && scale === '' && !/\d/.test(digits))) return []
    const before = plain.slice(0, start).replace(/(?:公元|西元)$/, '')
    const after = plain.slice(unitEnd)
    // "八位（8-bit）": the gloss gives the number away.
    if (/^[（(]/.test(after)) return []
    // 二次大戰, 三國時代: a number at the head is part of a name.
    if (start === 0) return []
    // 五行觀念, 二十八宿: nothing else goes by that number; "五顆星代表五個孩子" says it twice.
    if (unit === '行' || plain.split(digits).length > 2) return []
    // "甲，乙，丙三家": the named can be counted.
    if (
      value <= 12 &&
      scale === '' &&
      /^(?:家|者|人|位|个|国|族|派|种|地|省|市|部|项)$/.test(unit) &&
      (plain.slice(0, start).match(/[，、和与及]/g) ?? []).length >= value - 1
    )
      return []
    // Losses and numbers of troops are for reference books.
    if (/^[万亿]?[人名]$/.test(scale + unit) && /死|伤亡|遇难|丧生|率军|率兵|率领|兵力|军队|士兵|罹难/.test(plain))
      return []
    // 三省六部制 is a name.
    if (after.startsWith('制') || /[三五][省礼]$/.test(before)) return []
    // 二次革命 is a name.
    if (unit === '次' && /^(?:革命|大战|世界|鸦片|工业|中东|北伐|起义)/.test(after)) return []
    // 29分05秒 is one angle or time.
    if (/[度分时]$/.test(before) && /^[分秒]$/.test(unit)) return []
    if (/(?:第|年|月|[A-Za-z\d./·-])$/.test(before) || /^[\u4e00-\u9fff]?\d/.test(after)) return []
    if (/[十百千]$/.test(digits) && digits.length === 1) return []
    // A list beside a small number can be counted: the number is no question.
    if (value <= 12 && scale === '' && /、|即/.test(plain)) return []
    const exact = !BOUND_BEFORE.test(before) && !BOUND_AFTER.test(after) && !/[多余馀]/.test(scale)
    return [
      {
        kind: 'quantity',
        start,
        end: start + digits.length,
        unitEnd,
        value,
        script: /\d/.test(digits) ? 'arabic' : 'chinese',
        unit: scale + unit,
        exact,
      },
    ]
  })
}
