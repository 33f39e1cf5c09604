/** The parts of a paper, and what a file can hold of them. */

/** The question paper, which the class gets, or the answer key, which the teacher keeps. */
export const PAPER_PARTS = ['paper', 'key'] as const
export type PaperPart = (typeof PAPER_PARTS)[number]

/** What can be asked for: one part, or both. */
export const EXPORT_PARTS = [...PAPER_PARTS, 'both'] as const
export type ExportPart = (typeof EXPORT_PARTS)[number]
