import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import { plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { Candidate } from '../../candidate.ts'
import { itemFlaws } from '../../checks/item-flaws.ts'
import { materialFromText } from '#test/questions/english/lesson-from-text.ts'
import { makeEnglishCandidates } from './make-candidates.ts'

/**
 * Thin texts without bold terms, of which topic extraction is sure of little: a history of events, a glossary in
 * sentences, notes of a teacher.
 */
const TEXTS = ['opium-war.txt', 'poetry-and-drama.txt', 'acid-notes.txt'] as const

/** Few terms of a short text have three sisters, and a question without them is not asked. */
const MULTIPLE_CHOICE: Readonly<Record<(typeof TEXTS)[number], number>> = {
  'opium-war.txt': 0,
  'poetry-and-drama.txt': 4,
  'acid-notes.txt': 0,
}

const candidatesOf = (name: string): Candidate[] => {
  const { document } = materialFromText(
    readFileSync(new URL(`../../../../test/questions/english/${name}`, import.meta.url), 'utf8'),
  )
  return makeEnglishCandidates({ document, found: extractTopics(document), random: seededRandom('other') })
}

describe.each(TEXTS)('%s', (name) => {
  const candidates = candidatesOf(name)

  test('gives what it defines; a tale of events gives little', () => {
    const isTale = name === 'opium-war.txt'
    const least: Readonly<Partial<Record<QuestionType, number>>> = {
      multiple_choice: MULTIPLE_CHOICE[name],
      true_false: isTale ? 4 : 8,
      fill_blank: isTale ? 5 : 8,
      short_answer: isTale ? 6 : 10,
      long_question: name === 'poetry-and-drama.txt' ? 1 : 0,
    }
    for (const type of QUESTION_TYPES)
      expect([type, candidates.filter(({ draft }) => draft.type === type).length >= (least[type] ?? 0)]).toEqual([
        type,
        true,
      ])
  })
  test('has easy short answers', () => {
    expect(
      candidates.filter(({ draft, level }) => draft.type === 'short_answer' && level === 'easy').length,
    ).toBeGreaterThanOrEqual(4)
  })
  test('nothing in it has a flaw that the gate rejects, but for one in fifty', () => {
    const rejected = candidates.filter(({ draft }) =>
      itemFlaws(draft, 'en').some(({ severity }) => severity === 'reject'),
    )
    expect(rejected.length * 50).toBeLessThanOrEqual(candidates.length)
  })
})

test.each([{ name: 'acid-notes.txt', asked: 'What is meant by “titration”?' }])('$name: $asked', ({ name, asked }) => {
  expect(candidatesOf(name).map(({ draft }) => plainText(draft.stem))).toContain(asked)
})
