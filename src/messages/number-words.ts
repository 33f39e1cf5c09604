/** Numbers as sentences need them: ranges of pages, sizes of files. */
import type { AnyLanguage, Localised } from '#domain/language.ts'

/** So many of a thing in English: `1 mark`, `2 marks`. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** Ranges of ascending page numbers: 3, 4, 5, 9 → `3–5`, `9`. Numbers may come in any order and more than once. */
export function pageRanges(pages: readonly number[]): string[] {
  const ascending = [...new Set(pages)].toSorted((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  for (const page of ascending) {
    const range = ranges.at(-1)
    if (range !== undefined && range.last === page - 1) range.last = page
    else ranges.push({ first: page, last: page })
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
}

/** Hong Kong's school years in Chinese, Traditional and Simplified alike: P5 → `小五`, S2 → `中二`. */
export const schoolYear = (level: string): string =>
  level.replace(
    /^([PS])([1-6])$/,
    (_all, school: string, year: string) => `${school === 'P' ? '小' : '中'}${'一二三四五六'[Number(year) - 1]}`,
  )

const BYTES: Localised = { en: 'bytes', 'zh-TW': '位元組', 'zh-CN': '字节' }

/** A size in the largest unit in which it is at least 1, with at most one decimal: 10485760 → `10 MB`. */
export function fileSize(bytes: number, language: AnyLanguage = 'en'): string {
  if (bytes === 1 && language === 'en') return '1 byte'
  const units = [BYTES[language], 'kB', 'MB', 'GB'] as const
  let unit = 0
  let size = bytes
  // What would be shown as 1024 is 1 of the next unit.
  while (Math.round(size * 10) / 10 >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${Math.round(size * 10) / 10} ${units[unit]}`
}
