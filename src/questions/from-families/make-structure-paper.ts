/** Makes a whole paper of the HKDSE from the question families: offline, at once, every key proved. */
import { drawnStructure, structureOf } from '#curriculum/structures.ts'
import { asId, type TemplateId } from '#domain/ids.ts'
import type { PaperLanguage, Localised } from '#domain/language.ts'
import type { Paper, PaperConfiguration } from '#domain/paper.ts'
import { formLetter, type Form } from '#domain/parallel-form.ts'
import type { StructureId } from '#domain/structure.ts'
import type { Simplify } from '#families/kit/word.ts'
import { paperIdentity } from '../paper-identity.ts'
import { drawStructure } from './draw-structure.ts'

/** `instructions`: as the configuration shows them; the paper itself prints the rubric of its structure. */
export type StructurePaperOrder = {
  readonly structure: StructureId
  readonly language: PaperLanguage
  readonly templateId: TemplateId
  readonly instructions: string
  readonly seed: string
  readonly form?: Form
  /** ISO 8601, UTC. */
  readonly now: string
}

/** Of both presets (specification 2, section 9). */
const QUESTIONS_PER_TOPIC = 5
const TOPIC: Localised = {
  en: 'HKDSE Mathematics',
  'zh-TW': '香港中學文憑考試數學科',
  'zh-CN': '香港中学文凭考试数学科',
}

export function makeStructurePaper(
  { structure: id, language, templateId, instructions, seed, form = 1, now }: StructurePaperOrder,
  simplify: Simplify,
): Paper {
  const structure = structureOf(id)
  const questions = drawStructure({ structure, language, seed, form }, simplify)
  const configuration: PaperConfiguration = {
    title: structure.title[language],
    language,
    difficulty: 'medium',
    questionTypes: structure.questionTypes,
    totalQuestions: questions.length,
    questionsPerTopic: QUESTIONS_PER_TOPIC,
    timeLimit: structure.minutes,
    instructions,
    includeAnswerKey: true,
    paperFormat: structure.paperFormat,
  }
  return {
    ...paperIdentity([seed, id, language, formLetter(form)]),
    title: configuration.title,
    language,
    generationMode: 'concept_based',
    configuration,
    templateId,
    structure: drawnStructure(structure),
    subject: SUBJECT[language],
    grade: 'S6',
    sourceDocuments: [],
    topics: [{ id: asId<'Topic'>('hkdse-mathematics'), name: TOPIC[language] }],
    questions,
    passages: [],
    notices: [],
    status: 'completed',
    seed,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  }
}

const SUBJECT: Localised = { en: 'Mathematics', 'zh-TW': '數學', 'zh-CN': '数学' }
