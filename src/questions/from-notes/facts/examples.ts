/** Examples are open: what notes give as one of a kind may be one of another kind, too. */
import type { NoteFact } from './note-fact.ts'

export const isExample = ({ relation = '' }: NoteFact): boolean => /\bexamples?\b|\be\.g\.|例子?$|例如/i.test(relation)
