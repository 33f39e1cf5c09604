/** What the command line takes besides documents: papers of the HKDSE, families, draws, printing again, and its refusals. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSetpaper, sample } from './run-setpaper.ts'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'setpaper-specification-'))
  expect(await runSetpaper(folder, 'hkdse', 'paper-2', '--seed', '1', '--json', 'two.json')).toMatchObject({
    status: 0,
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Line = { readonly family: string; readonly seed: string; readonly question: string; readonly given: object }

const stems = (name: string): string[] =>
  (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { questions: { question: string }[] }).questions.map(
    ({ question }) => question,
  )

test('hkdse numbers its forms 1 to 6, and still reads the letters of earlier calls (decision D50)', async () => {
  for (const [form, name] of [
    ['2', 'second.json'],
    ['B', 'letter.json'],
    ['1', 'first.json'],
  ] as const)
    expect(await runSetpaper(folder, 'hkdse', 'paper-2', '--seed', '1', '--form', form, '--json', name)).toMatchObject({
      status: 0,
    })
  expect(stems('letter.json')).toEqual(stems('second.json'))
  expect(stems('first.json')).toEqual(stems('two.json'))
  expect(stems('second.json')).not.toEqual(stems('first.json'))
})

test('draw gives one question a line with what was drawn and claims, the same for a seed, in a language', async () => {
  const lines = async (...args: string[]): Promise<[Line, ...Line[]]> =>
    (await runSetpaper(folder, 'draw', ...args)).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line) as [Line, ...Line[]]
  const [first] = await lines('--seed', '7', '-n', '1')
  expect(first).toMatchObject({ family: expect.any(String), given: expect.any(Object), claims: expect.any(Array) })
  expect(await lines('--seed', '7', '-n', '1')).toEqual([first])
  expect(await lines('--seed', '7')).toHaveLength(10)
  const [chinese] = await lines(first.family, '--seed', '7', '--language', 'zh-TW')
  expect(chinese.question).toMatch(/\p{Script=Han}/u)
  expect((await lines(first.family, '--at', first.seed))[0]).toMatchObject({
    given: first.given,
    question: first.question,
  })
})

test('families and topics are listed as JSON', async () => {
  const families = JSON.parse((await runSetpaper(folder, 'families', '--unit', 'SS11', '--json')).stdout) as {
    unit: string
  }[]
  expect(new Set(families.map(({ unit }) => unit))).toEqual(new Set(['SS11']))
  const topics = JSON.parse(
    (await runSetpaper(folder, 'topics', sample('honey-bees.txt'), '--json')).stdout,
  ) as object[]
  // As the API gives a topic.
  expect(topics[0]).toEqual({
    id: expect.any(String),
    name: 'Life in the Colony',
    description: expect.any(String),
    subtopics: expect.any(Array),
    difficulty: 'easy',
    confidence: expect.any(Number),
    questionCount: 5,
    subject: 'General',
    pageNumbers: [],
  })
})

test('print names its files from the title where nothing else is said', async () => {
  const { title } = JSON.parse(readFileSync(join(folder, 'two.json'), 'utf8')) as { title: string }
  expect(title).toBe('HKDSE Mathematics Paper 2 - Multiple Choice')
  expect(await runSetpaper(folder, 'print', 'two.json', '--part', 'both')).toMatchObject({ status: 0, stderr: '' })
  const day = String.raw`\d{4}-\d\d-\d\d\.pdf`
  expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual([
    expect.stringMatching(new RegExp(`^hkdse_mathematics_paper_2_multiple_choice_${day}$`)),
    expect.stringMatching(new RegExp(`^hkdse_mathematics_paper_2_multiple_choice_answer_key_${day}$`)),
  ])
})

describe('one sentence on standard error says what is wrong and what to do', () => {
  test.each([
    [
      ['print', 'two.json', '--version', 'B', '-o', 'b.pdf'],
      /^This paper has no version B: .+\. Leave the version out/,
    ],
    [['print', 'two.json', '--version', 'G', '-o', 'g.pdf'], /^--version must be A, B, C, D, E or F, not "G"\.$/],
    [['hkdse', 'paper-2', '--form', '7'], /^--form must be a number from 1 to 6, not "7"\.$/],
    [['hkdse', 'paper-3'], /paper-1/],
    [['make', 'a.txt', '--questons', '5'], /^There is no option --questons here\. See setpaper help\.$/],
    [['make', 'a.txt', '--seed'], /^--seed needs a value after it\. See setpaper help\.$/],
    [['topics', 'a.txt', '--json=yes'], /^--json stands alone and takes no value\. See setpaper help\.$/],
    [['make', 'none.txt'], /none\.txt/],
    [['draw', 'no-such-family'], /setpaper families/],
    [[], /^Name a command: make, .+, or help\.$/],
    [['print'], /^Name one paper: setpaper print PAPER\.json\.$/],
    [['bake'], /^There is no command "bake": use make,/],
  ])('setpaper %j', async (args, sentence) => {
    const { status, stdout, stderr } = await runSetpaper(folder, ...args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync(join(folder, 'b.pdf')) || existsSync(join(folder, 'g.pdf'))).toBe(false)
  })
})
