/** What character recognition gives: the lines of a page with their places, before anything is made of them. */

/** The scripts a scan may be written in, by the names of Tesseract's data files. */
export const OCR_LANGUAGES = ['eng', 'chi_tra', 'chi_sim'] as const
export type OcrLanguage = (typeof OCR_LANGUAGES)[number]

/**
 * `left`, `right` in points from the left edge; Tesseract calls two or three Chinese characters a word. `spaced`: it
 * saw a space before it.
 */
export type RecognisedWord = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly spaced: boolean
}

/**
 * `baseline` in points from the upper edge, as if the page had been laid straight; `size` is that of the font, in
 * points.
 */
export type RecognisedLine = {
  readonly words: readonly RecognisedWord[]
  readonly baseline: number
  readonly size: number
}

export type RecognisedPage = {
  /** Counted from 1. */
  readonly number: number
  /** Points, of the page as it is read. */
  readonly width: number
  readonly height: number
  readonly lines: readonly RecognisedLine[]
}

/** All that was recognised of a document's scanned pages, and the pages that stay unread. */
export type Recognition = {
  readonly pages: readonly RecognisedPage[]
  /** Recognised, but so unsure that their text is not used. */
  readonly doubtful: readonly number[]
  /** Beyond the number of pages that are recognised in one document. */
  readonly beyondLimit: readonly number[]
}
