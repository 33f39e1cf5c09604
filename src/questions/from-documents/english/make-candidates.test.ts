import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { naturalMarks } from '#domain/marks.ts'
import { QUESTION_TYPES, questionFault, type Citation, type QuestionType } from '#domain/question.ts'
import { countBlanks, plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import type { QuestionDraft } from '../../candidate.ts'
import { materialFromText } from '#test/questions/english/lesson-from-text.ts'
import { makeEnglishCandidates } from './make-candidates.ts'

const CHAPTER = readFileSync(new URL('../../../../test/questions/english/weather-chapter.txt', import.meta.url), 'utf8')
const COMPOSED: ReadonlySet<QuestionType> = new Set(['matching', 'long_question'])
const citationsIn = ({ provenance: { source } }: QuestionDraft): readonly Citation[] =>
  source === undefined ? [] : [source, ...(source.further ?? [])]
const material = materialFromText(CHAPTER)
const candidates = makeEnglishCandidates(material)

describe('candidates of a chapter', () => {
  test('every type but essays is made, at the levels that its makers reach', () => {
    expect(new Set(candidates.map(({ draft }) => draft.type))).toEqual(
      new Set(QUESTION_TYPES.filter((type) => type !== 'essay')),
    )
    expect(new Set(candidates.map(({ level }) => level))).toEqual(new Set(['easy', 'medium']))
  })
  test('each quotes the document, with page and heading', () => {
    const text = material.document.blocks.map((block) => block.text).join('\n')
    for (const { draft } of candidates) {
      expect(draft.provenance).toMatchObject({
        origin: { kind: 'document' },
        proof: 'quoted',
        source: { page: 1, heading: expect.any(String) },
      })
      for (const { quote } of citationsIn(draft)) expect(text).toContain(quote)
    }
  })
  test('each explains itself by the words of the text', () => {
    for (const { draft } of candidates)
      expect(plainText(draft.explanation)).toMatch(COMPOSED.has(draft.type) ? /“.+” \(page 1\)/ : /The text states: “/)
  })
  test('a composed question excludes as many sentences as it cites', () => {
    for (const { draft, exclusions } of candidates)
      if (COMPOSED.has(draft.type))
        expect(exclusions.filter((one) => one.startsWith('sentence:')).length).toBeGreaterThanOrEqual(
          citationsIn(draft).length,
        )
  })
  test('each has the marks of its pairs, rows or parts', () => {
    for (const { draft } of candidates)
      expect(
        questionFault({
          ...draft,
          id: asId('q'),
          marks: naturalMarks(draft),
          minutes: 1,
          difficulty: 'easy',
          topic: 'Test',
        }),
      ).toBeUndefined()
  })
  test('a choice has four different options, and its key is one of them', () => {
    for (const { draft } of candidates) {
      if (draft.type !== 'multiple_choice') continue
      expect(new Set(draft.options.map((option) => plainText(option).toLowerCase())).size).toBe(4)
      expect(draft.options[draft.keyIndex]).toBeDefined()
    }
  })
  test('each blank has a key', () => {
    for (const { draft } of candidates)
      if (draft.type === 'fill_blank') expect(countBlanks(draft.stem)).toBe(draft.keys.length)
  })
  test('scores lie between 0 and 1, the best first', () => {
    const scores = candidates.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const score of scores) expect(score >= 0 && score <= 1).toBe(true)
  })
  test('the key of a blank does not stand in its stem', () => {
    for (const { draft } of candidates) {
      if (draft.type !== 'fill_blank') continue
      const key = plainText(draft.keys[0][0]).toLowerCase()
      if (key.length > 3) expect(plainText(draft.stem).toLowerCase()).not.toContain(key)
    }
  })
})

describe('the same material', () => {
  test('gives the same candidates in the same order', () => {
    expect(makeEnglishCandidates(materialFromText(CHAPTER))).toEqual(candidates)
  })
  test('with another seed asks the same questions, with options in another order', () => {
    const other = makeEnglishCandidates({ ...material, random: seededRandom('other') })
    const stemsOf = (all: typeof candidates) =>
      all.filter(({ draft }) => draft.type !== 'true_false').map(({ draft }) => plainText(draft.stem))
    expect(stemsOf(other)).toEqual(stemsOf(candidates))
    expect(other).not.toEqual(candidates)
  })
  test('asked for another topic gives nothing', () => {
    expect(makeEnglishCandidates(material, new Set([asId<'Topic'>('topic_other')]))).toEqual([])
  })
})

test('a formula stays whole in stem, key and explanation', () => {
  const withFormula = makeEnglishCandidates(
    materialFromText('**Momentum** is the product of the mass $m$ of a body and its velocity in a straight line.'),
  )
  const statement = withFormula.find(({ draft }) => draft.type === 'true_false')!
  expect(statement.draft.stem).toContainEqual({ kind: 'math', tex: 'm', display: false })
  expect(statement.draft.provenance.source?.quote).toContain('the mass m of')
})

test('a document without text gives no candidates', () => {
  expect(makeEnglishCandidates(materialFromText('# Only a heading'))).toEqual([])
})
