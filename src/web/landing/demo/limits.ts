/** What the demo reads of a file at most. */
import { READING_LIMITS, type ReadingLimits } from '#reading/document.ts'

/** A chapter, not a book: the browser of a phone has little memory. */
export const SAMPLE_LIMITS: ReadingLimits = { ...READING_LIMITS, pages: 100, slides: 100 }
