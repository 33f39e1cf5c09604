import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { offerFalse } from '../false-statements.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { optionsOf } from '#test/questions/english/made-questions.ts'
import { offerTrueFalse } from '../offer.ts'
import { judgedStatements } from './judged-statements.ts'

const HEAT = `
# Heat transfer
**Conduction** is the transfer of heat through a material without any movement of the material as a whole.
**Convection** is the transfer of heat by the movement of a warm liquid or a warm gas.
**Radiation** is the transfer of heat by rays that need no material to travel through.
Heat from the Sun reaches the Earth by radiation through the empty space between them.
Metals conduct heat well because they contain electrons that move from atom to atom.
Sea breezes are caused by convection, because the land heats up faster than the sea by day.
`
/** Every sentence as a true statement, but one, which is said of another term. */
function judged(withFalse: boolean): Candidate[] {
  const lesson = lessonFromText(HEAT)
  const [conduction, ...others] = lesson.wanted
  const told = others.map((sentence) =>
    offerTrueFalse(
      lesson,
      {
        maker: 'true_statement',
        sentence,
        stem: sentence.text,
        explanation: 'The statement is true.',
        score: 0.8,
        act: 'judge',
        termCount: 2,
        terms: [],
      },
      true,
    ),
  )
  const wrong = offerFalse(lesson, conduction!, {
    maker: 'swapped_term',
    statement: conduction!.text.replace('Conduction', 'Convection'),
    right: 'conduction',
    wrong: 'convection',
    score: 0.8,
    termCount: 2,
    terms: ['conduct'],
  })
  return judgedStatements(lesson, withFalse ? [wrong, ...told] : told)
}

describe('statements judged together', () => {
  const candidates = judged(true)
  test('are three, in the reserve, and name their combination of right ones', () => {
    expect(candidates.length).toBeGreaterThan(0)
    for (const candidate of candidates) {
      expect(plainText(candidate.draft.stem)).toMatch(
        /^Which of the following statements .*is\/are correct\? \(1\) .+ \(2\) .+ \(3\) .+/,
      )
      expect(candidate.reserve).toBe(true)
      const { key, others } = optionsOf(candidate)
      expect(new Set([key, ...others]).size).toBe(4)
    }
  })
  test('the key holds exactly the statements that the explanation calls true', () => {
    for (const candidate of candidates) {
      const isTrue = [
        ...plainText(candidate.draft.explanation).matchAll(/\((\d)\) The statement is (true|false)/g),
      ].flatMap(([, number, truth]) => (truth === 'true' ? [number!] : []))
      expect(isTrue.length).toBeGreaterThan(0)
      expect(isTrue.length).toBeLessThan(3)
      expect(optionsOf(candidate).key.match(/\d/g)).toEqual(isTrue)
    }
  })
  test('each rests on its own sentence, and all are cited', () => {
    for (const { draft, exclusions } of candidates) {
      expect(draft.provenance.source?.further).toHaveLength(2)
      expect(new Set(exclusions).size).toBe(exclusions.length)
    }
  })
  test('without a false statement there is none', () => {
    expect(judged(false)).toEqual([])
  })
})
