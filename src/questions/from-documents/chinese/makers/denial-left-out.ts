/**
 * A true-or-false item that is false: a statement that denies something, its denial left out. Patterns are in
 * Simplified.
 */
import { trueFalse, type Basis } from '../compose.ts'
import { judgeable } from '../judgeable.ts'
import type { Maker } from '../maker.ts'

/** The denial and, kept, what it denies. */
const DENIAL =
  /(?:并)?(?:不(?=是|会|能(?!力|量|够)|需要?|受|具备|属于|包括|包含|可以|参与|产生|溶于|导电|含)|没(?=有))/g
/** What stands beside a denial and tells it: the other half, a limit, something that agrees. */
const TOLD =
  /并且|而且|，[并且]|而是|但|却|虽|只|仅|除|唯一|也|亦|都|还|仍|从来|从不|任何|因为|由于|因此|所以|，故|无论|不论|如果|若|不过|反而|避免|防止|绝/
const CLAUSES_AT_MOST = 2

export const makeDenialLeftOut: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const denials = [...plain.matchAll(DENIAL)]
  const [denial] = denials
  if (
    !denial ||
    denials.length > 1 ||
    TOLD.test(plain) ||
    (plain.match(/[不没未无非否]/g) ?? []).length > 1 ||
    plain.split('，').length > CLAUSES_AT_MOST
  )
    return []
  // "沒有發現" without its denial is 發現, not 有發現.
  if (
    denial[0].endsWith('没') &&
    statement.tokens.some(({ start, tag }) => start === denial.index + denial[0].length + 1 && tag.startsWith('v'))
  )
    return []
  const judged = judgeable(statement, mentions, false)
  if (judged === undefined) return []
  const end = denial.index + denial[0].length
  const basis: Basis = {
    maker: 'denial_left_out',
    statement,
    answer: `否:${statement.sentenceKey}`,
    answerCount: 1,
    demand: 0.36,
    score: judged.score,
    conclusion: say`故題中的說法與文中所說相反。`,
    reserve: true,
  }
  return [trueFalse(survey, basis, `${text.slice(0, denial.index)}${text.slice(end)}。`, false)]
}
