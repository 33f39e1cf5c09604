/**
 * What a sentence may lose without saying anything else: connectives at its head, and adverbs that only answer the
 * sentence before. Patterns are in Simplified.
 */
import type { Token } from '#reading/words/token.ts'

/**
 * The length of the opening (simplified shadow) that a sentence can do without: "然而，", "其後，", "同年12月22日，",
 * "但". 0 where it
 * has none. What is left must still stand alone by all other rules.
 */
export function openingLength(plain: string): number {
  const later = LATER.exec(plain)
  if (later && (LASTS.test(plain) || !/了|年|发明|成立|建立|发现/.test(plain.slice(later[0].length)))) return 0
  const lead = (ITEM_MARK.exec(plain) ?? later ?? WITH_COMMA.exec(plain) ?? BARE.exec(plain))?.[0].length ?? 0
  // "然而，與此同時，…"
  return lead === 0 ? 0 : lead + openingLength(plain.slice(lead))
}

/** A bullet or a number that the reader of the file left in front of an item. */
const ITEM_MARK =
  /^(?:[•‣▪●○◦·–—*-]\s?|[（(]?\d{1,2}[.)、）]\s?(?!\d)|[①②③④⑤⑥⑦⑧⑨]\s?|[（(][一二三四五六七八九十]{1,3}[）)]\s?|[一二三四五六七八九十]{1,3}、|提示\s?)(?=[\p{Script=Han}A-Z「《“])/u
/** An event happened whether or not it is said after what; what lasted did not last for ever ("此後，全氏一直居住在侯官"). */
const LATER =
  /^(?:其后|后来|随后|随即|不久|不久之?后|此后|在此之前|之后|接[着著]|继而|同年(?:\d{1,2}月(?:\d{1,2}日)?)?|同[日月]|次[年日]|翌[年日]|隔年|(?:[一二三四五六七八九十数\d]+)年之?后)，/
const LASTS = /一直|始终|直到|直至|仍|常|不断|继续|都|再也|依然|居住/
/** Not 因此 and 所以: what follows from the sentence before is not understood without it. */
const WITH_COMMA =
  /^(?:然而|不过|但是?|可是|只是|此外|另外|同时|同样|事实上|实际上|其实|总之|总括而言|最终|最后|终于|当然|总的来说|换言之|换句话说|也就是说|与此同时|除此之外|除此以外|尽管如此|虽然如此|值得注意的是|(?:而)?更重要的是|一般来说|一般而言|总体而言)，/
/** Without a comma only where a name or noun of its own can follow; 而且, 但書 and the like are words. */
const BARE =
  /^(?:然而|不过|但是|但(?!书|丁|愿|求|凡)|此外(?!的)|而(?!且|立|今|已|言|是|不|非|后|又|更|因|由|在|被))(?=[\p{Script=Han}\p{L}《「“])/u

/**
 * Adverbs that tie a clause to an earlier one and add nothing to what it says; 才, 仍, 更, 再 and 還 (還包括) would be
 * missed.
 */
const ANSWER = /^(?:也|亦|则|却|又|遂|乃|便|就|因此|因而|并|同样)$/
/** "即使…也", "連…也": the two belong together. */
const KEEPS =
  /既|可能|可以?[^，]*也可|不仅|不但|虽|尽管|同时|除了?[^，]+，|即使|就算|纵使|连|哪怕|只要|只有|无论|不论|除非|再(?!生)|越|一[^，]{1,6}就/
/** 並 may go only where it strengthens a denial; elsewhere it joins two doings. */
const DENIAL = /^(?:不|未|没|没有|无|非|并非)/

/**
 * The stretches of text (UTF-16 units, in their order) that can go from the first main clause of a statement, which
 * begins at the
 * token with index `start`; none where leaving them out could change what is said.
 */
export function answeringAdverbs(
  tokens: readonly Token[],
  start: number,
): { readonly start: number; readonly end: number }[] {
  const comma = tokens.findIndex((token, index) => index > start && token.text === '，')
  const clause = tokens.slice(start, comma < 0 ? undefined : comma)
  const words = tokens
    .slice(0, comma < 0 ? undefined : comma)
    .map(({ stem }) => stem)
    .join('')
  if (KEEPS.test(words)) return []
  return clause.flatMap((token, index) => {
    if (index === 0 || !ANSWER.test(token.stem) || !/^(?:d|c|v|zg|p)$/.test(token.tag)) return []
    const next = clause[index + 1]
    if (
      !next ||
      /^[称名叫作]/.test(next.stem) ||
      (token.stem === '并' && !DENIAL.test(next.stem)) ||
      (/^(?:就|同样)$/.test(token.stem) && next.tag.startsWith('n'))
    )
      return []
    return [{ start: token.start, end: token.end }]
  })
}
