/** Leaves out ruby: the small letters above or beside Chinese characters that tell how they are read. */
import type { GlyphRun } from './glyph-run.ts'

const ZHUYIN = /^[\u3105-\u312f\u31a0-\u31bfˉˊˇˋ˙\s]+$/u
const KANA_OR_PINYIN = /^(?:[\p{Script=Hiragana}\p{Script=Katakana}\u30fc\s]+|[a-züāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ\s]+)$/u
/** Ruby is set in half the size of its characters. */
const LARGEST = 0.62

export function dropRuby(runs: readonly GlyphRun[]): GlyphRun[] {
  const small = runs.filter((run) => run.text.trim() !== '' && (ZHUYIN.test(run.text) || KANA_OR_PINYIN.test(run.text)))
  if (small.length === 0) return [...runs]
  const characters = runs.filter((run) => /\p{Script=Han}/u.test(run.text))
  const ruby = new Set(
    small.filter((run) =>
      characters.some(
        (base) =>
          run.size <= LARGEST * base.size && (isAbove(run, base) || (ZHUYIN.test(run.text) && isBeside(run, base))),
      ),
    ),
  )
  return runs.filter((run) => !ruby.has(run))
}

function isAbove(run: GlyphRun, base: GlyphRun): boolean {
  const rise = base.y - run.y
  return (
    rise > 0.7 * base.size &&
    rise < 1.4 * base.size &&
    run.x > base.x - run.size &&
    run.x + run.width < base.x + base.width + run.size
  )
}

function isBeside(run: GlyphRun, base: GlyphRun): boolean {
  const rise = base.y - run.y
  return rise > -0.3 * base.size && rise < base.size && run.x > base.x && run.x < base.x + base.width + 0.4 * base.size
}
