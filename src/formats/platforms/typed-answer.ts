/** Answers that a pupil can type and a machine can compare. */
import { withoutControls } from '#domain/xml-text.ts'
import type { FillBlank } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'

/** The answers to each blank as a pupil types them; undefined where one of them cannot be typed. */
export function typedBlanks({ keys }: FillBlank): readonly (readonly string[])[] | undefined {
  const typed = keys.map((accepted) => accepted.map(typedAnswer))
  return typed.every((accepted) => accepted.every((answer) => answer !== undefined))
    ? typed.map((accepted) => accepted.filter((answer) => answer !== undefined))
    : undefined
}

/**
 * The answer as it is typed; undefined where it holds a formula that is more than numbers, letters and signs of the
 * keyboard, or is nothing to be seen.
 */
function typedAnswer(answer: RichText): string | undefined {
  const words = typedWords(answer)
  const typed = words === undefined ? '' : withoutControls(words).replace(/\s+/g, ' ').trim()
  return typed === '' ? undefined : typed
}

function typedWords(text: RichText): string | undefined {
  const runs = text.map((inline): string | undefined => {
    switch (inline.kind) {
      case 'text':
        return inline.text
      case 'math':
        return TYPED_FORMULA.test(inline.tex) ? inline.tex.replaceAll('{,}', ',') : undefined
      case 'strong':
        return typedWords(inline.content)
      case 'emphasis':
        return typedWords(inline.content)
      case 'blank':
        return undefined
      case 'break':
        return ' '
    }
  })
  return runs.every((run) => run !== undefined) ? runs.join('') : undefined
}

/** A number, or a letter that stands for one: whatever has an order or a shape can be typed in many ways. */
const TYPED_FORMULA = /^(?:-?\d+(?:\{,\}\d{3})*(?:\.\d+)?|[a-zA-Z])$/

/** A number as it is usually written, which other spellings of the same number equal. */
export const isPlainNumber = (typed: string): boolean =>
  /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/.test(typed) && String(Number(typed)) === typed
