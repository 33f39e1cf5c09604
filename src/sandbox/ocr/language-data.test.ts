import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findLanguageData, languagesOf } from './language-data.ts'

const root = mkdtempSync(join(tmpdir(), 'setpaper-tessdata-'))
afterAll(() => rmSync(root, { recursive: true }))

function folderWith(name: string, files: readonly string[]): string {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  for (const file of files) writeFileSync(join(folder, file), '')
  return folder
}

describe('language data', () => {
  const own = folderWith('data/tessdata', ['chi_tra.traineddata.gz', 'osd.traineddata'])
  const system = folderWith('usr', ['eng.traineddata', 'chi_tra.traineddata'])

  test('are found in the product’s own folder first, packed or not, then in those of the system', () => {
    const data = findLanguageData({ DATA_DIR: join(root, 'data') }, [join(root, 'missing'), system])
    expect(data).toEqual({
      folder: own,
      files: { eng: join(system, 'eng.traineddata'), chi_tra: join(own, 'chi_tra.traineddata.gz') },
    })
    expect(languagesOf(data)).toEqual(['eng', 'chi_tra'])
  })

  test('are found where Tesseract is told to look for them', () => {
    expect(findLanguageData({ DATA_DIR: join(root, 'elsewhere'), TESSDATA_PREFIX: system }, []).files.eng).toBe(
      join(system, 'eng.traineddata'),
    )
  })

  test('that are missing leave the folder to put them in', () => {
    const { files, folder } = findLanguageData({}, [])
    expect([Object.keys(files), folder.endsWith(join('data', 'tessdata'))]).toEqual([[], true])
  })
})
