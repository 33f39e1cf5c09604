/** Parallel forms of one paper: other numbers in the same structure, steps and marks (decisions D35, D50). */
export const FORMS = [1, 2, 3, 4, 5, 6] as const
export type Form = (typeof FORMS)[number]

const LETTERS = 'ABCDEF'

/** By which chance draws a form: forms had letters before D50, and a seed still gives the paper that it gave then. */
export const formLetter = (form: Form): string => LETTERS.charAt(form - 1)

/** Reads `1` to `6`, as a number or in words, or the letter of an earlier call; undefined for anything else. */
export function parseForm(value: number | string): Form | undefined {
  const word = String(value).trim().toUpperCase()
  return FORMS.find((form) => word === String(form) || word === formLetter(form))
}
