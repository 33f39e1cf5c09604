/** Recognises the picture of one page: finds the language and the way up that read surely. */
import { firstOf } from '#domain/must-be-there.ts'
import type { GreyPicture } from '../pdf/page-images-drawn.ts'
import type { PagePicture } from '../pdf/page-images.ts'
import { gatherLines, type GatheredLines } from './gather-lines.ts'
import type { OcrLanguage, RecognisedPage } from './recognised-page.ts'
import type { Tesseract } from './tesseract.ts'
import { turnPicture, type QuarterTurns } from './turn-picture.ts'

/** How a page was read best: the next page of the same document probably reads so too. */
export type Manner = { readonly languages: readonly OcrLanguage[]; readonly turns: QuarterTurns }

/** How a page before was read. An English one does not tell in which script the Chinese ones are. */
export type LikelyManner = { readonly manner: Manner; readonly chinese: boolean }

/**
 * `page` is undefined where the reading is not to be trusted. `confidence` is 0 to 100; `chinese`: much of the page is.
 */
export type PageReading = {
  readonly page?: RecognisedPage
  readonly manner: Manner
  readonly confidence: number
  readonly chinese: boolean
}

/**
 * Without a Chinese page before it, a Chinese page is looked at as Traditional and as Simplified, which are told
 * apart by how sure Tesseract is. `installed` are the languages there are data of, at least one.
 */
export function recognisePage(
  tesseract: Tesseract,
  { picture, width, height }: PagePicture,
  number: number,
  installed: readonly OcrLanguage[],
  likely?: LikelyManner,
): PageReading {
  const read = (manner: Manner): Reading => readAs(tesseract, turnPicture(picture, manner.turns), manner)
  const manners = mannersOf(installed)
  const first = likely?.manner ?? firstOf(manners)
  let best = read(first)
  if (!isTrusted(best)) {
    const turned = surestTurn(tesseract, picture, first)
    if (scoreOf(turned) > scoreOf(best)) best = better(best, read(turned.manner))
  }
  if (isChinese(best) && (!likely?.chinese || !isTrusted(best))) {
    const surest = surestManner(tesseract, turnPicture(picture, best.manner.turns), best, manners)
    if (surest.languages[0] !== best.manner.languages[0]) best = better(best, read(surest))
  }
  const { manner, confidence } = best
  const sideways = manner.turns % 2 === 1
  const page: RecognisedPage = {
    number,
    width: sideways ? height : width,
    height: sideways ? width : height,
    lines: best.lines,
  }
  return { ...(isTrusted(best) ? { page } : {}), manner, confidence, chinese: isChinese(best) }
}

type Reading = GatheredLines & { readonly manner: Manner }

function readAs(tesseract: Tesseract, picture: GreyPicture, manner: Manner): Reading {
  return { manner, ...gatherLines(tesseract.recognise(picture, manner.languages), picture.pixelsPerPoint) }
}

/** Feeders turn sheets to a side more often than over. */
const QUARTERS = [0, 1, 3, 2] as const

/** Below this confidence one character in ten or more is wrong; `docs/ocr.md` has the measurements. */
const TRUSTED = 75
/** A page of fewer characters is a picture with a few words on it. */
const FEWEST_CHARACTERS = 15
/** A reading that drops more of what it found as noise has read noise. */
const LEAST_KEPT = 0.5

const isTrusted = ({ confidence, characters, keptShare }: Reading): boolean =>
  confidence >= TRUSTED && characters >= FEWEST_CHARACTERS && keptShare >= LEAST_KEPT

const better = (a: Reading, b: Reading): Reading => (scoreOf(b) > scoreOf(a) ? b : a)
/** Few characters are read surely in any language. */
const scoreOf = ({ confidence, keptShare, characters }: Reading): number =>
  confidence * keptShare * Math.min(1, characters / FEWEST_CHARACTERS)

/** English is read along with Chinese, whose own data know few Latin words; that costs an English page nothing. */
function mannersOf(installed: readonly OcrLanguage[]): Manner[] {
  const english = installed.filter((language) => language === 'eng')
  const chinese = installed.filter((language) => language !== 'eng')
  const sets = chinese.length === 0 ? [english] : chinese.map((language) => [language, ...english])
  return sets.map((languages) => ({ languages, turns: 0 }))
}

/**
 * How the middle of the page reads most surely when it is turned: a whole page each way would take four times as long.
 */
function surestTurn(tesseract: Tesseract, picture: GreyPicture, first: Manner): Reading {
  const readings = QUARTERS.filter((turns) => turns !== first.turns).map((turns) => {
    const turned = turnPicture(picture, turns)
    return readAs(tesseract, cutRows(turned, 0.375 * turned.height, 0.625 * turned.height), { ...first, turns })
  })
  return readings.reduce(better)
}

function cutRows(picture: GreyPicture, from: number, to: number): GreyPicture {
  const row = (at: number): number => Math.min(picture.height, Math.max(0, Math.round(at)))
  const [top, bottom] = [row(from), row(to)]
  return { ...picture, height: bottom - top, grey: picture.grey.subarray(top * picture.width, bottom * picture.width) }
}

/** So many lines tell the script. */
const SAMPLED_LINES = 10

/** The manner that reads the first lines of the page most surely. */
function surestManner(
  tesseract: Tesseract,
  picture: GreyPicture,
  reading: Reading,
  manners: readonly Manner[],
): Manner {
  const others = manners.filter(({ languages }) => languages[0] !== reading.manner.languages[0])
  if (others.length === 0) return reading.manner
  const sample = cutLines(picture, reading)
  const tried = [reading.manner, ...others].map((manner) =>
    readAs(tesseract, sample, { ...manner, turns: reading.manner.turns }),
  )
  return tried.reduce(better).manner
}

function cutLines(picture: GreyPicture, { lines }: Reading): GreyPicture {
  const sampled = lines.slice(0, SAMPLED_LINES)
  const top = Math.min(...sampled.map(({ baseline, size }) => baseline - 1.5 * size))
  const bottom = Math.max(...sampled.map(({ baseline, size }) => baseline + size))
  return cutRows(picture, top * picture.pixelsPerPoint, bottom * picture.pixelsPerPoint)
}

/** A fifth of its characters: names and terms in an English text are fewer. */
const CHINESE_SHARE = 0.2

function isChinese({ lines, characters }: Reading): boolean {
  const han = lines
    .flatMap(({ words }) => words)
    .reduce((count, { text }) => count + (text.match(/\p{Script=Han}/gu)?.length ?? 0), 0)
  return han > CHINESE_SHARE * characters
}
