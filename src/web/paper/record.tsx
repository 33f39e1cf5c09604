/** The page on which a practical is recorded. */
import type { RecordEntry as Entry } from '#layout/laid-out.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Measures } from './measures.ts'
import { colon } from './key.tsx'
import { Space } from './rooms.tsx'

export function RecordEntry({
  entry,
  language,
  measures,
}: {
  readonly entry: Entry
  readonly language: PaperLanguage
  readonly measures: Measures
}) {
  return (
    <div className="paper-record">
      <p>
        <strong>
          {entry.label}
          {colon(language).trim()}
        </strong>
      </p>
      {'space' in entry ? (
        <Space space={entry.space} width={measures.textWidth} measures={measures} />
      ) : (
        <Table columns={entry.table.columns} rows={entry.table.rows} />
      )}
    </div>
  )
}

function Table({ columns, rows }: { readonly columns: readonly string[]; readonly rows: number }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {columns.slice(1).map((words) => (
              <td key={words}>{'\u00a0'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
