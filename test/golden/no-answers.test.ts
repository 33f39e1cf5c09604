/** Answers never leave by the question-paper door (decision D13; security.md). */
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { literalText } from '#domain/rich-text.ts'
import { PAPER_PARTS, type PaperPart } from '#domain/paper-part.ts'
import { layOut } from '#layout/lay-out.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { GOLDEN_PAPERS } from './papers/golden-papers.ts'

const SECRET = 'Zanzibar'
const secret = literalText(SECRET)

/**
 * The same paper to a candidate, another to its teacher: every answer, explanation, scheme, source, origin, seed and
 * notice is changed.
 */
function withOtherAnswers(paper: Paper): Paper {
  return {
    ...paper,
    id: asId(SECRET),
    seed: SECRET,
    revision: 99,
    createdAt: SECRET,
    updatedAt: SECRET,
    status: 'draft',
    sourceDocuments: [{ id: asId('other'), name: SECRET }],
    topics: [{ id: asId('t'), name: SECRET }],
    notices: [{ kind: 'pages_not_read', document: SECRET, pages: [1], reason: 'scanned' }],
    questions: paper.questions.map(otherAnswer),
  }
}

function otherAnswer(question: Question): Question {
  const scheme = [{ text: secret, marks: 1, remark: SECRET }] as const
  const base = {
    explanation: secret,
    minutes: 77,
    difficulty: 'hard',
    topic: SECRET,
    provenance: { origin: { kind: 'family', family: SECRET, seed: SECRET }, proof: 'proved' },
  } as const
  switch (question.type) {
    case 'multiple_choice':
      return { ...question, ...base, keyIndex: (question.keyIndex + 1) % question.options.length }
    case 'true_false':
      return { ...question, ...base, key: !question.key }
    case 'fill_blank':
      return { ...question, ...base, keys: [[secret, secret], ...question.keys.slice(1)] }
    case 'short_answer':
      return { ...question, ...base, key: secret, markingScheme: scheme }
    case 'essay':
      return { ...question, ...base, markingGuide: scheme }
    case 'matching':
      return {
        ...question,
        ...base,
        pairs: question.pairs.map(([left, right]) => [left, (right + 1) % question.right.length] as const),
      }
    case 'long_question': {
      const [first, ...rest] = question.parts
      return {
        ...question,
        ...base,
        parts: [
          { ...first, key: secret, markingScheme: scheme },
          ...rest.map((part) => ({ ...part, key: secret, markingScheme: scheme })),
        ],
      }
    }
  }
}

describe.each(Object.entries(GOLDEN_PAPERS))('%s', (_name, paper) => {
  describe.each(TEMPLATES)('as $id', (template) => {
    const tree = (of: Paper, part: PaperPart) => layOut(of, template, { part, pageSize: 'a4' })

    // The printer gets this tree and nothing else, and prints equal trees to equal bytes (pages.test.ts).
    test('has the same question paper whatever its answers are', () => {
      expect(JSON.stringify(tree(withOtherAnswers(paper), 'paper'))).toBe(JSON.stringify(tree(paper, 'paper')))
    })
    test('shows on its question paper nothing of what only the teacher knows', () => {
      expect(JSON.stringify(tree(withOtherAnswers(paper), 'paper'))).not.toContain(SECRET)
    })
    test('has another key when its answers are others', () => {
      expect(tree(withOtherAnswers(paper), 'key')).not.toEqual(tree(paper, 'key'))
      expect(JSON.stringify(tree(withOtherAnswers(paper), 'key'))).toContain(SECRET)
    })
    test('never prints the seed', () => {
      const seeded = { ...paper, seed: SECRET }
      for (const part of PAPER_PARTS) expect(JSON.stringify(tree(seeded, part))).not.toContain(SECRET)
    })
  })
})
