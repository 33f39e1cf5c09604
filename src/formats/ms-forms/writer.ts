/** A question, its options and its answer as paragraphs: `1. …`, `A. …`, `Answer: B`. The same paper gives the same bytes. */
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { ok } from '#domain/result.ts'
import { letters } from '#layout/numbering.ts'
import { answerText } from '../answer-text.ts'
import { choiceOf } from '../choice.ts'
import { numberedQuestions } from '../numbered.ts'
import { writePlainDocument } from '../plain-document.ts'
import { askedText, inOneLine, withPassage } from '../words.ts'
import type { Writer } from '../writer.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { entry } from './entry.ts'

const { carriage } = entry

export const write: Writer = async ({ paper, template }) =>
  ok(
    writePlainDocument([
      paper.title,
      ...numberedQuestions(paper, template).flatMap(({ question }, index) => [
        '',
        ...linesOf(question, index + 1, paper),
      ]),
    ]),
  )

/** The import reads the word "Answer" in English in every language. */
function linesOf(question: Question, number: number, paper: Paper): readonly string[] {
  const { language } = paper
  const stem = `${number}. ${withPassage(askedText(question, carriage, language), question, paper, carriage)}`
  const choice = choiceOf(question, carriage, language)
  if (choice !== undefined)
    return [
      stem,
      ...choice.options.map((option, index) => `${letters(index)}. ${option}`),
      `Answer: ${letters(choice.keyIndex)}`,
    ]
  const answer = inOneLine(answerText(question, carriage, printedIn(language)))
  return [stem, ...(answer === '' ? [] : [`Answer: ${answer}`])]
}
