/**
 * Makes a statement of the document false for an option: two sisters change places, or every word of one direction
 * turns into its opposite.
 */
import { trueFalse, type Basis } from './compose.ts'
import { familyOf } from './sister-families.ts'
import { exchangedSister } from './makers/sister-choice.ts'
import { familyMentions } from './sister-names.ts'
import type { Judged } from './makers/statement-choice.ts'
import type { Mention } from './names.ts'
import { isTold } from './plain-truths.ts'
import { datesIn, findYears, quantitiesIn } from './quantities.ts'
import { clausesOf, type Statement } from './statement.ts'
import type { Survey } from './survey.ts'
import type { Say } from './wording.ts'

/** Of something that goes one way, it cannot be said to go the other. In Traditional. */
const DIRECTIONS: readonly (readonly [string, string])[] = [
  ['增加', '減少'],
  ['增多', '減少'],
  ['增長', '減少'],
  ['上升', '下降'],
  ['升高', '降低'],
  ['提高', '降低'],
  ['提升', '降低'],
  ['擴大', '縮小'],
  ['擴張', '縮小'],
  ['加強', '削弱'],
  ['增強', '減弱'],
  ['加快', '減慢'],
  ['加速', '減慢'],
  ['促進', '抑制'],
  ['高於', '低於'],
  ['大於', '小於'],
  ['多於', '少於'],
  ['早於', '遲於'],
  ['較高', '較低'],
  ['較大', '較小'],
  ['較多', '較少'],
  ['較長', '較短'],
  ['較強', '較弱'],
  ['較快', '較慢'],
  ['較早', '較遲'],
  ['流入', '流出'],
  ['進口', '出口'],
  ['舒張', '收縮'],
  ['緻密', '疏鬆'],
  ['擴大', '縮小'],
  ['容易', '難以'],
  ['擊敗', '敗給'],
  ['打敗', '敗給'],
  ['戰勝', '敗給'],
  ['允許', '禁止'],
  ['相同', '不同'],
  ['合法', '非法'],
  ['最大', '最小'],
  ['內層', '外層'],
  ['內部', '外部'],
  ['上段', '下段'],
  ['上方', '下方'],
  ['直接', '間接'],
  ['對稱', '不對稱'],
  ['順時針', '逆時針'],
  ['繁榮', '衰落'],
  ['興盛', '衰落'],
  ['衰落', '興盛'],
  ['公開', '秘密'],
  ['鼓勵', '禁止'],
  ['正電', '負電'],
  ['吸引', '排斥'],
  ['強烈', '微弱'],
  ['特別長', '特別短'],
  ['東部', '西部'],
  ['南部', '北部'],
  ['以東', '以西'],
  ['以南', '以北'],
]
const DENIED = /不|没|未|无|非|否|避免|防止|反而|甚至|虽|但|却|随[着著]|倍/

/** False versions of a statement, the surest alone. */
export function misstated(survey: Survey, statement: Statement, mentions: readonly Mention[], say: Say): Judged[] {
  if (!isTold(statement, mentions)) return []
  const found =
    exchanged(survey, statement, mentions) ??
    withSister(survey, statement, mentions, say) ??
    reversed(statement, say) ??
    turned(statement) ??
    recounted(statement) ??
    atAnotherTime(survey, statement)
  if (!found) return []
  const basis: Basis = {
    maker: 'misstatement',
    statement,
    answer: `誤:${statement.sentenceKey}`,
    answerCount: 2,
    demand: 0.4,
    score: 0.6,
    conclusion: say`故「${found.wrong}」應為「${found.right}」。`,
  }
  return [{ statement, mentions, candidate: { ...trueFalse(survey, basis, `${found.text}。`, false), reserve: true } }]
}

type Misstatement = { readonly text: string; readonly wrong: string; readonly right: string }

/** "右心房接受…，左心房則接受…": each opens a clause of its own, and what is said of one is not said of the other. */
function exchanged(survey: Survey, statement: Statement, mentions: readonly Mention[]): Misstatement | undefined {
  const { text, plain } = statement
  const all = [...mentions, ...familyMentions(survey, statement, mentions)]
  const [first, second, ...more] = clausesOf(plain)
  if (!first || !second || more.length > 0) return undefined
  const one = all.find(({ start }) => start === first.start)
  const lead = /^而?/.exec(plain.slice(second.start))![0].length
  const other = all.find(({ start }) => start === second.start + lead)
  if (
    !one ||
    !other ||
    one.name.plain === other.name.plain ||
    plain.split(one.name.plain).length > 2 ||
    plain.split(other.name.plain).length > 2
  )
    return undefined
  const family = familyOf(one.name.plain)
  const areSisters =
    (family !== undefined && family === familyOf(other.name.plain)) ||
    survey.areSiblings(one.name, other.name) ||
    (one.name.sense !== undefined && one.name.sense === other.name.sense) ||
    (one.name.kind === other.name.kind && one.name.plain.at(-1) === other.name.plain.at(-1))
  const isContrast = lead > 0 || /^[则却]/.test(plain.slice(other.end))
  if (!areSisters || !isContrast || /[和与及都均也亦]/.test(plain)) return undefined
  const [a, b] = [text.slice(one.start, one.end), text.slice(other.start, other.end)]
  return {
    text: text.slice(0, one.start) + b + text.slice(one.end, other.start) + a + text.slice(other.end),
    wrong: `${b}……${a}`,
    right: `${a}……${b}`,
  }
}

/** A name exchanged for a sister that cannot be in its place. */
function withSister(
  survey: Survey,
  statement: Statement,
  mentions: readonly Mention[],
  say: Say,
): Misstatement | undefined {
  const found = exchangedSister(survey, statement, mentions)
  if (!found) return undefined
  const { start, end } = found.mention
  const wrong = found.wrong.count > 0 ? found.wrong.form : say.words(found.wrong.form)
  return {
    text: `${statement.text.slice(0, start)}${wrong}${statement.text.slice(end)}`,
    wrong,
    right: statement.text.slice(start, end),
  }
}

/** "軍力強盛，多次敗給外族": the rest tells which way it went. */
const BETRAYS =
  /强盛|强大|盛世|鼎盛|兴盛|顶峰|之治|尊为|即位|称帝|衰[退弱亡]|缺陷|致命|缺乏|崩溃|(?:直接|间接)[于在从将把]/
const JUDGED_CHANGE =
  /^(?:加强|削弱|增强|减弱|促进|抑制|繁荣|衰落|兴盛|容易|难以|直接|间接|强烈|微弱|内部|外部|内层|外层|吸引|排斥)$/
const CLAUSES_AT_MOST = 2

/** All words of direction turn round, so that a cause and its result still agree. */
function reversed({ text, plain }: Statement, say: Say): Misstatement | undefined {
  if (DENIED.test(plain) || BETRAYS.test(plain) || /[只仅]/.test(plain) || clausesOf(plain).length > CLAUSES_AT_MOST)
    return undefined
  const pairs = DIRECTIONS.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  )
  const hits = pairs
    .flatMap(([word, opposite]) => {
      const at = plain.indexOf(say.simplify(word))
      return at < 0 ? [] : [{ at, word, opposite }]
    })
    .toSorted((a, b) => a.at - b.at)
  const [hit] = hits
  if (
    !hit ||
    plain.includes(say.simplify(hit.opposite)) ||
    new Set(hits.map(({ at }) => at)).size !== 1 ||
    plain.split(say.simplify(hit.word)).length > 2
  )
    return undefined
  // Whether power, rule or defence grew by it is a judgement, and what was meant by a doing its other words tell.
  if (JUDGED_CHANGE.test(say.simplify(hit.word)) || /[以来](?:加强|削弱|扩大|缩小|增加|减少|提高|降低)/.test(plain))
    return undefined
  const end = hit.at + hit.word.length
  // "擴大和加高": the other change tells which way it went.
  if (/^[和与及并且、而]/.test(plain.slice(end)) || /[和与及并且、而]$/.test(plain.slice(0, hit.at))) return undefined
  const right = text.slice(hit.at, end)
  const wrong = say.words(hit.opposite)
  return { text: `${text.slice(0, hit.at)}${wrong}${text.slice(end)}`, wrong, right }
}

/** "存鈣能力低": of a measure, the other end. */
function turned({ text, plain }: Statement): Misstatement | undefined {
  const found = [...plain.matchAll(MEASURED)]
  const [match] = found
  if (!match || found.length > 1 || DENIED.test(plain)) return undefined
  const at = match.index + match[0].length - 1
  const right = text[at]!
  const wrong = right === '高' ? '低' : '高'
  return { text: text.slice(0, at) + wrong + text.slice(at + 1), wrong, right }
}
const MEASURED =
  /(?:能力|温度|浓度|速度|压力|效率|密度|音调|血压|成本|价格|纯度|硬度|比例|含量|含氧量|熔点|沸点)(?:较|很|最|比较|非常)?[高低](?=$|[，的])/g

/** A count of parts or kinds, two off; one that the document gives for nothing else there. */
function recounted(statement: Statement): Misstatement | undefined {
  const [count, ...more] = quantitiesIn(statement)
  if (
    !count ||
    more.length > 0 ||
    !count.exact ||
    count.script !== 'chinese' ||
    count.value < 2 ||
    count.value > 8 ||
    !COUNTED.test(count.unit) ||
    !/[有分含包由共]/.test(statement.plain.slice(0, count.start))
  )
    return undefined
  const wrong = '零一二三四五六七八九十'[count.value + 2]!
  const right = statement.text.slice(count.start, count.end)
  return { text: statement.text.slice(0, count.start) + wrong + statement.text.slice(count.end), wrong, right }
}
const COUNTED = /^(?:种|类|大类|部|项|层|级|组|块|条|段)$/

/**
 * The year of another event, far enough off that nobody has to know either to the year, and near enough to be thought
 * of.
 */
const YEARS_APART = { least: 4, most: 16 } as const
/** Lower numbers before 年 may count years. */
const EARLIEST = 500

function atAnotherTime(survey: Survey, { text, plain, sentenceKey }: Statement): Misstatement | undefined {
  const [year, ...more] = findYears(plain)
  if (!year || more.length > 0 || datesIn(plain) > 1 || !year.exact || year.script !== 'arabic' || !ONCE.test(plain))
    return undefined
  const others = survey.years.filter(
    (other) =>
      other > EARLIEST &&
      Math.abs(other - year.value) >= YEARS_APART.least &&
      Math.abs(other - year.value) <= YEARS_APART.most &&
      String(other).length === String(year.value).length,
  )
  if (others.length === 0) return undefined
  const wrong = `${survey.random.fork(`chinese:another_time:${sentenceKey}`).pick(others)}`
  const end = year.start + `${year.value}`.length
  return { text: text.slice(0, year.start) + wrong + text.slice(end), wrong: `${wrong}年`, right: `${year.value}年` }
}
/** What happens once; stamps are issued and towns taken again and again. */
const ONCE =
  /爆发|起兵|起义|发动[^，]{1,8}(?:之变|政变|起义|战争)|签订|签署|颁布|灭亡|推翻|成立|统一|定都|迁都|即位|登基|继位|称帝|独立|割让|废除|投降|结束|发明|逝世|去世|驾崩|创立|创办|建立/
