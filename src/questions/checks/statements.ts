/** Statements to be judged true or false: one idea in one sentence. */
import { anyOf } from '#domain/any-of.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { lengthOf } from './option-form.ts'

export const twoIdeas: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'true_false') return []
  const severe = (chinese ? /[；;]|[。！](?=.)/ : /;|(?<=\p{Ll}{3}|\d|\))[.!]\s+(?=\p{Lu})/u).exec(stem)?.[0]
  if (severe !== undefined) return [flaw('reject', 'two_ideas', 'stem', severe.trim())]
  const found = (
    chinese
      ? /，(?:而且|並且|并且|同時|同时|但是?|然而|不過|不过|卻|却)/
      : /(?<!,\s+(?:\w+\s+){0,3}\w+),\s+(?:and|but|while|whereas|so|although|though|because)\s+(?:\w+\s+){1,4}?(?:is|are|was|were|has|have|had|does|do|did|can|could|may|will|would|\w{3,}(?:ed|es))\b/i
  ).exec(stem)?.[0]
  return found === undefined ? [] : [flaw('warn', 'two_ideas', 'stem', found)]
}

/**
 * In letters. Verbs of all sentences are more than a list can hold; what is called a fragment should be one. In Chinese
 * it ends in a noun with 的 before it.
 */
const LONGEST_FRAGMENT = 48

/** Only short sentences that hold nothing that could be a verb: a closed list and the endings of verbs. */
export const noVerb: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'true_false') return []
  if (/[,，]/.test(stem) || lengthOf(stem) > LONGEST_FRAGMENT || (chinese && !/的[^的]{1,8}$/.test(stem))) return []
  return (chinese ? VERBS.zh : VERBS.en).test(stem) ? [] : [flaw('warn', 'no_verb', 'stem', stem)]
}

const VERBS = {
  en: new RegExp(
    `\\b${anyOf`
      is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would
      became|become|began|broke|brought|built|came|come|chose|cut|drew|fell|fought|found|gave|give|goes|go|got|grew|grow
      held|hold|kept|keep|knew|know|lay|led|lead|left|let|lie|lost|made|make|mean|meant|met|move|need|occur|paid|put
      ran|rise|rose|run|said|sat|saw|sent|set|show|shot|spent|spoke|spread|stood|sold|take|taught|tell|tend|thought
      took|told|use|went|won|wrote
      \p{L}{2,}(?:ed|s)
    `}\\b|=|n['’]t\\b`,
    'iu',
  ),
  zh: /[是有在為为會会能可被把將将使由屬属於于位稱称叫指用具成到來来去出入生死建立發发產产設设開开始導导致引起推行實实施進进出任當当得受過过令讓让占佔含包括分組组作做變变化增減减升降達达超過过寫写著創创製制造提供支持反對对]|=/u,
}
