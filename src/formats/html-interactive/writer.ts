/** A paper as a page that checks answers. It goes to pupils, so it tells nobody of sources, proofs and notices. */
import { layOutQuiz } from '#layout/quiz.ts'
import type { Writer } from '../writer.ts'

export const write: Writer = ({ paper, template }, { printQuiz }) => printQuiz(layOutQuiz(paper, template))
