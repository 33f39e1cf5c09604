/** The last look at a candidate, whoever made it: nothing that would look wrong on paper. */
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'

/** Whether stem and options are clean: no stray spaces or signs, options that differ, none much longer than the key. */
export function isPrintable({ draft }: Candidate): boolean {
  const stem = plainText(draft.stem)
  if (/ {2}| [,.;?]|\(\s|\s\)|,,|\.\.|\?\?|[\ufffd\ue000-\uf8ff]|\b(a|an|the) (a|an|the)\b/i.test(stem)) return false
  if (stem.length > MOST_CHARACTERS) return false
  if (draft.type !== 'multiple_choice') return true
  const options = draft.options.map((option) => plainText(option).toLowerCase())
  return (
    new Set(options).size === options.length &&
    options.every((option) => option.length > 0 && option.length < MOST_OPTION_CHARACTERS)
  )
}

const MOST_CHARACTERS = 320
const MOST_OPTION_CHARACTERS = 200
