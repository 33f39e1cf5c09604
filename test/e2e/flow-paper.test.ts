/** A paper as its graph tells it, for its owner and for holders of its link. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PaperJson } from '#domain/paper-json.ts'
import { publicPaper } from '#domain/public-paper.ts'
import { flowPaper } from '#web/flow/flow-paper.ts'

const stored = (name: string): PaperJson => JSON.parse(readFileSync(`samples/papers/${name}.json`, 'utf8')) as PaperJson

describe('the graph of a stored paper', () => {
  test.each(['quick-quiz-nutrition-en', 'hkdse-paper-1-zh-tw', 'hkdse-paper-2-en', 'primary-mathematics-fractions-en'])(
    '%s holds each question in the order of the print',
    (name) => {
      const paper = stored(name)
      const { sections, questions, marks, minutes } = flowPaper(paper)
      const all = sections.flatMap((section) => section.questions)
      expect(all.map(({ place }) => place)).toEqual(paper.questions.map((_, index) => index + 1))
      expect(all.map(({ id }) => id).toSorted()).toEqual(paper.questions.map(({ id }) => id).toSorted())
      expect({ questions, marks, minutes }).toEqual({
        questions: paper.questions.length,
        marks: paper.totalMarks,
        minutes: paper.configuration.timeLimit,
      })
    },
  )
  test('an examination has its own sections', () => {
    const { sections } = flowPaper(stored('hkdse-paper-1-en'))
    expect(sections.map(({ label, answered }) => [label, answered])).toMatchInlineSnapshot(`
      [
        [
          "A(1)",
          undefined,
        ],
        [
          "A(2)",
          undefined,
        ],
        [
          "B",
          undefined,
        ],
      ]
    `)
  })
  test('by a link tells nothing of proofs, and all else is the same', () => {
    const paper = stored('quick-quiz-nutrition-en')
    const own = flowPaper(paper)
    expect(flowPaper(publicPaper(paper, 'questions'))).toEqual({
      ...own,
      sections: own.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) => ({ ...question, trust: undefined })),
      })),
    })
    expect(own.sections[0]!.questions[0].trust).toBe('source_shown')
  })
})
