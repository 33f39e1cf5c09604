import { expect, test } from 'vitest'
import type { PaperLanguage } from '#domain/language.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { phrasing } from './phrase.ts'

test.each([
  { text: 'A plant cell', paper: 'en', questions: undefined, language: 'en' },
  { text: '植物細胞', paper: 'zh-TW', questions: undefined, language: 'zh-TW' },
  { text: 'DNA', paper: 'zh-CN', questions: undefined, language: 'en' },
  { text: '$x^2$', paper: 'zh-CN', questions: undefined, language: 'zh-CN' },
  { text: '12', paper: 'zh-TW', questions: 'en', language: 'en' },
  { text: '植物细胞', paper: 'en', questions: 'zh-CN', language: 'zh-CN' },
  { text: '植物細胞', paper: 'en', questions: undefined, language: 'zh-TW' },
  { text: 'The cell wall', paper: 'zh-TW', questions: 'en', language: 'en' },
] satisfies { text: string; paper: PaperLanguage; questions: PaperLanguage | undefined; language: PaperLanguage }[])(
  '“$text” on a paper in $paper with questions in $questions is in $language',
  ({ text, paper, questions, language }) => {
    expect(phrasing(paper, questions)(parseRichText(text)).language).toBe(language)
  },
)
