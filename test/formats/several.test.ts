/** Several formats in one ZIP file: which files they give, under which names, read back by another reader of ZIP files. */
import { describe, expect, test } from 'vitest'
import { EXPORT_PARTS } from '#domain/paper-part.ts'
import { FORMAT_IDS } from '#formats/formats.ts'
import { filesOfAll, formatWithout, partsOfAll, placesOf } from '#formats/several.ts'
import { zipFiles } from '#formats/zip-texts.ts'
import { readZip } from './read-zip.ts'

const places = (files: Parameters<typeof placesOf>[0]): readonly string[] =>
  placesOf(files, '光合作用 Test!', '2026-11-20')

describe('the files of several formats', () => {
  test('give the part that is wanted, as two files where no file holds both', () => {
    expect(filesOfAll(['pdf', 'json'], 'both')).toEqual([
      { format: 'pdf', part: 'paper' },
      { format: 'pdf', part: 'key' },
      { format: 'json', part: 'both' },
    ])
    expect(filesOfAll(['pdf', 'json'], 'paper').map(({ part }) => part)).toEqual(['paper', 'paper'])
  })
  test('give what each gives alone where no part is wanted', () => {
    expect(filesOfAll(['docx', 'kahoot']).map(({ part }) => part)).toEqual(['paper', 'both'])
  })
  test('offer the parts that all of them have', () => {
    expect(partsOfAll(['pdf', 'md'])).toEqual(EXPORT_PARTS)
    expect(partsOfAll(['pdf', 'json'])).toEqual(['paper', 'both'])
    expect(partsOfAll(['pdf', 'json', 'kahoot'])).toEqual(['both'])
    const lacking = (['paper', 'both'] as const).map((part) => formatWithout(['pdf', 'json', 'kahoot'], part))
    expect(lacking).toEqual(['kahoot', undefined])
  })
  test('have their own names, in folders where these are the same', () => {
    expect(places(filesOfAll(['pdf', 'xlsx', 'gift', 'kahoot'], 'both'))).toEqual([
      '光合作用_test_2026-11-20.pdf',
      '光合作用_test_answer_key_2026-11-20.pdf',
      'xlsx/光合作用_test_2026-11-20.xlsx',
      '光合作用_test_2026-11-20.gift.txt',
      'kahoot/光合作用_test_2026-11-20.xlsx',
    ])
  })
  test('never share a place, all formats together', () => {
    const all = places(filesOfAll(FORMAT_IDS, 'both'))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(FORMAT_IDS.length)
  })
})

describe('the ZIP file', () => {
  const [text, document] = [new TextEncoder().encode('a'.repeat(5000)), crypto.getRandomValues(new Uint8Array(5000))]
  const files = [
    { path: 'xlsx/試卷.xlsx', bytes: document, mediaType: 'application/vnd.ms-excel' },
    { path: '試卷.md', bytes: text, mediaType: 'text/markdown; charset=utf-8' },
  ]
  test('gives each file back as it was, in their order', async () => {
    const read = await readZip(zipFiles(files))
    expect([...read.keys()]).toEqual(files.map(({ path }) => path))
    for (const { path, bytes } of files) expect(read.get(path)!.equals(bytes), path).toBe(true)
  })
  test('is the same for the same files, and packs the texts', () => {
    expect(zipFiles(files)).toEqual(zipFiles(files))
    expect(zipFiles(files).byteLength).toBeLessThan(6000)
  })
})
