/** The figures of the gallery print in every language without faults, and may stand on a paper. */
import { describe, expect, test } from 'vitest'
import { CHINESE_MARKS, CHINESE_WORDS, ITALIC_SIGNS, UPRIGHT_SIGNS } from '../../scripts/figure-glyphs/signs.ts'
import { GLYPHS } from '../../src/families/kit/figure/glyphs.ts'
import { printScene } from '../../src/families/kit/figure/print-scene.ts'
import { cleanSvg } from '#printing/svg/clean-svg.ts'
import type { Label } from '../../src/families/kit/figure/scene.ts'
import { sceneFaults } from './scene-faults.ts'
import { figureFault } from '../../src/printing/pdf/figure-fault.ts'
import { toSimplified } from '../../src/reading/words/convert-chinese.ts'
import { examples } from './examples.ts'

const LANGUAGES: Readonly<Record<string, (label: Label) => string>> = {
  English: (label) => (typeof label === 'string' ? label : label.en),
  'Traditional Chinese': (label) => (typeof label === 'string' ? label : label.zh),
  'Simplified Chinese': (label) => (typeof label === 'string' ? label : toSimplified(label.zh)),
}

describe.each(Object.entries(LANGUAGES))('in %s', (_, fill) => {
  test.each(Object.entries(examples))('%s has no fault', (_name, make) => {
    expect(sceneFaults(make(), fill)).toEqual([])
    const { svg, alt } = printScene(make(), fill)
    // A question with a figure comes back when a teacher takes a deletion back.
    expect(() => cleanSvg(svg)).not.toThrow()
    expect(figureFault(svg)).toBeUndefined()
    expect(alt).not.toMatch(/[$\\{}]|^$/)
    // Fonts of the page are not there, nor colours in print, nor numbers that are none.
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/)
    for (const [, colour] of svg.matchAll(/(?:fill|stroke)="(#[^"]*)"/g))
      expect(colour).toMatch(/^#(?:([0-9a-f])\1\1|([0-9a-f]{2})\2\2)$/)
  })
})

describe('there is an outline', () => {
  test('of every sign of the list', () =>
    expect(
      Array.from(UPRIGHT_SIGNS + CHINESE_MARKS + CHINESE_WORDS.replace(/\s/g, '')).filter(
        (sign) => GLYPHS[sign] === undefined,
      ),
    ).toEqual([]))
  test('of every italic', () =>
    expect(Array.from(ITALIC_SIGNS).filter((sign) => GLYPHS[`i${sign}`] === undefined)).toEqual([]))
  test('of every simplified form', () =>
    expect(
      Array.from(toSimplified(CHINESE_WORDS).replace(/\s/g, '')).filter((sign) => GLYPHS[sign] === undefined),
    ).toEqual([]))
})
