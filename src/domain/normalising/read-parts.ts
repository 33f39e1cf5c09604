/** Reads the parts of a long question, marking schemes and figures. */
import type { Arrived, BodyResult } from './arrived.ts'
import { apportionAtLeast } from '../apportion.ts'
import type { MarkingRow, QuestionPart } from '../question.ts'
import type { QuestionFault } from '../question-fault.ts'
import { readFigure } from './read-figure.ts'
import { readAnswerWords, readKey } from './read-key.ts'
import { err, ok } from '../result.ts'
import { parseRichText } from '../rich-text.ts'
import { decodeJson, firstField, readNumber, readRecord, readWords, type Fields } from './tolerant-fields.ts'
import { itemAt } from '../must-be-there.ts'

/**
 * The parts with their marks; a long question without parts becomes one part that has neither label nor text of its
 * own.
 */
export function readParts({ fields, marks, own, warn }: Arrived): BodyResult {
  const found = own
    ? fields.subQuestions
    : decodeJson(firstField(fields, ['subQuestions', 'sub_questions', 'subquestions', 'parts']))
  const entries = Array.isArray(found) && found.length > 0 ? found.map((entry) => readRecord(entry) ?? {}) : undefined
  if (entries === undefined) return readWhole(fields, marks, own)
  const partMarks = readPartMarks(entries, marks, own)
  const faults: QuestionFault[] = []
  const parts = entries.map((entry, index): QuestionPart => {
    const words = readWords(firstField(entry, own ? ['question'] : ['question', 'content', 'text', 'stem']))
    const key = readAnswerWords(readKey(entry, own), own)
    const scheme = readRows(entry.markingScheme, own)
    const figure = readFigure(entry, warn)
    // Our own may have a single part whose text stands in the question's stem.
    if (words === undefined && !own) faults.push({ code: 'part_incomplete', part: index + 1, missing: 'text' })
    if (key === undefined && scheme.length === 0 && partMarks[index] !== 0)
      faults.push({ code: 'part_incomplete', part: index + 1, missing: 'key' })
    return {
      label: typeof entry.label === 'string' ? entry.label : `(${String.fromCharCode(97 + index)})`,
      stem: parseRichText(words ?? ''),
      marks: itemAt(partMarks, index),
      key: parseRichText(key ?? ''),
      markingScheme: scheme,
      ...(figure === undefined ? {} : { figure }),
    }
  })
  const [first, ...others] = parts
  return faults.length > 0 || first === undefined
    ? err(faults)
    : ok({ type: 'long_question', parts: [first, ...others] })
}

function readWhole(fields: Fields, marks: number, own: boolean): BodyResult {
  const key = readAnswerWords(readKey(fields, own), own)
  const markingScheme = readRows(fields.markingScheme, own)
  if (key === undefined && markingScheme.length === 0) return err([{ code: 'key_missing' }])
  return ok({
    type: 'long_question',
    parts: [{ label: '', stem: [], marks, key: parseRichText(key ?? ''), markingScheme }],
  })
}

/**
 * The parts' own marks where all have whole ones; otherwise those of the question, shared out evenly. Our own may have
 * a part of none, which only leads in to those after it.
 */
function readPartMarks(entries: readonly Fields[], marks: number, own: boolean): number[] {
  const stated = entries.flatMap((entry) => readNumber(firstField(entry, ['marks', 'points'])) ?? [])
  const isSound = stated.every((found) => Number.isSafeInteger(found) && found >= (own ? 0 : 1) && found <= MOST_MARKS)
  if (isSound && stated.length === entries.length && stated.some((found) => found > 0)) return stated
  return apportionAtLeast(
    Math.max(marks, entries.length),
    entries.map(() => 1),
    1,
  )
}

/** Beyond this a sum of parts could lose its exactness. */
const MOST_MARKS = 1_000_000

/** Rows `{ text, marks, remark? }`; rows without text are left out, rows without marks earn none by themselves. */
export function readRows(value: unknown, own: boolean): MarkingRow[] {
  const found = own ? value : decodeJson(value)
  if (!Array.isArray(found)) return []
  return found.flatMap((entry): MarkingRow[] => {
    const row = readRecord(entry) ?? {}
    const text = parseRichText(
      readWords(own || readRecord(entry) !== undefined ? firstField(row, ['text', 'step', 'description']) : entry) ??
        '',
    )
    const marks = readNumber(firstField(row, ['marks', 'points']))
    if (text.length === 0) return []
    return [
      {
        text,
        marks: marks !== undefined && marks >= 0 ? marks : 0,
        ...(typeof row.remark === 'string' ? { remark: row.remark } : {}),
      },
    ]
  })
}
