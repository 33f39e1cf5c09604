/** Options as they are lettered on the page of a quiz: A. B. (decision D37). */
import { letters } from '#layout/numbering.ts'

export const lettered = (index: number): string => `${letters(index)}.`
