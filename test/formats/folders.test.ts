/** Each format has its folder with what writes it, and each such folder its line in entries.ts. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FORMAT_GROUPS } from '#formats/format.ts'
import { FORMAT_IDS, FORMATS, USUAL_FORMAT } from '#formats/formats.ts'

const folder = resolve(import.meta.dirname, '../../src/formats')
const foldersWith = (name: string): string[] => globSync(`*/${name}`, { cwd: folder }).map(dirname).toSorted()

test('a folder with an entry has a writer, and a line names it', () => {
  expect(foldersWith('entry.ts')).toEqual(FORMAT_IDS.toSorted())
  expect(foldersWith('writer.ts')).toEqual(FORMAT_IDS.toSorted())
})

test.each(FORMAT_IDS)('what writes %s has the type that the compiler checks, and is there', async (format) => {
  expect(readFileSync(resolve(folder, format, 'writer.ts'), 'utf8')).toMatch(/^export const write: Writer = /m)
  expect(readFileSync(resolve(folder, format, 'entry.ts'), 'utf8')).toMatch(/^export const entry: FormatEntry = /m)
  const { write } = (await import(`../../src/formats/${format}/writer.ts`)) as { readonly write: unknown }
  expect(write).toBeTypeOf('function')
})

test('formats are offered group by group, the usual one first', () => {
  expect(FORMAT_IDS[0]).toBe(USUAL_FORMAT)
  const groups = FORMAT_IDS.map((format) => FORMAT_GROUPS.indexOf(FORMATS[format].group))
  expect(groups).toEqual(groups.toSorted((one, other) => one - other))
})
