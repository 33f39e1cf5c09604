/** "Which of the following statements is correct?": statements of one topic, true and changed, side by side. */
import type { TopicId } from '#domain/ids.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Lesson, Maker } from '../lesson.ts'
import { LEVELS } from '#domain/difficulty.ts'
import { swappedDirection } from './swapped-direction.ts'
import { swappedNumber } from './swapped-number.ts'
import { swappedOpposite } from './swapped-opposite.ts'
import { nameLeftOut } from './name-left-out.ts'
import { swappedSibling } from './swapped-sibling.ts'
import { swappedTerm } from './swapped-term.ts'
import { droppedNot } from './dropped-not.ts'
import { trueStatement } from './true-statement.ts'

export const whichStatement: Maker = (lesson) => {
  const statements = [trueStatement, swappedTerm, swappedOpposite, swappedSibling, droppedNot, swappedNumber, swappedDirection, nameLeftOut].flatMap((maker) => maker(lesson)).filter(({ draft }) => draft.type === 'true_false' && plainText(draft.stem).length <= MOST_CHARACTERS)
  const topics = [...Map.groupBy(statements, ({ topicId }) => topicId)]
  const used = new Set<Candidate>()
  return topics.flatMap(([topicId, ofTopic], place) => {
    const others = topics.flatMap(([other, ofOther]) => (other === topicId ? [] : ofOther.filter((one) => isTrue(one) && !used.has(one))))
    return topicQuestions(topicId, place, ofTopic.filter((one) => !used.has(one)), others, used, lesson)
  })
}

/** Four statements side by side must stay readable. */
const MOST_CHARACTERS = 180

/** Of one topic, that of the statement to be found: by turns three false statements and the true one to be found, and three true ones and the false one, until a kind runs out. */
function topicQuestions(topicId: TopicId, place: number, statements: readonly Candidate[], ofOtherTopics: readonly Candidate[], used: Set<Candidate>, lesson: Lesson): Candidate[] {
  const random = lesson.material.random.fork(`which_statement:${topicId}`)
  const best = (some: readonly Candidate[]): Candidate[] => random.shuffle(some).toSorted((a, b) => b.score - a.score)
  // A topic with one false statement but few true ones borrows these from the others.
  const left = { true: [...best(statements.filter(isTrue)), ...best(ofOtherTopics)], false: best(statements.filter((one) => !isTrue(one))) }
  const questions: Candidate[] = []
  for (let asksTrue = left.false.length > 3; questions.length < MOST_PER_TOPIC; asksTrue = !asksTrue && left.false.length > 3) {
    const chosen = fourApart(asksTrue ? left.true : left.false, asksTrue ? left.false : left.true)
    if (!chosen) break
    for (const one of chosen) used.add(one)
    left.true = left.true.filter((one) => !chosen.includes(one))
    left.false = left.false.filter((one) => !chosen.includes(one))
    questions.push(question(chosen, asksTrue, (asksTrue ? ASKING_FOR_TRUE : ASKING_FOR_FALSE)[(place + questions.length) % 2]!, random.shuffle(chosen)))
  }
  return questions
}

const isTrue = ({ draft }: Candidate): boolean => draft.type === 'true_false' && draft.key

/** In several wordings, since a paper holds each question once. */
const ASKING_FOR_TRUE = ['Which of the following statements is correct?', 'Which one of these is a TRUE statement?']
const ASKING_FOR_FALSE = ['Which of the following statements is INCORRECT?', 'Which one of these is a FALSE statement?']

const MOST_PER_TOPIC = 4

/** The odd one out and three others that share neither sentence nor term. */
function fourApart(odd: readonly Candidate[], others: readonly Candidate[]): readonly [Candidate, Candidate, Candidate, Candidate] | undefined {
  for (const first of odd) {
    const chosen = [first]
    for (const other of others) {
      if (chosen.length < 4 && chosen.every((one) => !one.exclusions.some((exclusion) => other.exclusions.includes(exclusion)))) chosen.push(other)
    }
    const [key, second, third, fourth] = chosen
    if (key && second && third && fourth) return [key, second, third, fourth]
  }
  return undefined
}

function question(chosen: readonly [Candidate, Candidate, Candidate, Candidate], asksTrue: boolean, wording: string, order: readonly Candidate[]): Candidate {
  const [key, ...others] = chosen
  const [first, second, ...rest] = order.map(({ draft }) => draft.stem)
  if (!first || !second) throw new RangeError(`Cannot offer a choice of ${order.length} statements: expected 4`)
  // One has to judge four statements, so the question is as hard as the hardest.
  const level = LEVELS[Math.max(...chosen.map((one) => LEVELS.indexOf(one.level)))]!
  const explained = asksTrue ? chosen : [key]
  return {
    ...key,
    draft: {
      type: 'multiple_choice',
      stem: [{ kind: 'text', text: wording }],
      options: [first, second, ...rest],
      keyIndex: order.indexOf(key),
      explanation: explained.flatMap(({ draft }, index) => (index === 0 ? draft.explanation : [{ kind: 'break' as const }, ...draft.explanation])),
      provenance: key.draft.provenance,
    },
    level,
    maker: asksTrue ? 'correct_statement' : 'incorrect_statement',
    score: Math.min(0.6, key.score, ...others.map((one) => one.score + 0.1)),
    exclusions: [...new Set(chosen.flatMap((one) => one.exclusions))],
  }
}
