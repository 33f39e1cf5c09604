/** What can be had of a paper, and the files that this makes: paper and key are never in one, so that no key is copied for the class. */
import type { PaperPart } from '#layout/laid-out.ts'

export const PARTS = { paper: ['paper'], key: ['key'], both: ['paper', 'key'] } as const satisfies Record<string, readonly PaperPart[]>
export type Part = keyof typeof PARTS
