/** How much room a written answer gets. It follows from type and marks alone: room that follows the key would give it away. */
import type { AnswerSpace as TemplateAnswerSpace } from '#domain/template.ts'
import type { AnswerSpace } from './laid-out.ts'

type Written = 'short_answer' | 'essay' | 'part'

/** The space under a question of this type and these marks, in the shape that the template asks for. */
export function answerSpace(type: Written, marks: number, shape: TemplateAnswerSpace): AnswerSpace {
  const lines = answerLines(type, marks)
  switch (shape) {
    case 'lines': return { kind: 'space', shape: 'lines', lines, width: 'full' }
    case 'boxes': return { kind: 'space', shape: 'box', lines, width: 'full' }
    case 'blank': return { kind: 'space', shape: 'blank', lines, width: 'full' }
    // Short answers are written on lines; longer ones, which may hold sketches and working, in a box.
    case 'mixed': return { kind: 'space', shape: type === 'short_answer' ? 'lines' : 'box', lines, width: 'full' }
  }
}

const MOST_LINES = 12

/**
 * Specification 2, section 2: one line for a short answer, 5 for an essay; "at least 3, or marks divided by 2" for a part of a long question.
 * A short answer of more than the usual 2 marks needs a point a mark, each about a line of handwriting, so it gets one line fewer than its marks.
 */
function answerLines(type: Written, marks: number): number {
  switch (type) {
    case 'short_answer': return Math.min(MOST_LINES, Math.max(1, marks - 1))
    case 'essay': return 5
    case 'part': return Math.min(MOST_LINES, Math.max(3, Math.floor(marks / 2)))
  }
}
