/** Reads a workbook by exceljs: what a program that is not ours finds in it. */
import ExcelJS from 'exceljs'

type Value = string | number | undefined

/** By the name of the sheet, each cell as it is shown; a formula, a link or an error is a fault of ours. */
export async function readSheets(bytes: Uint8Array): Promise<ReadonlyMap<string, readonly (readonly Value[])[]>> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  return new Map(
    book.worksheets.map((sheet) => [
      sheet.name,
      Array.from({ length: sheet.rowCount }, (_, row) =>
        Array.from({ length: sheet.columnCount }, (_, column): Value => {
          const { value } = sheet.getCell(row + 1, column + 1)
          if (value === null) return undefined
          if (typeof value === 'string' || typeof value === 'number') return value
          throw new Error(`${sheet.name} has ${JSON.stringify(value)} in row ${row + 1}, column ${column + 1}`)
        }),
      ),
    ]),
  )
}
