/** Candidates for tests: small, true, and made without a document. */
import type { Level } from '#domain/difficulty.ts'
import { asId } from '#domain/ids.ts'
import type { QuestionType } from '#domain/question.ts'
import { blank, literalText } from '#domain/rich-text.ts'
import type { Topic } from '#domain/topic.ts'
import type { Candidate, QuestionDraft } from '#questions/candidate.ts'

export function plantedTopic(name: string): Topic {
  return {
    id: asId(name),
    name,
    description: `About ${name}.`,
    subtopics: [],
    difficulty: 'medium',
    confidence: 0.9,
    category: 'General',
    pages: [1],
  }
}

export function plantedCandidate(at: {
  topic: string
  type: QuestionType
  level?: Level
  number: number
  score?: number
  exclusions?: readonly string[]
  stem?: string
}): Candidate {
  const text =
    at.stem ??
    [1, 3, 7, 9]
      .map((step) => WORDS[(at.number * step + Math.floor(at.number / WORDS.length)) % WORDS.length])
      .concat(String(at.number), at.topic)
      .join(' ')
  return {
    draft: draftOf(at.type, text, at.number),
    topicId: asId(at.topic),
    level: at.level ?? 'medium',
    maker: 'planted',
    score: at.score ?? 0.5,
    exclusions: at.exclusions ?? [text],
  }
}

function draftOf(type: QuestionType, text: string, number: number): QuestionDraft {
  const base = {
    stem: literalText(text),
    explanation: literalText(`Because ${text}.`),
    provenance: {
      origin: { kind: 'document' },
      proof: 'quoted',
      source: { documentId: asId<'Document'>('doc'), page: 1 + (number % 9), quote: text },
    },
  } as const
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => literalText(`${WORDS[(number + index) % WORDS.length]}`))
  switch (type) {
    case 'multiple_choice':
      return { ...base, type, options: words(4) as unknown as [never, never], keyIndex: 0 }
    case 'true_false':
      return { ...base, type, key: number % 2 === 0 }
    case 'fill_blank':
      return { ...base, type, stem: [...base.stem, blank], keys: [[literalText('key')]] }
    case 'short_answer':
      return { ...base, type, key: literalText('key'), markingScheme: [] }
    case 'essay':
      return { ...base, type, markingGuide: [{ text: literalText('point'), marks: 2 }] }
    case 'matching':
      return { ...base, type, left: [literalText('a')], right: [literalText('1')], pairs: [[0, 0]] }
    case 'long_question':
      return {
        ...base,
        type,
        parts: [{ label: '(a)', stem: literalText('why'), marks: 2, key: literalText('key'), markingScheme: [] }],
      }
  }
}

const WORDS = [
  'amber',
  'basalt',
  'copper',
  'diamond',
  'emerald',
  'feldspar',
  'granite',
  'hematite',
  'iron',
  'jade',
  'kaolin',
  'limestone',
  'marble',
  'nickel',
  'opal',
  'pyrite',
  'quartz',
  'ruby',
  'slate',
  'topaz',
]
