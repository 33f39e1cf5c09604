import { describe, expect, test } from 'vitest'
import type { GreyPicture } from '../pdf/page-images-drawn.ts'
import type { OcrLanguage } from './recognised-page.ts'
import { recognisePage, type LikelyManner } from './recognise-page.ts'
import type { TesseractLine } from './tesseract.ts'
import { tesseractLine } from '#test/reading/tesseract-lines.ts'
import { turnPicture } from './turn-picture.ts'

const ALL = ['eng', 'chi_tra', 'chi_sim'] as const
/** A mark in the upper left corner tells which way up the sheet is. */
const picture: GreyPicture = {
  width: 400,
  height: 600,
  pixelsPerPoint: 1,
  grey: new Uint8Array(400 * 600).fill(255).fill(0, 0, 200),
}
const sheet = (turns: 0 | 1 | 2 | 3) => ({
  picture: turnPicture(picture, turns),
  width: turns % 2 === 1 ? 600 : 400,
  height: turns % 2 === 1 ? 400 : 600,
})
/** A sample of its rows has no mark left to tell. */
const isUpright = ({ grey, width, height }: GreyPicture): boolean => width === 400 && (height < 600 || grey[0] === 0)

type Page = { readonly text: string; readonly language: OcrLanguage }
const ENGLISH: Page = { text: 'All cells have a wall of some kind', language: 'eng' }
const SIMPLIFIED: Page = { text: '恒星的形成从分子云内部的重力不稳定开始', language: 'chi_sim' }
const TRADITIONAL: Page = { text: '恆星的形成從分子雲內部的重力不穩定開始', language: 'chi_tra' }

/** Reads surely what is upright and in its language; what was asked is kept. */
function tesseractOf(page: Page) {
  const asked: string[] = []
  const recognise = (given: GreyPicture, languages: readonly OcrLanguage[]): TesseractLine[] => {
    asked.push(languages.join('+'))
    const confidence = !isUpright(given) ? 30 : languages.includes(page.language) ? 92 : 78
    return [0, 1, 2].map((index) =>
      tesseractLine(page.text, { confidence, size: 10, left: 20, baseline: 50 + 20 * index }),
    )
  }
  return { asked, tesseract: { recognise } }
}

describe('languages', () => {
  test.each<{
    name: string
    page: Page
    installed: readonly OcrLanguage[]
    likely?: LikelyManner
    asked: string[]
    languages: readonly OcrLanguage[]
  }>([
    {
      name: 'an English page is read once, even with Chinese at hand',
      page: ENGLISH,
      installed: ALL,
      asked: ['chi_tra+eng'],
      languages: ['chi_tra', 'eng'],
    },
    {
      name: 'the first Chinese page is tried in both scripts',
      page: TRADITIONAL,
      installed: ALL,
      asked: ['chi_tra+eng', 'chi_tra+eng', 'chi_sim+eng'],
      languages: ['chi_tra', 'eng'],
    },
    {
      name: 'a Simplified page is read again as one',
      page: SIMPLIFIED,
      installed: ALL,
      asked: ['chi_tra+eng', 'chi_tra+eng', 'chi_sim+eng', 'chi_sim+eng'],
      languages: ['chi_sim', 'eng'],
    },
    {
      name: 'the next page is read as the one before',
      page: SIMPLIFIED,
      installed: ALL,
      likely: { manner: { languages: ['chi_sim', 'eng'], turns: 0 }, chinese: true },
      asked: ['chi_sim+eng'],
      languages: ['chi_sim', 'eng'],
    },
    {
      name: 'with one script installed there is nothing to try',
      page: TRADITIONAL,
      installed: ['chi_tra'],
      asked: ['chi_tra'],
      languages: ['chi_tra'],
    },
  ])('$name', ({ page, installed, likely, asked, languages }) => {
    const { tesseract, asked: done } = tesseractOf(page)
    const reading = recognisePage(tesseract, sheet(0), 7, installed, likely)
    expect(done).toEqual(asked)
    expect(reading.manner.languages).toEqual(languages)
    expect(reading.page?.number).toBe(7)
  })
})

describe('sheets that were fed the wrong way', () => {
  test('one that lies over is found by its middle and read once more', () => {
    const { tesseract, asked } = tesseractOf(ENGLISH)
    const reading = recognisePage(tesseract, sheet(2), 1, ['eng'])
    expect(reading).toMatchObject({ manner: { turns: 2 }, page: { width: 400, height: 600 } })
    expect(asked).toHaveLength(5)
  })

  test('a turned page has its width and height changed about', () => {
    const sideways = {
      recognise: (given: GreyPicture): TesseractLine[] => [
        tesseractLine(ENGLISH.text, { size: 10, left: 10, confidence: given.width === 400 ? 95 : 20 }),
      ],
    }
    expect(recognisePage(sideways, sheet(1), 1, ['eng']).page).toMatchObject({ width: 400, height: 600 })
  })
})

test.each([
  { name: 'unsure words', lines: [tesseractLine(ENGLISH.text, { confidence: 60, size: 10 })] },
  { name: 'a few words on a picture', lines: [tesseractLine('Figure 3', { confidence: 95, size: 10 })] },
  {
    name: 'mostly noise',
    lines: [
      tesseractLine('All cells have a wall', { confidence: 95, size: 10 }),
      ...[1, 2, 3].map(() => tesseractLine('~| x~| /x ~|~ xx~', { confidence: 20, size: 10 })),
    ],
  },
  { name: 'nothing', lines: [] },
])('$name are not trusted', ({ lines }) => {
  expect(recognisePage({ recognise: () => lines }, sheet(0), 1, ['eng']).page).toBeUndefined()
})
