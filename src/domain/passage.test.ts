import { describe, expect, test } from 'vitest'
import { englishReading } from '#test/golden/papers/english-reading.ts'
import { formatPaper, parsePaper } from './paper-json.ts'
import { inGroups, mixedPassages } from './passage.ts'

const json = JSON.parse(JSON.stringify(formatPaper(englishReading))) as ReturnType<typeof formatPaper>
const read = (changed: object) => parsePaper({ ...json, ...changed }, { from: { kind: 'own' } })

describe('questions', () => {
  test('of one passage follow the first of them, the others stay in their order', () => {
    const ids = ['a', undefined, 'b', 'a', undefined, 'b'].map((passageId, index) => ({
      index,
      ...(passageId === undefined ? {} : { passageId }),
    }))
    expect(inGroups(ids).map(({ index }) => index)).toEqual([0, 3, 1, 2, 5, 4])
  })
  test('are mixed where one passage is asked about in several types', () => {
    expect([...mixedPassages(englishReading.questions)]).toEqual(['the-last-ferry'])
  })
})

describe('a paper', () => {
  test('with passages is read back as it was written', () => {
    expect(read({})).toEqual({ ok: true, value: englishReading })
  })
  test('of earlier times has none, and none is written for it', () => {
    const { passages: _, ...earlier } = {
      ...json,
      questions: json.questions.filter(({ passageId }) => passageId === undefined),
    }
    const paper = parsePaper(earlier, { from: { kind: 'own' } })
    expect(paper).toMatchObject({ ok: true, value: { passages: [], questions: [{ id: 'question-1' }] } })
    expect(paper.ok && 'passages' in formatPaper(paper.value)).toBe(false)
  })
  test('brings the questions of a passage together', () => {
    const moved = read({ questions: [...json.questions.slice(3), ...json.questions.slice(0, 3)] })
    expect(moved.ok && moved.value.questions.map(({ passageId }) => passageId)).toEqual([
      ...Array<string>(4).fill('the-last-ferry'),
      ...Array<string>(3).fill('market'),
      ...Array<string>(2).fill('rainfall'),
      'tank',
      undefined,
    ])
  })
  test('drops a passage that no question is about', () => {
    const fewer = read({ questions: json.questions.filter(({ passageId }) => passageId !== 'tank') })
    expect(fewer.ok && fewer.value.passages.map(({ id }) => id)).toEqual(['the-last-ferry', 'rainfall', 'market'])
  })

  const [ferry, rainfall] = json.passages!
  test.each([
    {
      what: 'a question about a passage that is not there',
      changed: { passages: [rainfall] },
      fault: { code: 'question_wrong', number: 2, fault: { code: 'passage_unknown', found: 'the-last-ferry' } },
    },
    {
      what: 'two passages of one id',
      changed: { passages: [...json.passages!, ferry] },
      fault: {
        code: 'field_wrong',
        field: 'passages.4.id',
        problem: 'expected another id than that of an earlier passage',
      },
    },
    {
      what: 'an empty text',
      changed: { passages: [{ ...ferry, text: ' \n ' }] },
      fault: { field: 'passages.0.text', problem: 'expected a text that is not empty' },
    },
    {
      what: 'a row with too few cells',
      changed: { passages: [{ ...rainfall, rows: [['May', '290']] }] },
      fault: { field: 'passages.0.rows.0', problem: 'expected 4 cells, as many as there are heads' },
    },
    {
      what: 'a passage of an unknown kind',
      changed: { passages: [{ ...ferry, kind: 'song' }] },
      fault: { field: 'passages.0.kind' },
    },
    {
      what: 'a figure of nothing',
      changed: { passages: [{ id: 'f', kind: 'figure' }] },
      fault: { field: 'passages.0', problem: 'expected a figure, or geometryData to draw it from' },
    },
  ])('refuses $what', ({ changed, fault }) => {
    const refused = read(changed)
    expect(refused.ok ? [] : refused.error[0]).toMatchObject(fault)
  })
})
