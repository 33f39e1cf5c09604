/**
 * The levels of headings that were found by their look: from the style of their numbers, their size and their place.
 */
import { anyOf } from '#domain/any-of.ts'
import { itemAt } from '#domain/must-be-there.ts'
import { shownText, type Paragraph } from './paragraph.ts'
import { RANK_OF_DECIMAL, type LineNumber } from './heading-number.ts'

/**
 * Ranks of numbering styles, made into levels without gaps; plain headings stand under the numbered ones, but a title
 * at the very beginning (over numbered headings, or right over another heading) over them.
 */
export function headingLevels(
  paragraphs: readonly Paragraph[],
  numbers: readonly (LineNumber | undefined)[],
  isHeading: readonly boolean[],
): (index: number) => number {
  const indices = isHeading.flatMap((is, index) => (is ? [index] : []))
  const anyNumber = indices.some((index) => numbers[index] !== undefined)
  const areParents = numbersParents(paragraphs, numbers, indices)
  const beginAnew = numbersBeginAnew(numbers, indices)
  const rankOfPlain = beginAnew ? RANK_OVER_ITEMS : anyNumber ? RANK_UNDER_NUMBERS : RANK_ALONE
  const rankOf = (index: number): number => {
    const paragraph = itemAt(paragraphs, index)
    if (paragraph.level !== undefined) return paragraph.level
    const number = numbers[index]
    if (number) return number.style === '1.' && areParents ? RANK_OF_DECIMAL : number.rank
    const section = STANDING_HEADING.test(paragraph.text)
      ? indices.findLast((other) => other < index && numbers[other] !== undefined)
      : undefined
    if (section !== undefined) return rankOf(section)
    const isTitle =
      index === 0 && (anyNumber || isHeading[1] === true) && !(beginAnew && numbers[indices[1] ?? 0]?.ordinal === 1)
    return isTitle
      ? 0
      : rankOfPlain +
          SHARE_OF_SIZE / (1 + (paragraph.size ?? 0)) +
          (isCapitals(paragraph.text) ? 0 : UNDER_CAPITALS) +
          (paragraph.stressed ? 0 : UNDER_STRESSED)
  }
  const ranks = [...new Set(indices.map(rankOf))].toSorted((a, b) => a - b)
  return (index) => ranks.indexOf(rankOf(index)) + 1
}

const RANK_UNDER_NUMBERS = 8
const RANK_ALONE = 2
/** Under chapters and sections by number, over 甲、 and 1. */
const RANK_OVER_ITEMS = RANK_OF_DECIMAL + 1.05
/** Sizes make no more difference than two styles of numbers do. */
const SHARE_OF_SIZE = 0.01
/** More than any difference in size makes. */
const UNDER_STRESSED = 0.02
/** Less than any difference in size makes. */
const UNDER_CAPITALS = 1e-6

/** A title in capitals stands over one of its size in small letters; a word in capitals may be a name (DNA). */
const isCapitals = (text: string): boolean => /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text)

/** Headings that close or open a chapter beside its numbered sections. */
export const STANDING_HEADING = new RegExp(
  `^${anyOf`
    introduction|summary|chapter summary|key (?:points|terms|concepts)|conclusion
    (?:review|discussion|practice) questions?|exercises?(?: \d+)?|homework|references|glossary|further reading
    引言|導言|导言|前言|小結|小结|總結|总结|結論|结论|結語|结语|重點|重点|本章重點|本章小結
    (?:課後|课后|本章)?(?:練習|练习)題?|思考[題题]|討論[題题]?|延伸[閱阅][讀读]|習題|习题|參考資料|参考资料
    參考文獻|参考文献
  `}$`,
  'iu',
)

/** Under more than one plain heading the items are counted from 1: they stand below these headings. */
function numbersBeginAnew(numbers: readonly (LineNumber | undefined)[], indices: readonly number[]): boolean {
  const beginnings = indices.filter((index, place) => {
    const number = numbers[index]
    const before = indices[place - 1]
    return number?.kind === 'item' && number.ordinal === 1 && before !== undefined && numbers[before] === undefined
  })
  return beginnings.length >= 2
}

/** "1." over "1.1": the number alone stands where a decimal number of one part would, not among the lists. */
function numbersParents(
  paragraphs: readonly Paragraph[],
  numbers: readonly (LineNumber | undefined)[],
  indices: readonly number[],
): boolean {
  let parent: number | undefined
  for (const index of indices) {
    const number = numbers[index]
    if (number?.style === '1.') parent = number.ordinal
    else if (
      number?.style === 'decimal 2' &&
      parent !== undefined &&
      Number.parseInt(shownText(itemAt(paragraphs, index)).replace(/^§\s*/, ''), 10) === parent
    )
      return true
  }
  return false
}
