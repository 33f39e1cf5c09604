/** Small documents for tests: own-written paragraphs with the terms that topic extraction would find in them. */
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import type { Block } from '#reading/document.ts'
import { toSimplifiedInPlace } from '#reading/words/convert-chinese.ts'
import type { Candidate } from '#questions/candidate.ts'
import type { Material } from '#questions/material.ts'
import { makeChineseCandidates } from '#questions/from-documents/chinese/make-candidates.ts'

export const PLANTED_TOPIC = asId<'Topic'>('topic_planted')

/**
 * A document of one topic; a paragraph that begins with `# ` is a heading. Page 1 holds the first three blocks, page 2
 * the rest.
 */
export function plantedMaterial(
  paragraphs: readonly string[],
  terms: readonly string[] = [],
  language: PaperLanguage = 'zh-TW',
  seed = 'planted',
): Material {
  const blocks = paragraphs.map((text, index): Block =>
    text.startsWith('# ')
      ? { kind: 'heading', text: text.slice(2), spans: [], page: index < 3 ? 1 : 2, level: 1 }
      : { kind: 'paragraph', text, spans: [], page: index < 3 ? 1 : 2 },
  )
  return {
    document: {
      id: asId<'Document'>('document_planted'),
      name: 'planted.txt',
      fileType: 'txt',
      language,
      blocks,
      outline: [],
      warnings: [],
    },
    found: {
      topics: [
        {
          topic: {
            id: PLANTED_TOPIC,
            name: '課題',
            description: '',
            subtopics: [],
            difficulty: 'medium',
            confidence: 1,
            category: '',
            pages: [],
          },
          blocks: blocks.map((_, index) => index),
        },
      ],
      terms: terms.map((form) => ({
        key: toSimplifiedInPlace(form),
        form,
        confidence: 0.6,
        count: 2,
        proper: false,
        bold: false,
        blocks: blocks.flatMap((block, index) => (block.text.includes(form) ? [index] : [])),
      })),
    },
    random: seededRandom(seed),
  }
}

/** What one maker offers on the paragraphs. */
export function offered(
  maker: string,
  paragraphs: readonly string[],
  terms: readonly string[] = [],
  language: PaperLanguage = 'zh-TW',
): Candidate[] {
  return makeChineseCandidates(plantedMaterial(paragraphs, terms, language)).filter(
    (candidate) => candidate.maker === maker,
  )
}

/** A candidate in words: "type: stem → key". */
export function inWords({ draft }: Candidate): string {
  const stem = plainText(draft.stem)
  switch (draft.type) {
    case 'multiple_choice':
      return `${draft.type}: ${stem} → ${plainText(draft.options[draft.keyIndex]!)}`
    case 'true_false':
      return `${draft.type}: ${stem} → ${draft.key ? '對' : '錯'}`
    case 'fill_blank':
      return `${draft.type}: ${stem} → ${draft.keys.map((key) => key.map(plainText).join('/')).join('; ')}`
    case 'short_answer':
      return `${draft.type}: ${stem} → ${plainText(draft.key)}`
    case 'essay':
      return `${draft.type}: ${stem}`
    case 'matching':
      return `${draft.type}: ${stem} → ${draft.pairs.map(([left, right]) => `${plainText(draft.left[left]!)}＝${plainText(draft.right[right]!)}`).join('；')}`
    case 'long_question':
      return `${draft.type}: ${stem} → ${draft.parts.map((part) => `${part.label} ${plainText(part.stem)}`).join(' ')}`
  }
}
