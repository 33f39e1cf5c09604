/** How likely a character is in a teacher's text, as a natural logarithm: what the encoding detector adds up. */
import { codePointOf } from '#domain/must-be-there.ts'
import { FREQUENT_SIMPLIFIED, FREQUENT_TRADITIONAL } from '../han-repertoires.ts'

/** Kinds of characters whose neighbourhood tells a right decoding from a wrong one. */
export type CharacterClass = 'latin' | 'accented' | 'han' | 'sign' | 'odd'

export type Odds = { readonly logOdds: number; readonly class: CharacterClass }

/** Odds of one code point in a text that may be English, another Latin script, or Chinese in either script. */
export function oddsOf(codePoint: number): Odds {
  const known = cache.get(codePoint)
  if (known) return known
  const odds = computeOdds(codePoint)
  cache.set(codePoint, odds)
  return odds
}

/** Two neighbours in one text: Han beside Latin letters is rare, beside accented letters nearly unseen. */
export function neighbourLogOdds(first: CharacterClass, second: CharacterClass): number {
  if (first === second) return first === 'accented' ? Math.log(0.05) : 0
  const pair = `${first} ${second}`
  if (pair === 'latin han' || pair === 'han latin') return Math.log(0.05)
  if (pair === 'accented han' || pair === 'han accented') return Math.log(0.001)
  return 0
}

/**
 * What no one types and a wrong decoding leaves: control characters, replacement marks, unpaired surrogates, private
 * use, non-characters.
 */
export function isBroken(point: number): boolean {
  if (point < 0xa0)
    return point >= 0x7f ? point !== NEXT_LINE : point < 0x20 && !(point >= 0x09 && point <= 0x0d) && point !== DOS_END
  return (
    point === 0xfffd ||
    (point >= 0xd800 && point <= 0xf8ff) ||
    (point >= 0xfdd0 && point <= 0xfdef) ||
    (point & 0xfffe) === 0xfffe ||
    point >= 0xf0000
  )
}

const NEXT_LINE = 0x85
/** Ctrl-Z, with which DOS editors end a file. */
const DOS_END = 0x1a

const cache = new Map<number, Odds>()

// The most frequent characters of both scripts in falling order; a rank gives the odds by Zipf's law.
const RANKED_TRADITIONAL =
  '的一是在不了有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工也能下過子說產種面而方後多定行學法所民得經十三之進著等部度家電力裡如水化高自二理起小物現實加量都兩體制機當使點從業本去把性好應開它合還因由其些然前外天政四日那社義事平形相全表間樣與關各重新線內數正心反你明看原又利比或但質氣第向道命此變條只沒結解問意建月公無系軍很情者最立代想已通並提直題黨程展五果料象員革位入常文總次品式活設及管特件長求老頭基資邊流路級少圖山統接知較將組見計別她手角期根論運農指幾九區強放決西被幹做必戰先回則任取完舉色權則至細胞植葉光酸根據世紀朝帝王城海島河洋歐美洲英法德俄日印度香港臺灣'
const RANKED_SIMPLIFIED =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取完举色权则至细胞植叶光酸据世纪朝帝王城海岛河洋欧美洲英'
const CHINESE_MARKS = '，。、；：「」『』（）《》〈〉？！“”‘’…—　・·〔〕【】'
const LATIN_MARKS = '’‘“”–—…•°£€©®™×÷±½¼¾²³«»·¿¡§¶'

const HAN_RANK_OFFSET = 20
const HAN_SHARE = 0.12

function ranks(): Map<number, number> {
  const best = new Map<number, number>()
  for (const list of [RANKED_TRADITIONAL, RANKED_SIMPLIFIED]) {
    Array.from(list).forEach((character, rank) => {
      const codePoint = codePointOf(character)
      best.set(codePoint, Math.min(rank, best.get(codePoint) ?? rank))
    })
  }
  return best
}
const RANKS = ranks()
const CHINESE_MARK_POINTS = pointsOf(CHINESE_MARKS)
const LATIN_MARK_POINTS = pointsOf(LATIN_MARKS)

function pointsOf(text: string): Set<number> {
  return new Set(Array.from(text, (character) => codePointOf(character)))
}

function computeOdds(point: number): Odds {
  const give = (odds: number, kind: CharacterClass): Odds => ({ logOdds: Math.log(odds), class: kind })
  if (point === 0x20) return give(0.1, 'sign')
  if (point === 0x0a || point === 0x0d || point === 0x09) return give(0.01, 'sign')
  if (isLatinLetter(point)) return give(isVowelOrFrequent(point) ? 0.03 : 0.008, 'latin')
  if (point > 0x20 && point < 0x7f) return give(0.003, 'sign')
  if (CHINESE_MARK_POINTS.has(point)) return give(0.01, 'sign')
  if (LATIN_MARK_POINTS.has(point)) return give(0.0005, 'sign')
  if (point < 0xa0 || isBroken(point)) return give(1e-10, 'odd')
  if (isAccented(point)) return give(0.0004, 'accented')
  if (point <= 0xff) return give(1e-6, 'sign')
  const rank = RANKS.get(point)
  if (rank !== undefined) return give(HAN_SHARE / (rank + HAN_RANK_OFFSET), 'han')
  if (point >= 0x4e00 && point <= 0x9fff) return give(isFrequentHan(point) ? 5e-5 : 5e-7, 'han')
  // Fullwidth letters and digits, as Chinese word processors type them.
  if (point >= 0xff01 && point <= 0xff5e) return give(1e-5, 'sign')
  if (point >= 0x3001 && point <= 0x30ff) return give(1e-6, 'sign')
  if (point >= 0x2000 && point <= 0x27bf) return give(1e-6, 'sign')
  if (point >= 0x370 && point <= 0x3ff) return give(1e-6, 'sign')
  return give(1e-8, 'odd')
}

const isLatinLetter = (point: number): boolean => (point >= 0x41 && point <= 0x5a) || (point >= 0x61 && point <= 0x7a)
const isVowelOrFrequent = (point: number): boolean => 'etaoinshrdlu'.includes(String.fromCharCode(point))
const isAccented = (point: number): boolean => point >= 0xc0 && point <= 0x17f && point !== 0xd7 && point !== 0xf7
const isFrequentHan = (point: number): boolean =>
  FREQUENT_TRADITIONAL.has(String.fromCodePoint(point)) || FREQUENT_SIMPLIFIED.has(String.fromCodePoint(point))
