/** The formats in which a paper can be had, in the order in which they are offered; entries.ts has a line for each. */
import * as entries from './entries.ts'
import { FORMAT_GROUPS, type Formats } from './format.ts'

export type Format = keyof typeof entries

/** What the buttons give that name no format. */
export const USUAL_FORMAT: Format = 'pdf'

export const FORMATS = asOffered(entries)
export const FORMAT_IDS = Object.keys(FORMATS) as [Format, ...Format[]]

/** The usual one, then group by group, each by the alphabet. */
function asOffered<const Table extends Formats>(table: Table): Table {
  const placed = Object.entries(table).map(
    ([format, entry]) =>
      [format === USUAL_FORMAT ? '' : `${FORMAT_GROUPS.indexOf(entry.group)}${format}`, [format, entry]] as const,
  )
  return Object.fromEntries(placed.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)) as Table
}
