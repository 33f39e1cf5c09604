/**
 * Reads a prompt: the number of questions of each kind, their language, and the text to ask about.
 */
import type { PaperLanguage } from '#domain/language.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import type { Ask } from '../wires.ts'

export type Row = { readonly type: QuestionType; readonly topic: string; readonly level: string }
/** `topic` is its label, such as T1; undefined where the prompt names none. */
export type Passage = {
  readonly document: string
  readonly page: number | undefined
  readonly topic: string | undefined
  readonly text: string
}
export type Wish = {
  readonly kind: 'questions' | 'topics'
  readonly language: PaperLanguage
  readonly rows: readonly Row[]
  readonly passages: readonly Passage[]
}

const FENCED = /<<<(\w+) BEGIN DOCUMENT(?: (D\d+))?>>>\n([\s\S]*?)\n<<<\1 END>>>/g

export function readPrompt({ instructions, prompt }: Pick<Ask, 'instructions' | 'prompt'>): Wish {
  const passages = [...prompt.matchAll(FENCED)].flatMap(([, , document = 'D1', text]) => passagesOf(document, text!))
  const ours = prompt.replace(FENCED, '')
  return {
    kind: instructions.includes('"topics":') ? 'topics' : 'questions',
    language: languageOf(instructions, ours),
    rows: rowsOf(ours, instructions),
    passages,
  }
}

const PAPER_LANGUAGES: readonly (readonly [RegExp, PaperLanguage])[] = [
  [/Traditional Chinese|zh-TW/, 'zh-TW'],
  [/Simplified Chinese|zh-CN/, 'zh-CN'],
]

/** The rule of the language names the others, too: what must not be written. */
function languageOf(instructions: string, prompt: string): PaperLanguage {
  const said =
    /reads? in (?:English|Traditional Chinese|Simplified Chinese)/.exec(instructions)?.[0] ??
    `${instructions}\n${prompt}`
  return PAPER_LANGUAGES.find(([name]) => name.test(said))?.[1] ?? 'en'
}

function rowsOf(prompt: string, instructions: string): Row[] {
  const rows = [...prompt.matchAll(/(\d+) × (\w+), topic (T\d+), (\w+)/g)].flatMap(([, count, type, topic, level]) =>
    Array.from({ length: Number(count) }, () => ({ type: type as QuestionType, topic: topic!, level: level! })),
  )
  if (rows.length > 0) return rows
  // A prompt in somebody's own words.
  const said = `${prompt}\n${instructions}`
  const count = Math.min(100, Number(/(\d+)\b[^.。\n]{0,80}?(?:questions?|題|题)/i.exec(said)?.[1] ?? 1))
  const types = QUESTION_TYPES.filter((type) => new RegExp(type.replace('_', '[_ -]'), 'i').test(said))
  return Array.from({ length: count }, (_, index) => ({
    type: types[index % types.length] ?? 'multiple_choice',
    topic: 'T1',
    level: 'medium',
  }))
}

/** Places stand in brackets before the lines that they are of. */
function passagesOf(document: string, text: string): Passage[] {
  const passages: { document: string; page: number | undefined; topic: string | undefined; text: string }[] = []
  let place: Pick<Passage, 'page' | 'topic'> = { page: undefined, topic: undefined }
  for (const line of text.split('\n')) {
    const found = /^\[D\d+(?:, page (\d+))?(?:, topic (T\d+))?(?:, under “.*”)?\]$/.exec(line)
    if (found !== null) place = { page: found[1] === undefined ? undefined : Number(found[1]), topic: found[2] }
    else if (line.trim() !== '') passages.push({ document, ...place, text: line })
  }
  return passages
}
