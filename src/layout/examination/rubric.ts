/** The rubric of an HKDSE paper: the lines of its structure, then what the teacher adds. */
import { structureOf, type RubricLine } from '#curriculum/structures.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { examinationMessagesIn, type ExaminationFacts } from '#messages/examination/examination-messages.ts'
import { printedIn } from '#messages/printed/printed.ts'
import type { CandidatePaper } from '../candidate-paper.ts'
import type { Phrase } from '../laid-out.ts'
import { phrasing } from '../phrase.ts'
import type { ExaminationFormat } from './format.ts'

/** Of a selection of a teacher's own, which has no structure. */
const PLAIN_RUBRIC: Readonly<Record<ExaminationFormat, readonly RubricLine[]>> = {
  hkdse_paper1: ['numbers', 'sections', 'answerAllInBook', 'workingShown', 'exactOrRounded', 'notToScale'],
  hkdse_paper2: ['numbers', 'answerAll', 'answerSheet', 'oneAnswer', 'equalMarks', 'noDeduction', 'notToScale'],
}

/** `marks`: of each question, since only a paper whose questions carry the same may say so. */
export function rubricOf(paper: CandidatePaper, format: ExaminationFormat, facts: ExaminationFacts): readonly Phrase[] {
  const words = examinationMessagesIn(paper.language)
  const alike = new Set(paper.questions.map(({ marks }) => marks)).size <= 1
  const hasFigures =
    paper.passages.some(({ kind }) => kind === 'figure') ||
    paper.questions.some(
      (question) =>
        question.figure !== undefined ||
        (question.type === 'long_question' && question.parts.some(({ figure }) => figure !== undefined)),
    )
  const ids = paper.structure === undefined ? PLAIN_RUBRIC[format] : structureOf(paper.structure.id).rubric
  const said = ids
    .filter(
      (id) => (id !== 'equalMarks' || alike) && (id !== 'notToScale' || hasFigures || paper.structure !== undefined),
    )
    .map((id) => words.rubric[id](facts))
  const phrase = phrasing(paper.language, undefined)
  return [...said, ...ownLines(paper)].map((line) => phrase(parseRichText(line)))
}

/**
 * What of the instructions the rubric does not say already: not the default ones, nor those of the presets
 * (specification 2, section 9).
 */
function ownLines({ instructions, timeLimit }: CandidatePaper): string[] {
  const known = new Set(
    PAPER_LANGUAGES.flatMap((language) => {
      const { paper } = printedIn(language)
      return [paper.timeLine(timeLimit), ...paper.rules, ...Object.values(paper.structureInstructions)]
    })
      .flatMap((text) => text.split('\n'))
      .map(bare),
  )
  return instructions
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '' && !known.has(bare(line)))
}

const bare = (line: string): string => line.replace(/[.。\s]+$/u, '')
