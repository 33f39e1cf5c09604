/** A true-or-false item that is false: a name of a statement that can be true of one thing only, exchanged for another of its kind. */
import { labelOf, trueFalse, type Basis } from './compose.ts'
import { distractorsFor } from './distractors.ts'
import { readability, type Maker } from './maker.ts'
import { subjectStart } from './stands-alone.ts'
import { findYears } from './quantities.ts'
import { HEDGED } from './true-statement.ts'

/** What only one can do or be: with another name the statement contradicts the text. */
const EXCLUSIVE = /最[早大高长先多小低]|第一[个位次座部]|首[次个位先创任]|唯一|创立|创建|创办|发明|发现了|提出|撰写|著有|设计|任命|自立|定都|迁都|即位|登基|继位|出生|生于|诞生|去世|逝世|驾崩|病逝|位于|首都|签订|签署|命名|称为|是指|是一[种个位]|颁布|公布|发行|灭亡|攻占|占领|宣布|改名|改称|成立|建成|完成|开凿|创作/

export const makeSwappedName: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  if (text.length > 48 || text.length < 14 || HEDGED.test(plain) || mentions.length < 2 || /不|未|没|无|非/.test(plain)) return []
  if (!EXCLUSIVE.test(plain)) return []
  const start = statement.tokens[subjectStart(statement.tokens)]?.start
  const dated = findYears(plain).length > 0
  const subject = mentions.find((one) => one.start === start)
  const definition = /^(?:是指|是一[种个位]|位于)/.test(plain.slice(subject?.end ?? 0))
  const mention = subject && (dated || definition || subject.name.kind !== 'term') ? subject : undefined
  if (!mention || plain.indexOf(mention.name.plain, mention.end) >= 0) return []
  const right = text.slice(mention.start, mention.end)
  const basis: Basis = {
    maker: 'swapped_name', statement, answer: mention.name.plain, answerCount: mention.name.count, demand: 0.34,
    score: 0.4 * readability(statement) + 0.25, conclusion: '',
  }
  const wrong = distractorsFor(survey, statement, mention.name, 1, survey.random.fork(labelOf(basis, 'swap')))?.[0]
  if (!wrong) return []
  return [trueFalse(survey, { ...basis, conclusion: say`故「${wrong.form}」應為「${right}」。` }, `${text.slice(0, mention.start)}${wrong.form}${text.slice(mention.end)}。`, false)]
}
