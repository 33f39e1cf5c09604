/** The fonts of a page: of each only the letters that the page shows, inside the file. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { PaperLanguage } from '#domain/language.ts'
import { readTrueType } from '../glyphs/true-type.ts'
import type { Face } from './element.ts'
import { packWoff2 } from './woff2.ts'

/** Collects what is shown, and writes the fonts for it. */
export function openFonts(): {
  readonly read: (text: string, face: Face) => void
  readonly write: () => Promise<string>
} {
  const needed = new Map<FontName, Set<number>>()
  const need = (font: FontName, sign: number): void => {
    const signs = needed.get(font) ?? new Set()
    signs.add(sign)
    needed.set(font, signs)
  }
  return {
    read(text, face) {
      for (const sign of text) {
        const codePoint = sign.codePointAt(0) ?? 0
        const font = fontFor(codePoint, face)
        if (font !== undefined) need(font, codePoint)
      }
    },
    async write() {
      const faces: string[] = []
      // In a fixed order, one after the other, so that the same page gives the same bytes.
      for (const name of FONT_NAMES) {
        const signs = needed.get(name)
        if (signs !== undefined) faces.push(await faceRule(name, [...signs, ...ALWAYS[FONTS[name].kind]]))
      }
      return faces.join('')
    },
  }
}

type Kind = 'latin' | 'signs' | 'chinese' | 'maths'
type Font = {
  readonly kind: Kind
  readonly family: string
  readonly file: string
  readonly style?: string
}

/** The families that the style sheet names. */
const FONTS = {
  latin: {
    kind: 'latin',
    family: 'Paper',
    file: 'libertinus-serif/400Regular/LibertinusSerif_400Regular',
  },
  latinItalic: {
    kind: 'latin',
    family: 'Paper',
    file: 'libertinus-serif/400Regular_Italic/LibertinusSerif_400Regular_Italic',
    style: 'font-style:italic;',
  },
  latinBold: {
    kind: 'latin',
    family: 'Paper',
    file: 'libertinus-serif/700Bold/LibertinusSerif_700Bold',
    style: 'font-weight:700;',
  },
  latinBoldItalic: {
    kind: 'latin',
    family: 'Paper',
    file: 'libertinus-serif/700Bold_Italic/LibertinusSerif_700Bold_Italic',
    style: 'font-weight:700;font-style:italic;',
  },
  signs: {
    kind: 'signs',
    family: 'Paper Signs',
    file: 'libertinus-serif/400Regular/LibertinusSerif_400Regular',
  },
  hongKong: {
    kind: 'chinese',
    family: 'Paper HK',
    file: 'noto-serif-hk/400Regular/NotoSerifHK_400Regular',
  },
  hongKongBold: {
    kind: 'chinese',
    family: 'Paper HK',
    file: 'noto-serif-hk/700Bold/NotoSerifHK_700Bold',
    style: 'font-weight:700;',
  },
  simplified: {
    kind: 'chinese',
    family: 'Paper SC',
    file: 'noto-serif-sc/400Regular/NotoSerifSC_400Regular',
  },
  simplifiedBold: {
    kind: 'chinese',
    family: 'Paper SC',
    file: 'noto-serif-sc/700Bold/NotoSerifSC_700Bold',
    style: 'font-weight:700;',
  },
  maths: {
    kind: 'maths',
    family: 'Paper Maths',
    file: 'stix-two-math/400Regular/STIXTwoMath_400Regular',
  },
} as const satisfies Readonly<Record<string, Font>>
type FontName = keyof typeof FONTS
const FONT_NAMES = Object.keys(FONTS) as FontName[]

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const codePoints = (signs: string): number[] => Array.from(signs, (sign) => sign.codePointAt(0) ?? 0)
const ASCII = range(0x20, 0x7e)

/**
 * What goes along with the first letter of a font, so that most papers share its bytes, which are then made once: the
 * letters of English; of formulas also those that a browser takes for single letters, and what it stretches.
 */
const ALWAYS: Readonly<Record<Kind, readonly number[]>> = {
  latin: ASCII,
  signs: [],
  chinese: [],
  maths: [
    ...ASCII,
    // Italic letters, small and capital, Latin and Greek.
    ...range(0x1d434, 0x1d467),
    ...range(0x1d6e2, 0x1d71b),
    ...codePoints('ℎ±·×÷−∓∘∙√∞∝∠∥∣∧∨∩∪∫∴∵≠≈≡≤≥≅∼⊂⊆∈∉∅⊥△→←⇒⇌⟶‖‾¯ˆ˜⃗⏞⏟⏜⏝…⋯⋮⋱′″°'),
  ],
}

/** Quotation marks, dashes and dots, which a Chinese text has from its own font; as Typst parts them. */
const SHARED_SIGNS = new Set(codePoints('\u00B7\u2013\u2014\u2018\u2019\u201C\u201D\u2025\u2026\u2027\u2E3A'))

/** The font that the style sheet gives a sign; undefined where none of ours has it, and the reader's own must. */
function fontFor(codePoint: number, { language, isBold, isItalic, isMaths }: Face): FontName | undefined {
  const latin = isBold ? (isItalic ? 'latinBoldItalic' : 'latinBold') : isItalic ? 'latinItalic' : 'latin'
  const chinese = chineseFonts(language, isBold)
  const order: readonly FontName[] = isMaths
    ? ['maths', ...chinese, latin]
    : SHARED_SIGNS.has(codePoint)
      ? language === 'en'
        ? ['signs', ...chinese]
        : [...chinese, 'signs']
      : [latin, ...chinese, 'maths']
  return order.find((name) => has(name, codePoint))
}

const chineseFonts = (language: PaperLanguage, isBold: boolean): readonly FontName[] => {
  const hongKong = isBold ? 'hongKongBold' : 'hongKong'
  const simplified = isBold ? 'simplifiedBold' : 'simplified'
  return language === 'zh-CN' ? [simplified, hongKong] : [hongKong, simplified]
}

const resolve = createRequire(import.meta.url).resolve
const read = (file: string): Buffer => readFileSync(resolve(`@expo-google-fonts/${file}.ttf`))

const coverage = new Map<string, (codePoint: number) => boolean>()
const has = (name: FontName, codePoint: number): boolean => {
  const { file } = FONTS[name]
  const known = coverage.get(file) ?? readTrueType(read(file)).has
  coverage.set(file, known)
  return known(codePoint)
}

async function faceRule(name: FontName, signs: readonly number[]): Promise<string> {
  const { family, file, style = '' }: Font = FONTS[name]
  const letters = [...new Set(signs)]
    .sort((one, other) => one - other)
    .map((sign) => String.fromCodePoint(sign))
    .join('')
  return `@font-face{font-family:"${family}";${style}src:url(data:font/woff2;base64,${await subset(file, letters)})}`
}

/** The letters of English and of formulas are the same in most papers. */
const MOST_KEPT = 60
const kept = new Map<string, string>()

async function subset(file: string, letters: string): Promise<string> {
  const key = `${file} ${letters}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const font = await subsetFont(read(file), letters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: FEATURES,
  })
  const written = packWoff2(font).toString('base64')
  const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(key, written)
  return written
}

/** Kerning, ligatures, accents; of formulas the forms of scripts and of what stretches. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'ssty', 'dtls', 'flac', 'rtlm']
