/**
 * Options that stand for all or none of the others: who knows two right ones, or one wrong one, need not know the rest.
 */
import { flaw, type FlawCode } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'

export const allOfTheAbove: Rule = (view) =>
  matching(
    view,
    'all_of_the_above',
    view.chinese
      ? /^(?:以上|上述|前述|全部)(?:各項|各项|三者|兩者|两者|所有|選項|选项)?(?:皆|均|都|全部?)?(?:是|對|对|正確|正确|成立)?$|^(?:以上|上述)(?:皆|均|都|全)|^[甲乙丙丁ABCD]\s*(?:和|及|與|与|、)\s*[甲乙丙丁ABCD]$|(?:兩者|两者|三者)(?:皆|均|都)是/
      : /^(?:all|both|any|each)\s+(?:of\s+)?(?:(?:the\s+)?(?:above|others?|options|answers|choices)|these|those|them)\b|^all are (?:correct|true|right)|^(?:both\s+)?(?:option\s+)?[A-D]\s*(?:and|&)\s*[A-D](?:\s+(?:only|are correct))?$|^both\s+\(?[a-d]\)|^all of it$/i,
  )

export const noneOfTheAbove: Rule = (view) =>
  matching(
    view,
    'none_of_the_above',
    view.chinese
      ? /^(?:以上|上述|前述)(?:各項|各项|三者|兩者|两者|選項|选项)?(?:皆|均|都|全)(?:非|不|錯|错)|^(?:全部|全)(?:皆|都)?(?:非|不是|錯|错)|^(?:都不是|皆非|沒有一項|没有一项)/
      : /^(?:none|neither|not any)\s+(?:of\s+)?(?:(?:the\s+)?(?:above|others?|options|answers|choices)|these|those|them)\b|^none (?:are|is) (?:correct|true|right)$|^neither [A-D] nor [A-D]$/i,
  )

function matching({ options }: ItemView, code: FlawCode, pattern: RegExp) {
  return options.flatMap((option, index) =>
    pattern.test(option.replace(/[.。]$/, '')) ? [flaw('reject', code, { at: 'option', index }, option)] : [],
  )
}
