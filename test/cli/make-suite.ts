/** Papers made by the command line from sample chapters, from the file to the text that stands in the PDF. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { runSetpaper, sample } from './run-setpaper.ts'

type Chapter = { readonly file: string; readonly language: string; readonly end: string }
export type PaperJson = {
  language: string
  code: string
  questions: {
    type: string
    question: string
    correctAnswer: unknown
    marks: number
    proof: string
    source: { quote: string }
  }[]
}

const END_IN_ENGLISH = '--- End of Paper ---'
const END_IN_CHINESE = '--- 試卷完 ---'
export const CHAPTERS: readonly Chapter[] = [
  { file: 'nutrition.pdf', language: 'en', end: END_IN_ENGLISH },
  { file: 'nutrition.docx', language: 'en', end: END_IN_ENGLISH },
  { file: 'nutrition.txt', language: 'en', end: END_IN_ENGLISH },
  { file: 'quadratic-equations.docx', language: 'en', end: END_IN_ENGLISH },
  { file: 'self-strengthening.pdf', language: 'zh-TW', end: END_IN_CHINESE },
  { file: 'self-strengthening.docx', language: 'zh-TW', end: END_IN_CHINESE },
  { file: 'self-strengthening.txt', language: 'zh-TW', end: END_IN_CHINESE },
]

const LABELS_OF_KEY = ['Explanation:', 'Source:', '解釋:', '出處:'] as const

export function describeMade(chapters: readonly Chapter[]): void {
  describe.each(chapters)('from $file', ({ file, language, end }) => {
    let folder = ''
    const at = (name: string): string => join(folder, name)
    const paperAt = (name: string): PaperJson => JSON.parse(readFileSync(at(name), 'utf8')) as PaperJson
    beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'setpaper-cli-'))))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    beforeAll(async () => {
      const run = await runSetpaper(
        folder,
        'make',
        sample(file),
        '--questions',
        '12',
        '--seed',
        'test',
        '-o',
        `${file}.paper.pdf`,
        '--key',
        `${file}.key.pdf`,
        '--json',
        `${file}.json`,
      )
      expect(run).toMatchObject({ status: 0 })
    })

    test('twelve questions come out, in the language of the document, of at least three types', () => {
      const paper = paperAt(`${file}.json`)
      expect(paper.language).toBe(language)
      expect(paper.questions).toHaveLength(12)
      expect(new Set(paper.questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3)
    })

    test('every quotation stands in the document to the letter', async () => {
      const document = await wordsOf(sample(file))
      for (const { proof, source } of paperAt(`${file}.json`).questions) {
        // A family needs no document.
        if (proof === 'proved') continue
        expect(['quoted', 'reviewed']).toContain(proof)
        expect(document).toContain(squeeze(source.quote))
      }
    })

    test('the question paper prints every question and the end line, and no explanation or source', async () => {
      const printed = await wordsOf(at(`${file}.paper.pdf`))
      expect(printed).toContain(squeeze(end))
      for (const { question } of paperAt(`${file}.json`).questions) {
        if (question.includes('$')) continue
        for (const piece of question.split('____')) expect(printed).toContain(squeeze(piece).slice(0, 30))
      }
      // "試解釋 …" asks; with a colon it is the label of the key.
      for (const label of LABELS_OF_KEY) expect(printed).not.toContain(label)
      const key = await wordsOf(at(`${file}.key.pdf`))
      expect(LABELS_OF_KEY.some((label) => key.includes(label))).toBe(true)
    })

    test('the answer key prints the same code as the question paper', async () => {
      const { code } = paperAt(`${file}.json`)
      expect(
        readFileSync(at(`${file}.key.pdf`))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      expect(
        await runSetpaper(folder, 'print', `${file}.json`, '--part', 'key', '-o', `${file}.again.pdf`),
      ).toMatchObject({
        status: 0,
      })
      expect(readFileSync(at(`${file}.again.pdf`)).equals(readFileSync(at(`${file}.key.pdf`)))).toBe(true)
      expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    })
  })
}

/** The words of a document, read with our own reader, spaces left out. */
async function wordsOf(path: string): Promise<string> {
  const read = await readDocument(new Uint8Array(readFileSync(path)), path, READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${path} back: ${read.error.code}`)
  return squeeze(read.value.blocks.map(({ text }) => text).join(' '))
}
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s*_$\\]+/g, '')
    .replace(/[‐‑–-]/g, '-')
