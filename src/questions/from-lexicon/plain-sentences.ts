/** The sentences of a document as they are printed, in either language: what may be quoted, and what only names terms. */
import { isChinese } from '#domain/language.ts'
import type { ReadDocument } from '#reading/document.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import { toTraditional } from '#reading/words/convert-chinese.ts'
import { splitEnglishSentences } from '#reading/words/english-sentences.ts'
import { studyBlocks } from '../from-documents/english/survey/skipped-sections.ts'

export type PlainSentence = {
  /** Index of its block. */
  readonly block: number
  /** Word for word as in the document. */
  readonly quote: string
  /** The same in Traditional characters, whatever the document is written in. */
  readonly text: string
  /** That in small letters. */
  readonly lower: string
  readonly page?: number
  readonly heading?: string
  /** Running text or a list, not a heading, a table, an exercise or a reference. */
  readonly isStudied: boolean
  readonly isHeading: boolean
}

export function sentencesOf(document: ReadDocument): PlainSentence[] {
  const chinese = isChinese(document.language)
  const studied = studyBlocks(document.blocks)
  const split = chinese ? splitChineseSentences : splitEnglishSentences
  let heading: string | undefined
  return document.blocks.flatMap((block, index) => {
    if (block.kind === 'heading') heading = block.text
    return split(block.text).map(({ start, end }): PlainSentence => {
      const quote = block.text.slice(start, end)
      const text = document.language === 'zh-CN' ? toTraditional(quote) : quote
      return {
        block: index,
        quote,
        text,
        lower: text.toLowerCase(),
        ...(block.page === undefined ? {} : { page: block.page }),
        ...(heading === undefined ? {} : { heading }),
        isStudied: studied[index] === true,
        isHeading: block.kind === 'heading',
      }
    })
  })
}
