/** Reads what each type of question has of its own: options and keys, blanks, pairs, schemes, parts. */
import type { Arrived, BodyResult } from './arrived.ts'
import type { QuestionType } from '../question.ts'
import { readBlankKeys } from './read-blanks.ts'
import { readChoices } from './read-choices.ts'
import { readAnswerWords, readKey } from './read-key.ts'
import { readMatching } from './read-matching.ts'
import { readParts, readRows } from './read-parts.ts'
import { readTruth } from './read-truth.ts'
import { err, ok } from '../result.ts'
import { parseRichText } from '../rich-text.ts'

export function readBody(type: QuestionType, arrived: Arrived): BodyResult {
  switch (type) {
    case 'multiple_choice':
      return readChoices(arrived)
    case 'true_false':
      return readTruth(arrived)
    case 'fill_blank':
      return readBlankKeys(arrived)
    case 'short_answer':
      return readShortAnswer(arrived)
    case 'essay':
      return readEssay(arrived)
    case 'matching':
      return readMatching(arrived)
    case 'long_question':
      return readParts(arrived)
  }
}

function readShortAnswer({ fields, own }: Arrived): BodyResult {
  const key = readAnswerWords(readKey(fields, own), own)
  return key === undefined
    ? err([{ code: 'key_missing' }])
    : ok({ type: 'short_answer', key: parseRichText(key), markingScheme: readRows(fields.markingScheme, own) })
}

/** A marking guide, or the model answer as its one row. */
function readEssay({ fields, marks, own }: Arrived): BodyResult {
  const [first, ...others] = readRows(fields.markingScheme, own)
  if (first !== undefined) return ok({ type: 'essay', markingGuide: [first, ...others] })
  const model = readAnswerWords(readKey(fields, own), own)
  return model === undefined
    ? err([{ code: 'key_missing' }])
    : ok({ type: 'essay', markingGuide: [{ text: parseRichText(model), marks }] })
}
