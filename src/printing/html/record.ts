/** The page on which a practical is recorded. */
import type { PracticalRecord, RecordEntry } from '#layout/laid-out.ts'
import { element, type Content } from './element.ts'
import { roomOf } from './rooms.ts'
import { colonOf, plain, type Words } from './words.ts'

/** On a page of its own: it is handed in by itself, or kept in a file of practicals. */
export const recordOf = ({ heading, entries }: PracticalRecord, words: Words): Content =>
  element(
    'section',
    { class: 'record opens-page' },
    element('h2', {}, plain(heading)),
    entries.map((entry) =>
      element(
        'div',
        { class: 'whole-question' },
        element('h3', {}, plain(entry.label), colonOf(words).trim()),
        'table' in entry ? observationsOf(entry.table) : roomOf(entry.space),
      ),
    ),
  )

const observationsOf = ({ columns, rows }: Extract<RecordEntry, { table: unknown }>['table']): Content =>
  element(
    'table',
    { class: 'observations' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        columns.map((column) => element('th', { scope: 'col' }, element('strong', {}, plain(column)))),
      ),
    ),
    element(
      'tbody',
      {},
      Array.from({ length: rows }, (_, row) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, row + 1),
          columns.slice(1).map(() => element('td')),
        ),
      ),
    ),
  )
