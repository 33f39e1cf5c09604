/** Headings of notes: without their number, and what stands under them. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'

export const titleWithoutNumber = (text: string): string =>
  text
    .trim()
    .replace(NUMBER, '')
    .replace(/^[【［[]\s*|\s*[】］\]]$/gu, '')
    .replace(NUMBER, '')
    .replace(/[:：]\s*$/u, '')
    .trim()

const NUMBER =
  /^(?:[【［[(（]?[一二三四五六七八九十\d]{1,3}[】］\])）]\s*|第\s*[一二三四五六七八九十\d]{1,3}\s*[章課课節节單单][元]?\s*|[單单]元\s*[一二三四五六七八九十\d]{1,3}\s*|[一二三四五六七八九十]{1,3}、\s*|(?:unit|chapter|topic|lesson|section|part) \d+(?:\.\d+)*\s*[:.–-]?\s*|\d+(?:\.\d+)*[.、)]?\s+|\d+[.、)]\s*|[A-Z][.)]\s+|[IVX]+\.\s+)/iu

/** The thing of which the labelled lines under a heading tell: "Country profile: Japan", 「香港的地理」. */
export function thingOfTitle(title: string, language: PaperLanguage): string | undefined {
  if (isChinese(language)) {
    const found =
      /^(.{1,10}?)(?:的(?:地理|概[況况]|資料|资料|簡介|简介|特[點点徵征]|基本資料|基本资料|[國国]情|生平)|之最|[檔档]案|小[檔档]案|簡介|简介)$/u.exec(
        title,
      )
    return (
      found?.[1] ??
      (/^[^：:，。]{1,8}$/u.test(title) && !/[的之和與与]|重[點点]|筆記|笔记/u.test(title) ? title : undefined)
    )
  }
  const found =
    /^(?:.*\b(?:profile|fact file|facts?|file)\s*[:–-]\s*)(.+)$/i.exec(title) ??
    /^(?:(?:basic )?facts (?:about|on)|profile of|geography of|all about|about|introduction to) (.+)$/i.exec(title)
  return found?.[1] ?? (/^(?:\p{L}[\p{L}'’-]*\s?){1,3}$/u.test(title) && !title.endsWith('s') ? title : undefined)
}
