/**
 * The stored sample papers hold what they promise. When makers or chapters change: `node
 * scripts/make-sample-papers.ts`, and look at the pages.
 */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { structureMarks, structureOf } from '#curriculum/structures.ts'
import { checkQuestions } from '#domain/check-questions.ts'
import { totalMarks } from '#domain/structure.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { questionFault } from '#domain/question.ts'
import { layOut } from '#layout/lay-out.ts'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { SAMPLE_PAPERS, samplesOf } from '#templates/sample-papers.ts'
import { getTemplate, TEMPLATES } from '#templates/templates.ts'
import { DEEP } from '#test/deep.ts'
import { readPdf } from './read-pdf.ts'
import { parseSample, readSample } from './sample-papers.ts'

test('each has its own id, and is made from a chapter that is there or drawn against a structure', () => {
  expect(new Set(SAMPLE_PAPERS.map(({ id }) => id)).size).toBe(SAMPLE_PAPERS.length)
  for (const { document } of SAMPLE_PAPERS)
    if (document !== undefined)
      expect(existsSync(new URL(`../../samples/${document}`, import.meta.url)), document).toBe(true)
})

test.each(TEMPLATES)('$id has several, those in the language asked for first', (template) => {
  const samples = samplesOf(template.id, 'zh-TW')
  expect(samples.length).toBeGreaterThanOrEqual(2)
  const others = samples.findIndex(({ language }) => language !== 'zh-TW')
  expect(samples.slice(others).every(({ language }) => language !== 'zh-TW') || others === -1).toBe(true)
})

describe.each(SAMPLE_PAPERS.map((sample, index) => ({ sample, index, id: sample.id })))('$id', ({ sample, index }) => {
  const paper = parseSample(sample)
  const template = getTemplate(sample.templateId)

  test('is the paper that its recipe asks for', () => {
    expect(formatPaper(paper)).toEqual(readSample(sample))
    expect(paper).toMatchObject({
      templateId: sample.templateId,
      language: sample.language,
      title: sample.title[sample.language],
      seed: sample.seed,
      subject: sample.subject[sample.language],
    })
    if (sample.document === undefined)
      expect([paper.structure?.id, totalMarks(paper.questions, paper.structure)]).toEqual([
        sample.structure,
        structureMarks(structureOf(sample.structure)),
      ])
    else
      expect(paper.configuration).toMatchObject({
        totalQuestions: sample.questions,
        timeLimit: sample.minutes,
        questionTypes: sample.types,
      })
    if (sample.document !== undefined && sample.totalMarks !== undefined)
      expect(totalMarks(paper.questions)).toBe(sample.totalMarks)
    expect(template.gradeLevel).toContain(sample.gradeLevel)
  })
  test('has sound questions, each with the words that it stands on or proved', () => {
    expect(paper.questions.length).toBeGreaterThanOrEqual(10)
    expect(paper.questions.map(questionFault).filter((fault) => fault !== undefined)).toEqual([])
    const { errors, warnings } = checkQuestions(readSample(sample).questions, {
      language: sample.language,
      from: { kind: 'own' },
    })
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] })
    for (const { provenance } of paper.questions)
      expect(provenance).toMatchObject(
        sample.document === undefined
          ? { proof: 'proved' }
          : { proof: 'quoted', source: { quote: expect.stringMatching(/\S/) } },
      )
  })
  const prints = async (part: (typeof PAPER_PARTS)[number]): Promise<void> => {
    const warnings: PrintWarning[] = []
    const { pages } = await readPdf(
      await printPdf(layOut(paper, template, { part, pageSize: 'a4' }), (warning) => warnings.push(warning)),
    )
    expect(warnings).toEqual([])
    expect(pages.every((page) => page.includes(paper.code))).toBe(true)
  }
  // Of one sample the paper, of the next the key: a template has several.
  for (const [turn, part] of PAPER_PARTS.entries())
    test(
      `its ${part} prints without a warning, with its code on every page`,
      index % PAPER_PARTS.length === turn ? {} : DEEP,
      () => prints(part),
    )
})
