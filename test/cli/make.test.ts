/** `setpaper make`, `topics` and `print`; make.deep.test.ts makes papers from every form of the sample chapters. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHAPTERS, describeMade, type PaperJson } from './make-suite.ts'
import { runSetpaper, sample, startSetpaper } from './run-setpaper.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'setpaper-cli-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => join(folder, name)
const paperAt = (name: string): PaperJson => JSON.parse(readFileSync(at(name), 'utf8')) as PaperJson

/** Each form once, both languages, and formulas. */
describeMade(
  CHAPTERS.filter(({ file }) => ['nutrition.txt', 'quadratic-equations.docx', 'self-strengthening.pdf'].includes(file)),
)

describe('chance', () => {
  const make = async (...more: readonly string[]): Promise<void> =>
    expect(await runSetpaper(folder, 'make', sample('nutrition.txt'), ...more)).toMatchObject({ status: 0 })
  test('the same seed gives the same bytes, another seed another paper, which is named from its title and the date', async () => {
    for (const name of ['a.pdf', 'b.pdf']) await make('--title', 'Food & Health: Quiz 1', '--seed', '7', '-o', name)
    await make('--title', 'Food & Health: Quiz 1', '--seed', '8')
    const named = readdirSync(folder).filter((name) => /^food_health_quiz_1_\d{4}-\d\d-\d\d\.pdf$/.test(name))
    expect(named).toHaveLength(1)
    const [first, again, other] = ['a.pdf', 'b.pdf', ...named].map((name) => readFileSync(at(name)))
    expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true)
    expect(other?.equals(first ?? Buffer.alloc(0))).toBe(false)
  })
})

test('a second paper asks other questions than the one it is to avoid', async () => {
  const wish = ['--questions', '5', '--seed', '3', '--json']
  for (const more of [['one.json'], ['two.json', '--avoid', 'one.json']])
    expect(await runSetpaper(folder, 'make', sample('nutrition.txt'), ...wish, ...more)).toMatchObject({ status: 0 })
  const [first, second] = ['one.json', 'two.json'].map((name) =>
    paperAt(name).questions.map(({ question }) => question),
  )
  expect(second?.filter((stem) => first?.includes(stem))).toEqual([])
  expect(await runSetpaper(folder, 'make', sample('nutrition.txt'), '--avoid', sample('nutrition.txt'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('wanted is a paper as JSON'),
  })
})

describe('what the teacher asks for', () => {
  test('marks are spread to exactly the total asked, types are kept to', async () => {
    const wish = ['--marks', '63', '--types', 'true_false,short_answer', '--questions', '20', '--json', 'wish.json']
    expect(await runSetpaper(folder, 'make', sample('nutrition.txt'), ...wish)).toMatchObject({ status: 0 })
    const { questions } = paperAt('wish.json')
    expect(questions.reduce((sum, { marks }) => sum + marks, 0)).toBe(63)
    expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(['true_false', 'short_answer']))
  })
  test('a Traditional document becomes a Simplified paper', async () => {
    expect(
      await runSetpaper(
        folder,
        'make',
        sample('self-strengthening.txt'),
        '--language',
        'zh-CN',
        '--seed',
        '1',
        '--json',
        'cn.json',
      ),
    ).toMatchObject({ status: 0 })
    const text = JSON.stringify(paperAt('cn.json').questions.map(({ question }) => question))
    expect(text).not.toMatch(/[強運動總國學開慶製]/)
  })
  test('an English document with a Chinese paper keeps English questions and says so', async () => {
    const run = await runSetpaper(
      folder,
      'make',
      sample('nutrition.txt'),
      '--language',
      'zh-TW',
      '--seed',
      '1',
      '--json',
      'tw.json',
    )
    expect(run.status).toBe(0)
    expect(run.stderr).toContain('language of the document')
  })
  test('topics are listed, and given as JSON', async () => {
    expect((await runSetpaper(folder, 'topics', sample('nutrition.txt'))).stdout).toContain('The Digestive System')
    const topics = JSON.parse((await runSetpaper(folder, 'topics', sample('nutrition.pdf'), '--json')).stdout) as {
      name: string
      pageNumbers: number[]
    }[]
    expect(topics.find(({ name }) => name === 'A Balanced Diet')?.pageNumbers).toContain(4)
  })
})

test('a process ends with status 1 and one sentence where something is wrong, and with 0 where nothing is', () => {
  const run = startSetpaper(folder, 'make', 'missing.pdf')
  expect(run).toMatchObject({ status: 1, stdout: '' })
  expect(run.stderr).toMatch(/^[^\n]*there is no such file[^\n]*\n$/)
  expect(startSetpaper(folder, 'help')).toMatchObject({ status: 0, stderr: '' })
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
    { name: 'a file that is not there', args: ['make', 'missing.pdf'], says: 'there is no such file' },
    { name: 'a folder', args: ['make', '.'], says: 'is a folder' },
    { name: 'an empty file', args: ['make', 'empty.pdf'], says: 'empty' },
    { name: 'a picture named as PDF', args: ['make', 'picture.pdf'], says: 'PNG' },
    { name: 'a damaged PDF', args: ['make', 'damaged.pdf'], says: 'damaged' },
    { name: 'an option that is not there', args: ['make', 'x.pdf', '--colour', 'red'], says: '--colour' },
    { name: 'topics of two files', args: ['topics', 'a', 'b'], says: 'Name one document' },
    {
      name: 'a paper that is not JSON',
      args: ['print', 'broken.json', '-o', 'y.pdf'],
      says: 'damaged JSON (at line 1, column 2)',
    },
    { name: 'JSON that is no paper', args: ['print', 'not-a-paper.json', '-o', 'y.pdf'], says: 'not a whole paper' },
  ])('$name', async ({ args, says }) => {
    const before = readdirSync(folder)
    const run = await runSetpaper(folder, ...args)
    expect(run).toMatchObject({ status: 1, stdout: '' })
    expect(run.stderr).toContain(says)
    expect(run.stderr.trim().split('\n')).toHaveLength(1)
    expect(run.stderr).not.toContain('    at ')
    expect(readdirSync(folder)).toEqual(before)
  })
  test('a folder that is not there to write to keeps the rest', async () => {
    const run = await runSetpaper(
      folder,
      'make',
      sample('nutrition.txt'),
      '--json',
      'kept.json',
      '-o',
      'nowhere/paper.pdf',
    )
    expect(run).toMatchObject({ status: 1 })
    expect(run.stderr).toContain('Cannot write nowhere/paper.pdf')
    expect(existsSync(at('kept.json'))).toBe(true)
  })
})
