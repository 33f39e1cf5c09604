/** Passages of a changed paper: they stay with their questions, and what is no longer true of a question is not said. */
import { describe, expect, test } from 'vitest'
import { formatPaper } from '#domain/paper-json.ts'
import type { Paper } from '#domain/paper.ts'
import { plainText } from '#domain/rich-text.ts'
import { englishReading } from '#test/golden/papers/english-reading.ts'
import { changePaper } from './change-paper.ts'

const paper: Paper = {
  ...englishReading,
  questions: englishReading.questions.map((question) => ({
    ...question,
    provenance: { origin: { kind: 'family', family: 'f', seed: 's' }, proof: 'proved' },
  })),
}
const json = JSON.parse(JSON.stringify(formatPaper(paper))) as ReturnType<typeof formatPaper>
const [ferry, rainfall] = json.passages!

function changed(patch: Readonly<Record<string, unknown>>): Paper {
  const after = changePaper(paper, patch)
  if (!after.ok) throw new Error(JSON.stringify(after.error))
  return after.value
}
const proofs = (after: Paper, passage: string) =>
  new Set(after.questions.filter(({ passageId }) => passageId === passage).map(({ provenance }) => provenance.proof))

describe('a paper with passages', () => {
  test('that is sent back whole stays as it was', () => {
    const { questions, passages } = changed(json)
    expect({ questions, passages }).toEqual({ questions: paper.questions, passages: paper.passages })
  })
  test('keeps its passages where only its questions are sent', () => {
    expect(changed({ questions: json.questions }).passages).toEqual(paper.passages)
  })
  test('moves the questions of a passage together', () => {
    const { questions } = changed({ questions: [...json.questions.slice(2), ...json.questions.slice(0, 2)] })
    expect(questions.slice(0, 4).map(({ id }) => id)).toEqual(['question-3', 'question-4', 'question-5', 'question-2'])
  })
  test('drops a passage with the last question about it', () => {
    const left = changed({ questions: json.questions.filter(({ passageId }) => passageId !== 'tank') })
    expect(left.passages.map(({ id }) => id)).toEqual(['the-last-ferry', 'rainfall', 'market'])
  })
  test('takes new passages with questions about them', () => {
    const poem = { id: 'poem', kind: 'text', text: 'Tiger, tiger', lineNumbers: false }
    const after = changed({
      passages: [...json.passages!, poem],
      questions: [
        ...json.questions,
        { type: 'true_false', question: 'It is a poem.', correctAnswer: true, passageId: 'poem' },
      ],
    })
    expect(after.questions.at(-1)).toMatchObject({ passageId: 'poem' })
    const last = after.passages.at(-1)
    expect(last?.kind === 'text' && plainText(last.text)).toBe('Tiger, tiger')
  })
  test('with other words in a passage says no proof of its questions any more', () => {
    const after = changed({ passages: [{ ...ferry, text: 'Another story.' }, ...json.passages!.slice(1)] })
    expect([...proofs(after, 'the-last-ferry'), ...proofs(after, 'rainfall')]).toEqual(['unchecked', 'proved'])
  })
  test('with another title of a passage keeps them', () => {
    const { lineNumbers: _, ...others } = ferry as { lineNumbers?: true }
    const after = changed({ passages: [{ ...others, title: 'The Ferry' }, ...json.passages!.slice(1)] })
    expect([...proofs(after, 'the-last-ferry')]).toEqual(['proved'])
    expect(plainText(after.passages[0]!.title!)).toBe('The Ferry')
  })
  test('has a drawing written again from what drawings need', () => {
    const svg = '<svg onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></svg>'
    const figure = { id: 'tank', kind: 'figure', figure: { svg, alt: 'A point' } }
    const after = changed({ passages: json.passages!.map((one) => (one.id === 'tank' ? figure : one)) })
    expect(after.passages.find(({ id }) => id === 'tank')).toMatchObject({
      figure: { svg: '<svg><path d="M0 0"/></svg>', alt: 'A point' },
    })
  })

  test.each([
    {
      what: 'without the passage of a question',
      patch: { passages: [rainfall] },
      field: 'passages',
      problem: 'expected the passage the-last-ferry, which the question question-2 is about',
    },
    {
      what: 'with a question about no passage of it',
      patch: { questions: [{ ...json.questions[0], passageId: 'none' }] },
      field: 'questions.0',
      problem: 'It is about the passage “none”, which the paper does not have.',
    },
    {
      what: 'with a row that has too few cells',
      patch: { passages: [{ ...rainfall, rows: [['May']] }] },
      field: 'passages.0.rows.0',
      problem: 'expected 4 cells, as many as there are heads',
    },
    {
      what: 'with passages that are no list',
      patch: { passages: 'text' },
      field: 'passages',
      problem: 'expected a list',
    },
    {
      what: 'with a drawing that runs code alone',
      patch: { passages: [{ id: 'tank', kind: 'figure', figure: { svg: '<svg><script>1</script></svg>', alt: '' } }] },
      field: 'passages.0.figure',
      problem: expect.stringContaining('expected an SVG of shapes and paths alone') as string,
    },
  ])('is refused $what', ({ patch, field, problem }) => {
    const refused = changePaper(paper, patch)
    expect(refused.ok ? undefined : refused.error).toMatchObject({ code: 'invalid_input', field, problem })
  })
})
