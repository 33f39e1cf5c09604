/** Decides which of the product's languages a text is written in: English, Traditional or Simplified Chinese. */
import { detectScript, type Language } from '#domain/language.ts'
import { toSimplified, toTraditional } from './convert-chinese.ts'

/**
 * English unless more than 30 % of the characters are Chinese (specification 2, section 5); then Traditional or Simplified by which
 * script's own characters are more. A text that has none of either is Traditional, as written in Hong Kong.
 */
export function detectLanguage(text: string): Language {
  const sample = sampleOf(text)
  if (detectScript(sample) === 'en') return 'en'
  let traditional = 0
  let simplified = 0
  for (const character of sample) {
    const script = scriptOf(character)
    if (script === 'traditional') traditional += 1
    if (script === 'simplified') simplified += 1
  }
  return simplified > traditional ? 'zh-CN' : 'zh-TW'
}

const PIECES = 20
const PIECE_LENGTH = 2_000

/** A long text is judged by pieces spread evenly over it: counting 4 million characters would take half a second. */
function sampleOf(text: string): string {
  if (text.length <= PIECES * PIECE_LENGTH) return text
  const step = (text.length - PIECE_LENGTH) / (PIECES - 1)
  return Array.from({ length: PIECES }, (_, piece) => text.slice(Math.round(piece * step), Math.round(piece * step) + PIECE_LENGTH)).join('\n')
}

type CharacterScript = 'traditional' | 'simplified' | 'both'
const scripts = new Map<string, CharacterScript>()

function scriptOf(character: string): CharacterScript {
  if (character < '\u3400' || SHARED.has(character)) return 'both'
  const known = scripts.get(character)
  if (known) return known
  const script = toSimplified(character) !== character ? 'traditional' : toTraditional(character) !== character ? 'simplified' : 'both'
  scripts.set(character, script)
  return script
}

/** Characters of Traditional texts too, although as Simplified ones they stand for others as well (后 and 後, 里 and 裏). */
const SHARED = new Set('后里干台松只面云谷余丑卜斗千秋姜几了系制周游征欲志表冲同吁吊向咸回困家局布党升准岳并幸御念才扎折旋术板杰杯注涂熏症着秘种克范荐蒙虫复价仆出划刮当')
