/**
 * Prints the questions of a round for a reader: `node test/judging/show.ts test/judging/rounds/first.jsonl [--from 1]
 * [--to 50]`.
 */
import { parseArgs } from 'node:util'
import { optionLetter } from '#domain/question.ts'
import { readRound, type JudgedQuestion } from './round.ts'

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' } },
  allowPositionals: true,
})
if (positionals.length !== 1) throw new Error('Cannot show a round: expected the path of one .jsonl file')
const questions = readRound(positionals[0]!)
const from = Number(values.from ?? 1)
const to = Math.min(questions.length, Number(values.to ?? questions.length))
for (let number = from; number <= to; number += 1)
  // Kept questions are rich text, where a sign of dollars that opens no formula has a stroke before it.
  console.log(`${shown(questions[number - 1]!, number, questions.length).replaceAll('\\$', '$')}\n`)

function shown(question: JudgedQuestion, number: number, of: number): string {
  return [
    `──── ${number} of ${of}   ${question.id}   ${question.type}, ${question.level}, ${question.marks} marks`,
    `     from ${question.document.title}`,
    question.stem,
    ...(question.options ?? []).map((option, index) => `   ${optionLetter(index)}. ${option}`),
    ...(question.left ?? []).map((text, index) => `   ${index + 1}. ${text}`),
    ...(question.right ?? []).map((text, index) => `   ${optionLetter(index)}. ${text}`),
    ...(question.key === undefined ? [] : [`KEY: ${question.key}`]),
    ...(question.scheme ?? []).map(schemeRow),
    ...(question.parts ?? []).flatMap((part) => [
      `${part.label} ${part.stem} [${part.marks}]`,
      `   KEY: ${part.key}`,
      ...part.scheme.map(schemeRow),
    ]),
    `EXPLANATION: ${question.explanation}`,
    ...question.sources.map(
      ({ quote, before, after, page, heading }) =>
        `SOURCE${page === undefined ? '' : ` page ${page}`}${heading === undefined ? '' : ` under “${heading}”`}:\n   … ${before} ⟦${quote}⟧ ${after} …`,
    ),
  ].join('\n')
}

function schemeRow({
  text,
  marks,
  remark,
}: {
  readonly text: string
  readonly marks: number
  readonly remark?: string | undefined
}): string {
  return `   SCHEME [${marks}] ${text}${remark === undefined ? '' : ` (${remark})`}`
}
