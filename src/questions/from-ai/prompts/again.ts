/** What an AI is told of its last answer when questions are asked for again: in general words only. */
import type { DropReason } from '../ai-warning.ts'

const SENTENCES: Readonly<Record<DropReason, string>> = {
  unreadable: 'some could not be read: give complete JSON in the form below and nothing else',
  not_asked: 'some were of a topic or type that was not asked for: keep to the table',
  bad_form:
    'some did not have the form of their type: four different options with one right letter, keys for every blank, one partner for every item',
  wrong_language: 'some were in another language than the paper',
  badly_written:
    'some pointed to a text or figure that the student does not see, gave their answer away, or were negative',
  no_quotation: 'some had no quotation from the text',
  repeated: 'some repeated a question that exists already: ask about something else, in another way',
  refuted:
    'some had a wrong key, or a quotation that does not stand in the text: work each one out again before you write its key, and copy quotations letter by letter',
  check_broke: 'some could not be checked: write simpler formulas',
}

export const wordReasons = (reasons: ReadonlySet<DropReason>): string[] =>
  [...reasons].map((reason) => SENTENCES[reason])
