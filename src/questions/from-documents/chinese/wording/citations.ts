/** How statements are cited where a question rests on several. */
import type { Citation } from '#domain/question.ts'
import type { Statement } from '../survey/statement.ts'
import { nested, type Say } from './wording.ts'

export const citationOfStatement = ({ page, heading, quote }: Statement): Citation => ({
  ...(page === undefined ? {} : { page }),
  ...(heading === undefined ? {} : { heading }),
  quote,
})

/** 「…」（第4頁） */
export function quoted(say: Say, sentence: string, page: number | undefined): string {
  return say`「${nested(sentence)}」${page === undefined ? '' : say`（第${page}頁）`}`
}
