/** GET /templates/{id}/samples */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listTemplateSamples } from '#contract/templates.ts'
import type { AnswerOf } from '#contract/route.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { formatQuestion } from '#domain/format-question.ts'
import { totalMarks } from '#domain/structure.ts'
import type { Paper } from '#domain/paper.ts'
import { formatPaper, parsePaper } from '#domain/paper-json.ts'
import type { Template } from '#domain/template.ts'
import { err, ok } from '#domain/result.ts'
import { layOut } from '#layout/lay-out.ts'
import { examinationSections } from '#layout/examination/examination-sections.ts'
import { examinationFormat } from '#layout/examination/format.ts'
import { sectionsOf } from '#layout/sections.ts'
import { samplesOf, type SamplePaper } from '#templates/sample-papers.ts'
import { findTemplate, getTemplate } from '#templates/templates.ts'
import { HOME } from '../foundation/data-directory.ts'
import { endpoint } from '../http/endpoint.ts'

type SampleAnswer = AnswerOf<typeof listTemplateSamples>[number]

/** Each file is read once. */
export function list() {
  const answers = new Map<string, Promise<SampleAnswer>>()
  const answerOf = (sample: SamplePaper): Promise<SampleAnswer> => {
    const kept = answers.get(sample.id) ?? readSample(sample)
    answers.set(sample.id, kept)
    kept.catch(() => answers.delete(sample.id))
    return kept
  }
  return endpoint(listTemplateSamples, async ({ params, query }) => {
    const template = findTemplate(params.id)
    return template === undefined
      ? err({ code: 'not_found' })
      : ok(await Promise.all(samplesOf(template.id, query.language ?? 'en').map(answerOf)))
  })
}

/** Throws an Error that names the faults of a stored paper that cannot be read. */
async function readSample({
  id,
  templateId,
  language,
  title,
  subject,
  gradeLevel,
}: SamplePaper): Promise<SampleAnswer> {
  const parsed = parsePaper(JSON.parse(await readFile(join(HOME, 'samples/papers', `${id}.json`), 'utf8')), {
    from: { kind: 'own' },
  })
  if (!parsed.ok) throw new Error(`Cannot read the sample paper ${id}: ${JSON.stringify(parsed.error)}`)
  const paper = parsed.value
  const template = getTemplate(templateId)
  const laidOut = layOut(paper, template, { part: 'paper', pageSize: 'a4' })
  const headings = laidOut.blocks.flatMap((block) => (block.kind === 'section' ? [block.heading] : []))
  return {
    id,
    templateId,
    language,
    gradeLevel,
    title: title.en,
    titleTC: title['zh-TW'],
    titleSC: title['zh-CN'],
    titles: title,
    subject: subject.en,
    subjects: subject,
    duration: paper.configuration.timeLimit,
    totalMarks: totalMarks(paper.questions, paper.structure),
    generatedDate: paper.createdAt,
    sections: sectionsIn(paper, template).map((section, index) => {
      const { title, instruction } = mustBeThere(headings[index], 'the heading of a section')
      return {
        id: section.id,
        title,
        instructions: instruction,
        totalMarks: section.marks,
        questions: section.items.map(({ question }) => formatQuestion(question)),
      }
    }),
    paper: formatPaper(paper),
  }
}

/** The sections as the layout of the template has them. */
function sectionsIn(paper: Paper, template: Template) {
  if (examinationFormat(template) === undefined)
    return sectionsOf(paper.questions, template.questionNumbering).map(({ type, marks, items }) => ({
      id: type,
      marks,
      items,
    }))
  return examinationSections(paper.questions, paper.structure).map(({ label, marks, items }) => ({
    id: label,
    marks,
    items,
  }))
}
