/** What the demo finds in chapters of our own (samples/), as the file of each language. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaperLanguage } from '#domain/language.ts'
import { convertQuestion, convertWords } from '#questions/convert-script.ts'
import { readSample } from '#web/landing/demo/read-sample.ts'

const CHAPTERS: Readonly<Record<PaperLanguage, string>> = {
  en: 'honey-bees.pdf',
  'zh-TW': 'self-strengthening.pdf',
  'zh-CN': 'self-strengthening.pdf',
}

export async function ownSample(language: PaperLanguage): Promise<string> {
  const name = CHAPTERS[language]
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../../samples', name)))
  const read = await readSample(
    { bytes, name },
    () => undefined,
    async () => undefined,
  )
  if (!read.ok) throw new Error(`Cannot read ${name}: ${read.error.code}`)
  const { topics, questions, ...rest } = read.value
  const sample = {
    ...rest,
    language,
    topics: topics.map((topic) => ({ ...topic, name: convertWords(topic.name, language) })),
    questions: questions.map((question) => convertQuestion(question, language)),
  }
  return `${JSON.stringify(sample)}\n`
}
