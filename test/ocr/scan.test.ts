/**
 * Scans from the file to the paper, where Tesseract's language data are installed. `scan.pdf`: the first pages of two
 * samples (honey-bees and four-treasures), as faxes of 200 dots an inch; `english-scan.pdf`: the first of them.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentWithTopics } from '../../src/reading/topics/found-topic.ts'
import { findLanguageData, languagesOf } from '../../src/sandbox/ocr/language-data.ts'
import { readWithRecognition } from '../../src/sandbox/ocr/read-with-recognition.ts'
import { openReadingPool } from '../../src/sandbox/reading/read-in-child.ts'
import { sample, startSetpaper } from '../cli/run-setpaper.ts'
import { characterErrorRate } from './character-errors.ts'

const data = findLanguageData()
const installed = languagesOf(data)
const haveBoth = installed.includes('eng') && installed.includes('chi_tra')
const SCAN = join(import.meta.dirname, 'scan.pdf')
const bytes = new Uint8Array(readFileSync(SCAN))
/** A machine under load recognises a page in half a minute. */
const PATIENCE = 300_000

const pool = openReadingPool({ atOnce: 1, spares: 0 })
let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'setpaper-ocr-'))))
afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!haveBoth)(
  `a scan in two languages${haveBoth ? '' : ' (skipped: no language data of Tesseract for English and Traditional Chinese)'}`,
  () => {
    let read: DocumentWithTopics
    beforeAll(async () => {
      const result = await readWithRecognition(pool, bytes, 'scan.pdf', { atOnce: 1, data })
      if (!result.ok) throw new Error(`Cannot read the scan: ${result.error.code}`)
      read = result.value
    }, PATIENCE)

    const textOf = (page: number): string =>
      read.document.blocks
        .filter((block) => block.page === page)
        .map(({ text }) => text)
        .join('')
    /** The true text is that of the whole sample: as much of it as was read. */
    const truthOf = (name: string, page: number): string =>
      Array.from(readFileSync(sample(name), 'utf8').replace(/\s+/g, ''))
        .slice(0, Array.from(textOf(page).replace(/\s+/g, '')).length)
        .join('')

    test('says which pages were recognised', () => {
      expect(read.document.warnings).toEqual([{ code: 'recognised_pages', pages: [1, 2] }])
    })

    test.each([
      { page: 1, name: 'honey-bees.txt', most: 0.02 },
      { page: 2, name: 'four-treasures.txt', most: 0.1 },
    ])('page $page is $name, but for few characters', ({ page, name, most }) => {
      expect(characterErrorRate(truthOf(name, page), textOf(page))).toBeLessThan(most)
    })

    test('headings are found by their size, paragraphs are put together', () => {
      const headings = read.document.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
      expect(headings).toContain('Unit 4 The World of Honey Bees')
      expect(headings.some((text) => text.startsWith('第三課 文房'))).toBe(true)
      expect(
        read.document.blocks.some(({ text }) =>
          text.includes('A colony is a large group of animals of one kind that live and work together.'),
        ),
      ).toBe(true)
    })
  },
)

test('without language data the scan is refused, and nothing is fetched', async () => {
  const read = await readWithRecognition(pool, bytes, 'scan.pdf', { atOnce: 1, data: { files: {}, folder: '' } })
  expect(read).toEqual({ ok: false, error: { code: 'scan', pages: [1, 2] } })
})

test(
  'the command line makes a paper of a scan, or says which files are missing where',
  () => {
    const run = startSetpaper(
      folder,
      'make',
      join(import.meta.dirname, 'english-scan.pdf'),
      '--questions',
      '8',
      '--seed',
      'scan',
      '-o',
      'paper.pdf',
      '--json',
      'paper.json',
    )
    if (installed.length === 3) {
      expect(run).toMatchObject({ status: 0 })
      expect(run.stderr).toContain(
        'english-scan.pdf: Page 1 was read by character recognition; check the quotations from it.',
      )
      expect(run.stderr).toContain('english-scan.pdf: character recognition, page 1 of 1')
      const { metadata } = JSON.parse(readFileSync(join(folder, 'paper.json'), 'utf8')) as {
        metadata: { notices: { kind: string }[] }
      }
      expect(metadata.notices.map(({ kind }) => kind)).toContain('pages_recognised')
    } else if (installed.length === 0) {
      expect(run.status).toBe(1)
      expect(run.stderr).toContain('eng.traineddata, chi_tra.traineddata and chi_sim.traineddata')
      expect(run.stderr).toContain(join('data', 'tessdata'))
    }
  },
  PATIENCE,
)
