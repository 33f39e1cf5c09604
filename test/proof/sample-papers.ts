/** Reads the questions of a stored sample paper. */
import { readFileSync } from 'node:fs'
import { parsePaper } from '#domain/paper-json.ts'
import type { Question } from '#domain/question.ts'

export function questionsOfPaper(path: string): readonly Question[] {
  const read = parsePaper(JSON.parse(readFileSync(path, 'utf8')), { from: { kind: 'own' } })
  if (!read.ok) throw new Error(`${path} cannot be read`)
  return read.value.questions
}
