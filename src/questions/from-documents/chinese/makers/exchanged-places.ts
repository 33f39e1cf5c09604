/**
 * A true-or-false item that is false: two names of a statement have changed places, where what goes from one to the
 * other does not go back.
 */
import { trueFalse, type Basis } from '../compose.ts'
import { judgeable } from '../judgeable.ts'
import { familiarity, type Maker } from '../maker.ts'
import type { Mention } from '../names.ts'
import { findYears } from '../quantities.ts'

/** "從____倒流到____", "把____轉化成____", "____大於____": said the other way round it is false. */
const ONE_WAY: readonly { readonly before: RegExp; readonly between: RegExp }[] = [
  {
    before: /(?:从|(?<!经)由|自)$/,
    between:
      /^[^，、]{0,8}(?:流[入向到回]|倒流[到入回]+|[运输传移转扩渗][^，、]{0,2}[到至入往]|进入|到达|升[至到]|降[至到])$/,
  },
  { before: /(?:把|将)$/, between: /^[^，、]{0,6}(?:转化|转变|转换|变|分解|改造?|还原|氧化|翻译|编译)[为成]$/ },
  { before: /(?:^|[，由])$/, between: /^(?:可以?|能够?|会|经[^，]{1,6})?(?:分解|演变|演化|分裂|发展)[为成]$/ },
  {
    before: /(?:^|[，的])$/,
    between: /^[^，、]{0,4}(?:大于|小于|高于|低于|多于|少于|早于|晚于|取代了?|推翻了?|消灭了?|注入|流入|汇入|继承了?)$/,
  },
]
/** Who won one year may have lost another. */
const ONE_TIME = /^[^，、]{0,4}(?:击败了?|打败了?|战胜了?|统治了?|征服了?)$/

/** A further clause may hold of the right order alone and give the exchange away. */
const CLAUSES_AT_MOST = 2

export const makeExchangedPlaces: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const judged = judgeable(statement, mentions, false)
  if (
    judged === undefined ||
    /分别|各自|相互|互相|彼此|不|未|没|无|非/.test(plain) ||
    plain.split('，').length > CLAUSES_AT_MOST
  )
    return []
  const named = mentions
    .flatMap((one, index) => mentions.slice(index + 1, index + 2).map((other) => [one, other] as const))
    .find(
      ([one, other]) =>
        goesOneWay(plain, one, other) &&
        (one.name.kind === other.name.kind ||
          one.name.sense === other.name.sense ||
          survey.areSiblings(one.name, other.name)),
    )
  const pair = named ?? opposites(plain)
  if (!pair) return []
  const [one, other] = pair
  const first = text.slice(one.start, one.end)
  const second = text.slice(other.start, other.end)
  const basis: Basis = {
    maker: 'exchanged_places',
    statement,
    answer: `序:${plain.slice(one.start, one.end)}|${plain.slice(other.start, other.end)}:${statement.sentenceKey}`,
    answerCount: familiarity(mentions),
    demand: 0.38,
    score: judged.score + BETTER,
    ...(judged.isPlain || !named ? { reserve: true } : {}),
    conclusion: say`故題中的「${second}」和「${first}」應該對調。`,
  }
  return [
    trueFalse(
      survey,
      basis,
      `${text.slice(0, one.start)}${second}${text.slice(one.end, other.start)}${first}${text.slice(other.end)}。`,
      false,
    ),
  ]
}

/** Both names stand in the text, so that neither gives the mistake away. */
const BETTER = 0.15

/**
 * 左心房 and 右心房, 內層 and 外層: words that differ in their first character alone, of which the statement tells
 * different things.
 */
function opposites(plain: string): readonly [Place, Place] | undefined {
  if (SYMMETRIC.test(plain)) return undefined
  return OPPOSITES.flatMap(([a, b]): (readonly [Place, Place])[] => {
    const [first, second] = [plain.indexOf(a), plain.indexOf(b)]
    if (first < 0 || second < 0 || plain.split(a).length > 2 || plain.split(b).length > 2) return []
    const [one, other] = first < second ? [first, second] : [second, first]
    const length = first < second ? [a.length, b.length] : [b.length, a.length]
    const [kind, between] = [plain[one + length[0]!], plain.slice(one + length[0]!, other)]
    if (
      kind === undefined ||
      !/\p{Script=Han}/u.test(kind) ||
      kind !== plain[other + length[1]!] ||
      between.length < APART ||
      between.includes('、') ||
      /^[\p{Script=Han}]{1,5}(?:和|与|及|、|或)$/u.test(between)
    )
      return []
    return [
      [
        { start: one, end: one + length[0]! },
        { start: other, end: other + length[1]! },
      ],
    ]
  })[0]
}
type Place = Pick<Mention, 'start' | 'end'>
const OPPOSITES = [
  ['左', '右'],
  ['内', '外'],
  ['上', '下'],
  ['前', '后'],
  ['东', '西'],
  ['南', '北'],
  ['阳', '阴'],
  ['正', '负'],
  ['动', '静'],
  ['男', '女'],
  ['第一', '第二'],
  ['入', '出'],
  ['高', '低'],
  ['大', '小'],
  ['长', '短'],
] as const
/** Said of both, or of what lies between them. */
const SYMMETRIC = /之间|相隔|同样|都|均|各|相同|一样|共同|相等|互|分别|或|以及|所有|无论|不论|不|未|没|无|非/
const APART = 4

function goesOneWay(plain: string, one: Mention, other: Mention): boolean {
  if (
    one.name.plain === other.name.plain ||
    plain.split(one.name.plain).length > 2 ||
    plain.split(other.name.plain).length > 2
  )
    return false
  const between = plain.slice(one.end, other.start)
  const before = plain.slice(0, one.start)
  const goes =
    ONE_WAY.some((way) => way.before.test(before) && way.between.test(between)) ||
    (ONE_TIME.test(between) && /(?:^|[，的])$/.test(before) && findYears(plain).some(({ exact }) => exact))
  return goes && !/^(?:的|、|和|与|及)/.test(plain.slice(other.end))
}
