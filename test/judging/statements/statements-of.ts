/**
 * The statements that the makers find in a document, with their places and features: what is labelled, and what the
 * model of good statements is fitted on.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isChinese } from '#domain/language.ts'
import { seededRandom } from '#domain/random.ts'
import { READING_LIMITS, type ReadDocument } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { statementFeatures as chineseFeatures } from '#questions/from-documents/chinese/survey/statement-features.ts'
import { surveyDocument } from '#questions/from-documents/chinese/survey/survey.ts'
import { prepareLesson } from '#questions/from-documents/english/survey/lesson.ts'
import { statementFeatures as englishFeatures } from '#questions/from-documents/english/survey/statement-features.ts'
import type { Features } from '#questions/logistic-model.ts'

export type FoundStatement = {
  readonly id: string
  readonly text: string
  readonly quote: string
  readonly block: number
  readonly heading?: string | undefined
  readonly features: Features
}

/** In the order of the document. Throws where it cannot be read. */
export async function statementsOf(
  path: string,
): Promise<{ readonly document: ReadDocument; readonly statements: FoundStatement[] }> {
  const name = basename(path)
  const read = await readDocument(new Uint8Array(readFileSync(path)), name, READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${name}: ${read.error.code}`)
  const document = read.value
  const material = { document, found: extractTopics(document), random: seededRandom(name) }
  const found = isChinese(document.language) ? chineseStatements(material) : englishStatements(material)
  return { document, statements: found.map((one) => ({ ...one, id: idOf(name, one.text) })) }
}

type Material = Parameters<typeof prepareLesson>[0]

function englishStatements(material: Material): Omit<FoundStatement, 'id'>[] {
  const lesson = prepareLesson(material)
  return lesson.wanted.map((sentence) => ({
    text: sentence.text,
    quote: sentence.quote,
    block: sentence.block,
    heading: sentence.heading,
    features: englishFeatures(sentence, lesson),
  }))
}

function chineseStatements(material: Material): Omit<FoundStatement, 'id'>[] {
  const survey = surveyDocument(material)
  return survey.statements.map((statement, index) => ({
    text: `${statement.text}。`,
    quote: statement.quote,
    block: statement.block,
    heading: statement.heading,
    features: chineseFeatures(statement, survey.mentions[index]!),
  }))
}

/** The same words of the same file have the same one, so that labels outlive changes of the features. */
const idOf = (file: string, text: string): string =>
  `s_${createHash('sha256')
    .update(file + text)
    .digest('hex')
    .slice(0, 10)}`
