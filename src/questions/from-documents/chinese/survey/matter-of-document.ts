/** Tells whether a name is what the document or the section is about. */
import type { Name } from './names.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import type { Statement } from './statement.ts'
import type { Survey } from './survey.ts'

/** What the document or the section is about: 月球 under 月球的起源, 長城 under 秦長城. */
export const isMatterOf = (
  { title }: Pick<Survey, 'title'>,
  { headings }: Pick<Statement, 'headings'>,
  { plain }: Pick<Name, 'plain'>,
): boolean =>
  [title, ...headings.map((heading) => simplifiedShadow(heading))].some((heading) => heading.includes(plain))

/** What the whole document is about: no question asks for it. */
export const isTitle = (
  { title, manyTopics }: Pick<Survey, 'title' | 'manyTopics'>,
  { plain }: Pick<Name, 'plain'>,
): boolean => !manyTopics && title.includes(plain)
