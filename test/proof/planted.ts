/** Makes questions of the samples, as multiple choice or short answers. */
import { asId } from '#domain/ids.ts'
import type { Question } from '#domain/question.ts'
import { normalRichText, parseRichText, type RichText } from '#domain/rich-text.ts'
import type { Random } from '#domain/random.ts'
import type { Sample } from './corpus.ts'

const rich = (text: string): RichText => normalRichText(parseRichText(text))

/** With `key` as its key, right or wrong. Every other sample that has two wrong values is multiple choice. */
export function questionOf({ stem, right, wrong }: Sample, key: string, random: Random, choice: boolean): Question {
  const base = {
    id: asId<'Question'>('q'),
    stem: rich(stem),
    explanation: [],
    marks: 1,
    minutes: 1,
    difficulty: 'easy',
    topic: 't',
    provenance: { origin: { kind: 'ai', model: 'm' }, proof: 'unchecked' },
  } as const
  if (stem.includes('____')) return { ...base, type: 'fill_blank', keys: [[rich(key)]] }
  if (!choice || wrong.length < 2) return { ...base, type: 'short_answer', key: rich(key), markingScheme: [] }
  const texts = random.shuffle([right, ...new Set(wrong)])
  return {
    ...base,
    type: 'multiple_choice',
    options: texts.map(rich) as [RichText, RichText],
    keyIndex: texts.indexOf(key),
  }
}
