/** A paper as GIFT: a category, then a block of text for each question, with an empty line between them. */
import { withoutControls } from '#domain/xml-text.ts'
import { utf8 } from '@scure/base'
import { ok } from '#domain/result.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { categoryName } from '../moodle/category-name.ts'
import { moodleDialect } from '../moodle/moodle-text.ts'
import { printedSections } from '../platforms/printed-questions.ts'
import type { Writer } from '../writer.ts'
import { formatQuestion, type GiftContext } from './gift-question.ts'

export const write: Writer = async ({ paper, template }) => {
  const messages = printedIn(paper.language)
  const context: GiftContext = {
    dialect: moodleDialect(messages, '{'),
    levelOf: ({ difficulty }) => messages.difficulties[difficulty],
    paperCode: paper.code,
    digits: String(paper.questions.length).length,
  }
  const blocks = [
    // Nothing can be escaped in it.
    `$CATEGORY: $course$/${withoutControls(categoryName(paper)).replace(/[\\\n]/g, ' ')}`,
    ...printedSections(paper, template)
      .flatMap(({ items }) => items)
      .flatMap((question) => formatQuestion(question, context)),
  ]
  return ok(utf8.decode(blocks.map((block) => `${block}\n`).join('\n')))
}
