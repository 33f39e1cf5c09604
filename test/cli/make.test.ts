/** `setpaper make`, `topics` and `print` on the sample chapters, from the file to the text that stands in the PDF. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { READING_LIMITS } from '../../src/reading/document.ts'
import { readDocument } from '../../src/reading/read-document.ts'
import { runSetpaper, sample } from './run-setpaper.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'setpaper-cli-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => join(folder, name)
type PaperJson = { language: string; code: string; questions: { type: string; question: string; correctAnswer: unknown; marks: number; proof: string; source: { quote: string } }[] }
const paperAt = (name: string): PaperJson => JSON.parse(readFileSync(at(name), 'utf8')) as PaperJson

/** The words of a document, read with our own reader, spaces left out. */
async function wordsOf(path: string): Promise<string> {
  const read = await readDocument(new Uint8Array(readFileSync(path)), path, READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${path} back: ${read.error.code}`)
  return squeeze(read.value.blocks.map(({ text }) => text).join(' '))
}
const squeeze = (text: string): string => text.normalize('NFKC').replace(/[\s*_$\\]+/g, '').replace(/[‐‑–-]/g, '-')

describe.each([
  { file: 'nutrition.pdf', language: 'en', end: '--- End of Paper ---' },
  { file: 'nutrition.docx', language: 'en', end: '--- End of Paper ---' },
  { file: 'nutrition.txt', language: 'en', end: '--- End of Paper ---' },
  { file: 'quadratic-equations.docx', language: 'en', end: '--- End of Paper ---' },
  { file: 'self-strengthening.pdf', language: 'zh-TW', end: '--- 試卷完 ---' },
  { file: 'self-strengthening.docx', language: 'zh-TW', end: '--- 試卷完 ---' },
  { file: 'self-strengthening.txt', language: 'zh-TW', end: '--- 試卷完 ---' },
])('from $file', ({ file, language, end }) => {
  beforeAll(() => {
    const run = runSetpaper(folder, 'make', sample(file), '--questions', '12', '--seed', 'test', '-o', `${file}.paper.pdf`, '--key', `${file}.key.pdf`, '--json', `${file}.json`)
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
      expect(proof).toBe('quoted')
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
    for (const word of ['Explanation', 'Source:', '解釋', '出處']) expect(printed).not.toContain(word)
  })

  test('the answer key prints the same code as the question paper', async () => {
    const { code } = paperAt(`${file}.json`)
    expect(readFileSync(at(`${file}.key.pdf`)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(runSetpaper(folder, 'print', `${file}.json`, '--part', 'key', '-o', `${file}.again.pdf`)).toMatchObject({ status: 0 })
    expect(readFileSync(at(`${file}.again.pdf`)).equals(readFileSync(at(`${file}.key.pdf`)))).toBe(true)
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  })
})

describe('chance', () => {
  const make = (seed: string, name: string): Buffer => {
    expect(runSetpaper(folder, 'make', sample('nutrition.txt'), '--seed', seed, '-o', name)).toMatchObject({ status: 0 })
    return readFileSync(at(name))
  }
  test('the same seed gives the same bytes, another seed another paper', () => {
    const first = make('7', 'a.pdf')
    expect(make('7', 'b.pdf').equals(first)).toBe(true)
    expect(make('8', 'c.pdf').equals(first)).toBe(false)
  })
})

describe('what the teacher asks for', () => {
  test('marks are spread to exactly the total asked', () => {
    expect(runSetpaper(folder, 'make', sample('nutrition.txt'), '--marks', '73', '--json', 'marks.json')).toMatchObject({ status: 0 })
    expect(paperAt('marks.json').questions.reduce((sum, { marks }) => sum + marks, 0)).toBe(73)
  })
  test('types are kept to', () => {
    expect(runSetpaper(folder, 'make', sample('nutrition.txt'), '--types', 'true_false,short_answer', '--questions', '8', '--json', 'types.json')).toMatchObject({ status: 0 })
    expect(new Set(paperAt('types.json').questions.map(({ type }) => type))).toEqual(new Set(['true_false', 'short_answer']))
  })
  test('a Traditional document becomes a Simplified paper', () => {
    expect(runSetpaper(folder, 'make', sample('self-strengthening.txt'), '--language', 'zh-CN', '--seed', '1', '--json', 'cn.json')).toMatchObject({ status: 0 })
    const text = JSON.stringify(paperAt('cn.json').questions.map(({ question }) => question))
    expect(text).not.toMatch(/[強運動總國學開慶製]/)
  })
  test('an English document with a Chinese paper keeps English questions and says so', () => {
    const run = runSetpaper(folder, 'make', sample('nutrition.txt'), '--language', 'zh-TW', '--seed', '1', '--json', 'tw.json')
    expect(run.status).toBe(0)
    expect(run.stderr).toContain('language of the document')
  })
  test('without a name for the output the paper is named from its title and the date', () => {
    expect(runSetpaper(folder, 'make', sample('nutrition.txt'), '--title', 'Food & Health: Quiz 1')).toMatchObject({ status: 0 })
    expect(readdirSync(folder).filter((name) => /^food_health_quiz_1_\d{4}-\d\d-\d\d\.pdf$/.test(name))).toHaveLength(1)
  })
  test('topics are listed, and given as JSON', () => {
    expect(runSetpaper(folder, 'topics', sample('nutrition.pdf')).stdout).toContain('The Digestive System')
    const topics = JSON.parse(runSetpaper(folder, 'topics', sample('nutrition.pdf'), '--json').stdout) as { name: string; pageNumbers: number[] }[]
    expect(topics.find(({ name }) => name === 'A Balanced Diet')?.pageNumbers).toContain(4)
  })
})

describe('what is wrong is said in one sentence with status 1, and nothing is written', () => {
  beforeAll(() => {
    writeFileSync(at('empty.pdf'), '')
    writeFileSync(at('picture.pdf'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    writeFileSync(at('damaged.pdf'), readFileSync(sample('nutrition.pdf')).subarray(0, 3000))
    writeFileSync(at('not-a-paper.json'), '{"title": 3}')
    writeFileSync(at('broken.json'), '{')
  })
  test.each([
    { name: 'no command', args: ['bake'], says: 'There is no command "bake"' },
    { name: 'no file named', args: ['make'], says: 'Name at least one document' },
    { name: 'a file that is not there', args: ['make', 'missing.pdf'], says: 'there is no such file' },
    { name: 'a folder', args: ['make', '.'], says: 'is a folder' },
    { name: 'an empty file', args: ['make', 'empty.pdf'], says: 'empty' },
    { name: 'a picture named as PDF', args: ['make', 'picture.pdf'], says: 'PNG' },
    { name: 'a damaged PDF', args: ['make', 'damaged.pdf'], says: 'damaged' },
    { name: 'an option that is not there', args: ['make', 'x.pdf', '--colour', 'red'], says: '--colour' },
    { name: 'too many questions', args: ['make', 'x.pdf', '--questions', '101'], says: 'from 5 to 100, not "101"' },
    { name: 'half a question', args: ['make', 'x.pdf', '--questions', '7.5'], says: 'not "7.5"' },
    { name: 'an unknown type', args: ['make', 'x.pdf', '--types', 'riddle'], says: 'not "riddle"' },
    { name: 'an unknown language', args: ['make', 'x.pdf', '--language', 'fr'], says: 'en, zh-TW or zh-CN' },
    { name: 'an output over the input', args: ['make', 'x.pdf', '-o', './x.pdf'], says: 'overwritten' },
    { name: 'two outputs in one file', args: ['make', 'x.pdf', '-o', 'y.pdf', '--key', 'y.pdf'], says: 'written twice' },
    { name: 'six files', args: ['make', 'a', 'b', 'c', 'd', 'e', 'f'], says: 'At most 5' },
    { name: 'topics of two files', args: ['topics', 'a', 'b'], says: 'Name one document' },
    { name: 'a paper that is not JSON', args: ['print', 'broken.json', '-o', 'y.pdf'], says: 'not JSON' },
    { name: 'JSON that is no paper', args: ['print', 'not-a-paper.json', '-o', 'y.pdf'], says: 'not a whole paper' },
    { name: 'no output to print to', args: ['print', 'broken.json'], says: 'where to write' },
  ])('$name', ({ args, says }) => {
    const before = readdirSync(folder)
    const run = runSetpaper(folder, ...args)
    expect(run).toMatchObject({ status: 1, stdout: '' })
    expect(run.stderr).toContain(says)
    expect(run.stderr.trim().split('\n')).toHaveLength(1)
    expect(run.stderr).not.toContain('    at ')
    expect(readdirSync(folder)).toEqual(before)
  })
  test('a folder that is not there to write to keeps the rest', () => {
    const run = runSetpaper(folder, 'make', sample('nutrition.txt'), '--json', 'kept.json', '-o', 'nowhere/paper.pdf')
    expect(run).toMatchObject({ status: 1 })
    expect(run.stderr).toContain('Cannot write nowhere/paper.pdf')
    expect(existsSync(at('kept.json'))).toBe(true)
  })
})
