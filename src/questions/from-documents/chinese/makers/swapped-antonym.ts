/** A true-or-false item that is false: a word of a statement exchanged for its opposite. */
import { trueFalse, type Basis } from '../compose.ts'
import { judgeable } from '../judgeable.ts'
import { familiarity, type Maker } from '../maker.ts'
import type { Mention } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'

/**
 * Opposites in Traditional and Simplified; each way round says what the text denies. Not 最大 and 最小: nobody is asked
 * about the smallest of capitals.
 */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['增加', '減少'],
  ['增多', '減少'],
  ['增長', '減少'],
  ['上升', '下降'],
  ['升高', '降低'],
  ['提高', '降低'],
  ['提升', '降低'],
  ['擴大', '縮小'],
  ['擴張', '收縮'],
  ['加強', '削弱'],
  ['增強', '減弱'],
  ['加快', '減慢'],
  ['加速', '減速'],
  ['高於', '低於'],
  ['大於', '小於'],
  ['多於', '少於'],
  ['早於', '遲於'],
  ['較高', '較低'],
  ['較大', '較小'],
  ['較多', '較少'],
  ['較長', '較短'],
  ['較強', '較弱'],
  ['東部', '西部'],
  ['南部', '北部'],
  ['東北部', '西南部'],
  ['東南部', '西北部'],
  ['以南', '以北'],
  ['以東', '以西'],
  ['東岸', '西岸'],
  ['南岸', '北岸'],
  ['舒張', '收縮'],
  ['膨脹', '收縮'],
  ['流入', '流出'],
  ['進口', '出口'],
  ['輸入', '輸出'],
  ['內部', '外部'],
  ['順時針', '逆時針'],
  ['允許', '禁止'],
  ['直接', '間接'],
  ['集中', '分散'],
  ['合法', '非法'],
  ['戰勝', '敗給'],
  ['擊敗', '敗給'],
  ['相同', '不同'],
  ['對稱', '不對稱'],
  ['吸引', '排斥'],
  ['公開', '秘密'],
  ['促進', '抑制'],
  ['自動', '手動'],
  ['容易', '困難'],
  ['主動', '被動'],
  ['支持', '反對'],
  ['同意', '拒絕'],
  ['增大', '減小'],
  ['變大', '變小'],
  ['大寫', '小寫'],
  ['水平', '垂直'],
  ['橫向', '縱向'],
  ['左側', '右側'],
  ['左邊', '右邊'],
  ['啟用', '停用'],
  ['靜態', '動態'],
]

/** A flat opposite is a good mistake. */
const UNLIKE_THE_TRUE = 0.12

/** "X位於…的南部": where a single thing lies, it lies at no other side. */
const LIES = /^(?:位于|坐落[于在]|地处)[^，]*$/

/**
 * Sides of a place: said of the subject, the other side may share it; only where something is at that side, it is not
 * at the other.
 */
const SIDE = /[部岸]$|^以[东西南北]$/
const PLACED = /(?:位于|于|在|至|到|向|往|由|从)[^，、]{0,8}$/

export const makeSwappedAntonym: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const judged = judgeable(statement, mentions, false)
  if (
    judged === undefined ||
    mentions.length < 1 ||
    /随[着著]|倍|只能|[\d％%]+[％%]|不|未|没|无|非|否|避免|防止|反而|并非|而是|甚至|连|但|却/.test(plain)
  )
    return []
  // Of several opposites (收縮: 舒張, 膨脹) the one that the document itself uses is meant.
  const pairs = OPPOSITES.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  )
  const used = (opposite: string): boolean =>
    survey.sentences.some((sentence) => sentence.includes(say.simplify(opposite)))
  const says = (word: string): boolean => plain.includes(say.simplify(word))
  const present = pairs
    .filter(
      ([word]) =>
        says(word) && !pairs.some(([other, opposite]) => other === word && says(opposite.replace(/[部岸]$/, ''))),
    )
    .toSorted((a, b) => Number(used(b[1])) - Number(used(a[1])))
  for (const [word, opposite] of present) {
    const simple = say.simplify(word)
    const at = plain.indexOf(simple)
    if (at < 0 || plain.indexOf(simple, at + 1) >= 0) continue
    const end = at + simple.length
    if (!standsAsWord(statement, at, end, SIDE.test(simple)) || mentions.some((one) => one.start < end && at < one.end))
      continue
    const flat =
      liesThere(statement, mentions, at, simple) ||
      isToldOfSister(survey, statement, mentions, simple, say.simplify(opposite))
    if (!flat && !(CHANGE.test(simple) && isBroughtAbout(plain, at))) continue
    if (SIDE.test(simple) && (!PLACED.test(plain.slice(0, at)) || at < (mentions[0]?.end ?? 0))) continue
    const right = text.slice(at, end)
    const wrong = say.words(opposite)
    const basis: Basis = {
      maker: 'swapped_antonym',
      statement,
      answer: `反:${plain.slice(Math.max(0, at - 6), end)}`,
      answerCount: familiarity(mentions),
      demand: 0.36,
      score: judged.score + UNLIKE_THE_TRUE,
      ...(judged.isPlain || !flat ? { reserve: true } : {}),
      conclusion: say`故「${wrong}」應為「${right}」。`,
    }
    return [trueFalse(survey, basis, `${text.slice(0, at)}${wrong}${text.slice(end)}。`, false)]
  }
  return []
}

function liesThere({ plain }: Statement, mentions: readonly Mention[], at: number, word: string): boolean {
  const first = mentions[0]
  return SIDE.test(word) && first !== undefined && first.start === 0 && LIES.test(plain.slice(first.end, at))
}

/**
 * More or less of something, brought about by what stands before: the other way round the text denies it, whatever one
 * knows.
 */
const CHANGE =
  /^(?:增加|增多|减少|上升|下降|升高|降低|提高|提升|扩大|缩小|加快|减慢|加速|减速|增大|减小|变大|变小|舒张|收缩|膨胀|促进|抑制)$/
const isBroughtAbout = (plain: string, at: number): boolean =>
  /(?:使|令|导致|引致|因而|从而|因此|会|能|间接|直接|引起|造成|有助|以)[^，]{0,14}$/.test(plain.slice(0, at)) &&
  !/[和与及、]/.test(plain.slice(at)) &&
  plain.slice(at).split('，').length < 3

/**
 * Elsewhere an opposite word makes a statement absurd, or no less true: only what the document says the other way round
 * of a sister term is surely a mistake (內流河 and 外流河).
 */
function isToldOfSister(
  survey: Survey,
  { plain, sentencePlain }: Statement,
  mentions: readonly Mention[],
  word: string,
  opposite: string,
): boolean {
  const first = mentions[0]
  if (
    first === undefined ||
    first.start !== 0 ||
    !/^[^，]{0,6}(?:是|指|为|会|使|主要|用于)/.test(plain.slice(first.end))
  )
    return false
  const family = first.name.plain.slice(-1)
  return survey.names.some(
    ({ plain: sister, sentences }) =>
      sister !== first.name.plain &&
      sister.length === first.name.plain.length &&
      sister.endsWith(family) &&
      [...sentences].some((index) => {
        const sentence = survey.sentences[index]!
        return (
          sentence !== sentencePlain &&
          sentence.startsWith(sister) &&
          sentence.includes(opposite) &&
          !sentence.includes(word)
        )
      }),
  )
}

/**
 * Whole words only, none of a list, no noun behind 的 (but the side of a place may stand there), and no part of 增加量
 * or 最高可達.
 */
function standsAsWord({ plain, tokens }: Statement, start: number, end: number, isSide: boolean): boolean {
  const before = plain.slice(0, start)
  const after = plain.slice(end)
  const word = plain.slice(start, end)
  if (!tokens.some((token) => token.start === start) || !tokens.some((token) => token.end === end)) return false
  // "被共產黨敗給"; "使尿流量減少，幫助…" goes on with what follows from the right word.
  if (
    (/^(?:击败|战胜|败给)$/.test(word) && before.includes('被')) ||
    (/[使令让][^，]*$/.test(before) && after.includes('，'))
  )
    return false
  if (
    after.startsWith('、') ||
    (word.startsWith('较') && /其[它他]|而/.test(plain)) ||
    /[和与或、]$/.test(before) ||
    (before.endsWith('的') && !isSide)
  )
    return false
  // "通過了甲，但卻同意了乙": 但 sets against each other what the opposite makes agree.
  if (/但|却/.test(before)) return false
  // 進口到國外 is no fact, right or wrong.
  if (/^(?:进口|出口|输入|输出)$/.test(word) && /^[到至往自从]/.test(after)) return false
  // 遭到同意, 獲得拒絕: no words of the language.
  if (/^(?:同意|拒绝)$/.test(word) && /[到得获被受]$/.test(before)) return false
  // 支援中文: only men and their bodies are for or against something.
  if (
    /^(?:支持|反对)$/.test(word) &&
    (/(?:得到|获得|受到|获|受)[^，]{0,8}$/.test(before) ||
      !tokens.some((token) => token.end <= start && token.tag.startsWith('nr')))
  )
    return false
  return !/^(?:可达|可|达|的是)/.test(after) && !/^[和与或、了的]?(?:者|量|率|值|法|性|力|品|商)/.test(after)
}
