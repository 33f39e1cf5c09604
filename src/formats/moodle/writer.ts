/** A paper as a category of a question bank, in Moodle XML. */
import { utf8 } from '@scure/base'
import { ok } from '#domain/result.ts'
import { optionLabelOf } from '#layout/numbering.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { printedSections } from '../platforms/printed-questions.ts'
import { element, lines, xmlDocument } from '../platforms/xml.ts'
import type { Writer } from '../writer.ts'
import { categoryName } from './category-name.ts'
import { fieldWriter, plainField } from './moodle-text.ts'
import { formatQuestion, type MoodleContext } from './question-xml.ts'

export const write: Writer = async ({ paper, template }) => {
  const messages = printedIn(paper.language)
  const { schoolLevel } = paper.configuration
  const optionLabel = optionLabelOf({ ...paper, ...(schoolLevel === undefined ? {} : { schoolLevel }) }, template)
  const context: MoodleContext = {
    field: fieldWriter(messages, '{'),
    clozeField: fieldWriter(messages, '&#123;'),
    numbering: optionLabel(0).startsWith('A') ? 'ABCD' : 'abc',
    levelOf: ({ difficulty }) => messages.difficulties[difficulty],
    paperCode: paper.code,
    digits: String(paper.questions.length).length,
  }
  const questions = printedSections(paper, template).flatMap(({ items }) => items)
  const category = element('question', { type: 'category' }, plainField('category', `$course$/${categoryName(paper)}`))
  const quiz = element('quiz', {}, lines([category, ...questions.map((question) => formatQuestion(question, context))]))
  return ok(utf8.decode(xmlDocument(quiz)))
}
