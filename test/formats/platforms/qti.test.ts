/**
 * QTI 2.1 read back by others' readers of zip files and XML. Its form is checked by libxml2: against a grammar of the
 * part that we write, and against the standard's own schemas where `QTI_SCHEMAS` names their folder (docs/formats.md).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { validateXML, type XMLFileInfo } from 'xmllint-wasm'
import type { Paper } from '#domain/paper.ts'
import { QUESTION_TYPES, type Question } from '#domain/question.ts'
import { ok } from '#domain/result.ts'
import { parseRichText, plainText } from '#domain/rich-text.ts'
import { printedSections } from '#formats/platforms/printed-questions.ts'
import { write as writeQti } from '#formats/qti21/writer.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { setFormulas } from '#printing/maths/set-formulas.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { NAUGHTY_STRINGS } from '../../api/fuzzing/naughty-strings.ts'
import { DEEP } from '#test/deep.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../../golden/papers/golden-papers.ts'
import { randomPapers } from '../random-papers.ts'
import { naughtyQuestions, paperOf } from './naughty-questions.ts'
import { parseXml } from './read-html.ts'
import { mathmlLine, readQti, type ReadItem, type ReadPackage } from './read-qti.ts'
import { comparable, drawings, oneLine, shownQuestion, shownRows } from './shown-question.ts'
import { shown, tidy } from './shown.ts'
import { standardSchemas } from './standard-schemas.ts'

const PAPERS = { ...GOLDEN_PAPERS, ...PASSAGE_PAPERS, ...EXAMINATION_PAPERS }

const templateOf = (paper: Paper) => findTemplate(paper.templateId) ?? templateFor(paper.configuration)

async function writtenQti(paper: Paper): Promise<Uint8Array> {
  const written = await writeQti(
    { paper, template: templateOf(paper), part: 'both', reader: 'owner' },
    {
      print: () => Promise.reject(new Error('No page is printed')),
      printQuiz: () => Promise.reject(new Error('No page is printed')),
      setFormulas: async (formulas) => ok(setFormulas(formulas)),
    },
  )
  if (!written.ok) throw new TypeError('Not written')
  return written.value
}

/** The same line with MathML in the place of LaTeX, which stays where MathJax does not know it. */
async function inMathml(line: string): Promise<string> {
  const found = [...line.matchAll(/⟦([^⟧]*)⟧|⟪([^⟫]*)⟫/g)]
  const formulas = found.map(([, tex, displayed]) => ({
    tex: tex ?? displayed ?? '',
    display: displayed !== undefined,
  }))
  const set = setFormulas(formulas)
  let next = 0
  return line.replace(/⟦[^⟧]*⟧|⟪[^⟫]*⟫/g, () => {
    const mathml = set[next] ?? undefined
    next += 1
    return mathml === undefined ? formulas[next - 1]!.tex : `⟦${mathmlLine(parseXml(mathml).documentElement!)}⟧`
  })
}
const inMathmlAll = (lines: readonly string[]): Promise<string[]> => Promise.all(lines.map(inMathml))

async function expectRoundTrip(paper: Paper): Promise<ReadPackage> {
  const read = await readQti(await writtenQti(paper))
  expect([tidy(read.title), read.minutes]).toEqual([tidy(paper.title), paper.configuration.timeLimit])
  const items = read.sections.flatMap((section) => section.items)
  const printed = printedSections(paper, templateOf(paper)).flatMap((section) => section.items)
  expect(new Set(printed.map(({ question }) => question))).toEqual(new Set(paper.questions))
  for (const { number, question } of printed) {
    const own = items.filter(({ identifier }) => Number.parseInt(identifier.slice(1), 10) === number)
    await expectSame(question, own, paper, read)
  }
  return read
}

async function expectSame(
  question: Question,
  own: readonly ReadItem[],
  paper: Paper,
  { files }: ReadPackage,
): Promise<void> {
  const { key, paper: words } = printedIn(paper.language)
  const asked = shownQuestion(
    question,
    paper,
    (svg, alt) => `[${[...files].find(([, text]) => text === svg)?.[0]}|${alt}]`,
  )
  const [first] = own
  for (const [index, item] of own.entries()) {
    const field =
      item.interaction !== 'textEntryInteraction' ? '' : own.length === 1 ? '____' : `${key.blank(index + 1)}: ____`
    expect(comparable(oneLine(item.text))).toBe(comparable(oneLine([await inMathml(asked), field])))
    expect(item.rows).toEqual(await Promise.all(shownRows(question, paper).map(inMathmlAll)))
    expect(item.feedback).toEqual(
      question.explanation.length === 0 ? [] : [await inMathml(shown(question.explanation))],
    )
    expect(item.maximum).toBe(item.marks)
    expect(item.isMarkedByMachine).toBe(item.interaction !== 'extendedTextInteraction')
  }
  expect(own.reduce((sum, { marks }) => sum + marks, 0)).toBeCloseTo(question.marks, 9)
  for (const svg of drawings(question, paper)) expect([...files.values()]).toContain(svg)
  if (question.type !== 'fill_blank' || first!.interaction === 'extendedTextInteraction') expect(own).toHaveLength(1)
  const { interaction, choices, correct, mapping, sides, guide, scheme, marks } = first!
  switch (question.type) {
    case 'multiple_choice': {
      expect(choices.map(([, option]) => option)).toEqual(
        await inMathmlAll(question.options.map((option) => shown(option))),
      )
      const [right] = choices[question.keyIndex]!
      expect({ correct, mapping }).toEqual({ correct: [right], mapping: [[right, marks]] })
      return
    }
    case 'true_false': {
      expect(choices.map(([, option]) => option)).toEqual([words.true, words.false])
      const [right] = choices[question.key ? 0 : 1]!
      expect({ correct, mapping }).toEqual({ correct: [right], mapping: [[right, marks]] })
      return
    }
    case 'fill_blank': {
      const answers = question.keys.map((accepted) => accepted.map((answer) => tidy(plainText(answer))))
      if (interaction === 'textEntryInteraction') {
        expect(own.map((item) => item.correct)).toEqual(answers.map(([best]) => [best]))
        for (const [index, item] of own.entries()) {
          const lower = (all: readonly string[]) => new Set(all.map((answer) => answer.toLowerCase()))
          expect(lower(item.mapping.map(([answer]) => answer))).toEqual(lower(answers[index]!))
          expect(item.mapping.every(([, earned]) => earned === item.marks)).toBe(true)
        }
        return
      }
      // Only where a pupil cannot type one of the answers.
      expect(
        question.keys.flat(2).some(({ kind }) => kind !== 'text' && kind !== 'break') || answers.flat().includes(''),
      ).toBe(true)
      break
    }
    case 'matching': {
      expect(sides.map((side) => side.map(([, item]) => item))).toEqual(
        await Promise.all([question.left, question.right].map((side) => inMathmlAll(side.map((item) => shown(item))))),
      )
      const pairs = question.left.map((_, from) => {
        const to = question.pairs.find(([one]) => one === from)![1]
        return `${sides[0]![from]![0]} ${sides[1]![to]![0]}`
      })
      expect(correct).toEqual(pairs)
      expect(mapping).toEqual(pairs.map((pair) => [pair, question.marks / pairs.length]))
      return
    }
    case 'short_answer':
      expect(guide).toContain(tidy(`<b>${key.answer}:</b> ${await inMathml(shown(question.key))}`))
      break
    case 'essay':
      expect(scheme.slice(1)).toEqual(
        await Promise.all(
          question.markingGuide.map(({ text, marks: earned, remark }) =>
            inMathmlAll([shown(text), `${earned}`, shown(parseRichText(remark ?? ''))]),
          ),
        ),
      )
      break
    case 'long_question':
      for (const part of question.parts)
        if (part.marks > 0) expect(guide).toContain(tidy(`<b>${key.answer}:</b> ${await inMathml(shown(part.key))}`))
  }
  expect(interaction).toBe('extendedTextInteraction')
}

/** All files of XML of some packages, by names of their own. */
const xmlOf = (packages: readonly ReadPackage[]): XMLFileInfo[] =>
  packages.flatMap(({ files }, index) =>
    [...files]
      .filter(([name]) => name.endsWith('.xml'))
      .map(([name, contents]) => ({ fileName: `${index}-${name}`, contents })),
  )

const GRAMMAR = {
  fileName: 'qti-part.rng',
  contents: readFileSync(join(import.meta.dirname, 'qti-part.rng'), 'utf8'),
}
const MEMORY = { initialMemoryPages: 1024, maxMemoryPages: 16384 }

async function expectValid(packages: readonly ReadPackage[]): Promise<void> {
  const xml = xmlOf(packages)
  const checked = await validateXML({ xml, schema: [GRAMMAR], extension: 'relaxng', ...MEMORY })
  expect(checked.errors).toEqual([])
  const folder = process.env.QTI_SCHEMAS
  if (folder === undefined || !existsSync(folder)) return
  const { schema, preload } = standardSchemas(folder)
  const items = xml.filter(({ fileName }) => !fileName.endsWith('-imsmanifest.xml'))
  expect((await validateXML({ xml: items, schema: [schema], preload, ...MEMORY })).errors).toEqual([])
}

test('the golden papers say in QTI what they said, in valid packages', async () => {
  const packages: ReadPackage[] = []
  for (const paper of Object.values(PAPERS)) packages.push(await expectRoundTrip(paper))
  await expectValid(packages)
})

test('the grammar refuses what is not QTI', async () => {
  const good = '<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="paper" title="Bees"/>'
  const checked = await validateXML({
    xml: [{ fileName: 'bad.xml', contents: good }],
    schema: [GRAMMAR],
    extension: 'relaxng',
  })
  expect(checked.valid).toBe(false)
})

test('the same paper gives the same bytes, whatever the zone of the clock', async () => {
  const paper = GOLDEN_PAPERS.mathematics!
  const here = await writtenQti(paper)
  vi.stubEnv('TZ', 'Asia/Hong_Kong')
  expect(Buffer.from(await writtenQti(paper)).equals(here)).toBe(true)
})

describe('random papers say in QTI what they said', () => {
  const holds = async (numRuns: number) => {
    const packages: ReadPackage[] = []
    await fc.assert(
      fc.asyncProperty(randomPapers, async (paper) => void packages.push(await expectRoundTrip(paper))),
      { numRuns },
    )
    await expectValid(packages)
  }
  test('60 of them', () => holds(60))
  // Five times 100, so that no test is a matter of minutes.
  for (const more of [1, 2, 3, 4, 5]) test(`100 of them, time ${more}`, DEEP, () => holds(100))
})

describe('naughty strings stay text in every field', () => {
  test('each in a question of one type', () => expectAll((questions, index) => [questions[index % questions.length]!]))
  for (const type of QUESTION_TYPES)
    test(`each in a question of the type ${type}`, DEEP, () =>
      expectAll((questions) => questions.filter((question) => question.type === type)),
    )

  async function expectAll(pick: (questions: Question[], index: number) => Question[]): Promise<void> {
    const packages: ReadPackage[] = []
    for (const [index, naughty] of NAUGHTY_STRINGS.entries())
      packages.push(await expectRoundTrip(paperOf(naughty, pick(naughtyQuestions(naughty), index))))
    await expectValid(packages)
  }
})
