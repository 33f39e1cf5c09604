/** Negatives: in what is asked, in statements to be judged, and two at once. */
import { flaw } from './item-flaw.ts'
import { withoutQuotations, type ItemView, type Rule } from './item-view.ts'

export const negativeStem: Rule = ({ item, asking, chinese }) => {
  if (item.type !== 'multiple_choice') return []
  const found = (chinese ? ASKS_FOR_NOT.zh : ASKS_FOR_NOT.en).exec(asking)?.[0]
  if (found !== undefined) return [flaw('reject', 'negative_stem', 'stem', found)]
  const wrong = (chinese ? ASKS_FOR_WRONG.zh : ASKS_FOR_WRONG.en).exec(asking)?.[0]
  return wrong === undefined ? [] : [flaw('warn', 'negative_stem', 'stem', wrong)]
}

/**
 * Capitals are emphasis too: only small letters are read. What follows "when", "if" or "that" is no part of what is
 * asked; 不平等條約 and 非洲 are no negatives.
 */
const ASKS_FOR_NOT = {
  en: /\b(?:[Ww]hich|[Ww]hat|[Ww]ho|[Aa]ll)\b(?:(?!\b(?:when|if|because|that|where|while|although|unless|since)\b)[^.?])*?(?:\b(?:is|are|was|were|does|do|did|can|could|would|will|has|have|should)(?:\s+not\b|n['’]t\b)|\bexcept\b|\bleast\s+likely\b|\bcannot\b)|\bexcept\s*[:?]?$/,
  zh: /(?:哪|(?<![為为如任幾几])何)[^，。？?]{0,6}?(?:(?:(?<!是)不|是不(?![^？?]*的\p{Script=Han}{2}))(?!平等|同|銹|锈|飽和|饱和|動產|动产|朽|足|僅|仅|但|斷|断|久|少|滿|满|穩|稳)|非(?!洲|金|常|法|凡|營利|营利|政府|物質|物质)|沒有|没有)|除[^。？?]{1,12}(?:之?外|以外)[^。？?]*(?:哪|何)|(?:不正確|不正确|不對|不对)的是/u,
}

/** "Wrong" is read over less easily than "not". */
const ASKS_FOR_WRONG = {
  en: /\b(?:[Ww]hich|[Ww]hat)\b[^.?]*\b(?:false|incorrect|wrong|untrue)\b/,
  zh: /(?:哪|何)[^，。？?]{0,8}?(?:錯誤|错误|有誤|有误)|(?:錯誤|错误|有誤|有误)的是/,
}

export const negativeStatement: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'true_false') return []
  const found = (
    chinese
      ? /並不|并不|並非|并非|不是|沒有|没有|不會|不会|不能|並未|并未/
      : /\b(?:not|cannot|never|neither|nor)\b|n['’]t\b/i
  ).exec(stem)?.[0]
  return found === undefined ? [] : [flaw('warn', 'negative_statement', 'stem', found)]
}

export const doubleNegative: Rule = (view) => {
  const { item, stem, options, chinese } = view
  const twice = chinese ? TWICE.zh : TWICE.en
  const inStem =
    item.type === 'multiple_choice' || item.type === 'true_false' ? twice.exec(withoutQuotations(stem))?.[0] : undefined
  if (inStem !== undefined) return [flaw('reject', 'double_negative', 'stem', inStem)]
  if (!asksForNot(view)) return []
  const index = options.findIndex((option) =>
    (chinese ? /^(?:不|並非|并非|沒有|没有|無|无)|並不|并不/ : /\b(?:not|never|cannot|no)\b|n['’]t\b/i).test(option),
  )
  return index < 0 ? [] : [flaw('reject', 'double_negative', { at: 'option', index }, options[index])]
}

/** Also where the negative is emphasised. */
const asksForNot = ({ stem, chinese }: ItemView): boolean =>
  chinese ? ASKS_FOR_NOT.zh.test(stem) : ASKS_FOR_NOT.en.test(stem.toLowerCase())

const TWICE = {
  en: /\b(?:not|never|no|cannot|\w+n['’]t)\s+(?:\w+\s+){0,2}?(?:uncommon|unusual|unlikely|unlike|impossible|unimportant|unrelated|unnecessary|uncertain|unknown|incorrect|inaccurate|untrue|false|absent|lacking|without|unless|unable|never|not|nothing|fails? to|failed to|lacks?)\b/i,
  zh: /(?:並非|并非|並不是|并不是|不是)(?:不|沒有|没有|無|无)|不(?:能|可|會|会)不|(?:並|并)?(?:沒有|没有)[^，。]{0,4}不(?!同|少|斷|断|久|僅|仅|但|只|過|过|足|良|穩|稳|平)|無不|无不|莫不|非[^，。]{1,6}不可/,
}
