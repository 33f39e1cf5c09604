/** The page on which a practical is recorded: aim, observations, diagram, conclusion. */
import type { PrintedMessages } from '#messages/printed/printed.ts'
import type { AnswerSpace, PracticalRecord } from './laid-out.ts'

/** The same for every practical: what was done and seen is the class's to write. */
export function practicalRecord(messages: PrintedMessages): PracticalRecord {
  const { heading, aim, observations, columns, diagram, conclusion } = messages.paper.record
  return {
    kind: 'record',
    heading,
    entries: [
      { label: aim, space: room('lines', 2) },
      { label: observations, table: { columns, rows: 5 } },
      { label: diagram, space: room('box', 7) },
      { label: conclusion, space: room('lines', 3) },
    ],
  }
}

const room = (shape: AnswerSpace['shape'], lines: number): AnswerSpace => ({
  kind: 'space',
  shape,
  lines,
  width: 'full',
})
