/** Stands for words that are not written yet, half an em each: drawn as a grey bar. */
export const UNWRITTEN = '\u2591'
