/** Words that tell how true a sentence is: absolute terms are hardly ever true, vague quantifiers hardly ever false. */
import { flaw, type FlawCode } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'
import { isCombination } from './option-numbers.ts'

export const absoluteTerm: Rule = (view) =>
  loaded(
    view,
    'absolute_term',
    view.chinese
      ? /一定(?!數|数|的|程度|條件|条件|範圍|范围|比例)|必定|必然|從不|从不|永遠|永远|從來|从来|絕對|绝对|絕不|绝不|所有|任何|毫無|毫无|無一例外|无一例外/
      : /\b(?:always|never|only(?! (?:one|two|three|about|a|an|the|\d))|invariably|absolutely|every|everyone|everything|nobody|no one|without exception|in all cases|impossible|must)\b/i,
  )

export const vagueQuantifier: Rule = (view) =>
  loaded(
    view,
    'vague_quantifier',
    view.chinese
      ? /通常|往往|有時|有时|經常|经常|一般(?:來說|来说|而言|都|會|会)|常常|大多|大概|可能|也許|也许|某些|許多人|许多人/
      : /\b(?:often|sometimes|usually|generally|frequently|occasionally|rarely|seldom|typically|may|might|perhaps|possibly|many people|some people)\b/i,
  )

/**
 * In a statement to be judged; among options where some have such a word and others have none, since that sets them
 * apart.
 */
function loaded({ item, stem, options }: ItemView, code: FlawCode, pattern: RegExp) {
  if (item.type === 'true_false') {
    const found = pattern.exec(stem)?.[0]
    return found === undefined ? [] : [flaw('warn', code, 'stem', found)]
  }
  if (item.type !== 'multiple_choice' || options.every(isCombination)) return []
  const marked = options.flatMap((option, index) => (pattern.test(option) ? [index] : []))
  return marked.length === options.length
    ? []
    : marked.map((index) => flaw('warn', code, { at: 'option', index }, pattern.exec(options[index]!)?.[0]))
}
