import type { Proof } from '#domain/question.ts'

/** How far an answer can be trusted, as its owner reads it. */
export const trust = {
  labels: { proved: 'Proved', quoted: 'Quoted', checked: 'Checked', unchecked: 'Not checked' } satisfies Record<Proof, string>,
  explained: {
    proved: 'The answer was worked out from the numbers of the question, and proved by a second way.',
    quoted: 'The words that give the answer stand in your document. The page is named beside the question.',
    checked: 'The AI service wrote the question. A check of our own found the same answer, or found its quotation in your document.',
    unchecked: 'No check could confirm the answer. Read the question and its answer before you print.',
  } satisfies Record<Proof, string>,
  summary: (checked: number, all: number) => (checked === all ? (all === 1 ? 'The answer is checked' : `All ${all} answers are checked`) : `${checked} of ${all === 1 ? '1 answer is' : `${all} answers are`} checked; ${all - checked === 1 ? '1 needs' : `${all - checked} need`} your eye`),
  next: 'Go to the next one not checked',
  what: 'What the labels mean',
}
