/** Quotations that no document holds, made from sentences that do stand there as a model would bend them. */
import type { Random } from '#domain/random.ts'
import type { ReadDocument } from '#reading/document.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import { splitEnglishSentences } from '#reading/words/english-sentences.ts'

export type Invented = { readonly how: string; readonly quote: string }

const isChinese = (document: ReadDocument): boolean => document.language !== 'en'

/** Whole sentences of a document, long enough to be quoted. */
export function sentencesOf(document: ReadDocument): string[] {
  const split = isChinese(document) ? splitChineseSentences : splitEnglishSentences
  const least = isChinese(document) ? 14 : 45
  return document.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text }) => split(text).map(({ start, end }) => text.slice(start, end)))
    .filter((sentence) => sentence.length >= least && sentence.length < 400)
}

const ENGLISH_PARAPHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bis called\b/, 'is known as'],
  [/\bbecause\b/, 'since'],
  [/\bused\b/, 'employed'],
  [/\bmade\b/, 'produced'],
  [/\bvery\b/, 'extremely'],
  [/\bmany\b/, 'numerous'],
  [/\bhelps?\b/, 'assists'],
  [/\blarge\b/, 'big'],
  [/\bthe\b/, 'a'],
  [/\bare\b/, 'become'],
]
const CHINESE_PARAPHRASES: readonly (readonly [RegExp, string])[] = [
  [/因為/, '由於'],
  [/可以/, '能夠'],
  [/使用/, '運用'],
  [/稱為/, '叫做'],
  [/主要/, '大致'],
  [/例如/, '比如'],
  [/的/, '之'],
  [/是/, '即'],
]

/** Every way of bending one sentence; `other` is another of the same document. */
export function inventionsOf(sentence: string, other: string, document: ReadDocument, random: Random): Invented[] {
  const found: Invented[] = []
  const add = (how: string, quote: string): void => {
    if (quote !== sentence) found.push({ how, quote })
  }
  if (/\d/.test(sentence))
    add(
      'number',
      sentence.replace(/\d+/, (digits) => String(Number(digits) + 1)),
    )
  for (const [pattern, by] of isChinese(document) ? CHINESE_PARAPHRASES : ENGLISH_PARAPHRASES)
    if (pattern.test(sentence)) add('paraphrase', sentence.replace(pattern, by))
  if (isChinese(document)) {
    add('negated', sentence.replace(/(?<=.{4})(?=是|能|會|有|可)/u, '不'))
    const at = 3 + random.below(sentence.length - 6)
    add('dropped', sentence.slice(0, at) + sentence.slice(at + 2))
    add(
      'swapped',
      sentence.slice(0, at) +
        Array.from(sentence.slice(at, at + 3))
          .toReversed()
          .join('') +
        sentence.slice(at + 3),
    )
    add('glued', sentence.slice(0, Math.floor(sentence.length / 2)) + other.slice(Math.floor(other.length / 2)))
  } else {
    const [words, others] = [sentence.split(' '), other.split(' ')]
    const at = 1 + random.below(words.length - 2)
    add('dropped', words.filter((_, index) => index !== at).join(' '))
    add(
      'changed',
      words.map((word, index) => (index === at ? others[1 + random.below(others.length - 2)]! : word)).join(' '),
    )
    add(
      'swapped',
      words.map((word, index) => (index === at ? words[at + 1]! : index === at + 1 ? words[at]! : word)).join(' '),
    )
    add(
      'glued',
      [...words.slice(0, Math.ceil(words.length / 2)), ...others.slice(Math.floor(others.length / 2))].join(' '),
    )
    add('negated', sentence.replace(/\b(is|are|can|was|were)\b/, '$1 not'))
    add('shortened', `${words.slice(0, 4).join(' ')} ... ${words.slice(-4).join(' ')}`)
  }
  return found
}

/** As a model copies: other quotation marks and spaces, a line end with a hyphen, no final stop, the other script. */
export function copiesOf(sentence: string, random: Random): string[] {
  const at = 2 + random.below(sentence.length - 4)
  return [
    sentence,
    `  ${sentence.replaceAll(' ', '  ')} `,
    sentence.replace(/[.。]$/, ''),
    sentence.replaceAll('“', '"').replaceAll('”', '"').replaceAll('’', "'"),
    `${sentence.slice(0, at)}${/\p{L}\p{L}/u.test(sentence.slice(at - 1, at + 1)) ? '\u00ad' : ''}${sentence.slice(at)}`,
    sentence.replaceAll('，', ','),
  ]
}
