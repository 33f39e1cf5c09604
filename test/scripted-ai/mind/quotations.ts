/** Problems that stand on sentences of a document: a word of it is asked for. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Problem, Words } from './problem.ts'
import type { Passage } from './read-prompt.ts'

export type Sentence = Passage & { readonly words: readonly string[] }

/** A problem for each sentence that has a word to ask for; of `topic`, or of any where it has none. */
export function problemsOf(passages: readonly Passage[], topic: string, language: PaperLanguage): Problem[] {
  const all = passages.flatMap(sentencesOf)
  const own = all.filter((sentence) => sentence.topic === topic)
  const vocabulary = [...new Set(all.flatMap(({ words }) => words))]
  return (own.length > 0 ? own : all).flatMap((sentence) => problemOf(sentence, vocabulary, language) ?? [])
}

/** Whole sentences that stand by themselves, in the document's own language. */
export function sentencesOf(passage: Passage): Sentence[] {
  return (passage.text.match(/[^.!?。！？]+(?:[.!?](?=\s|$)|[。！？])/g) ?? [])
    .map((text) => text.trim())
    .filter(
      (text) =>
        text.length >= 18 &&
        text.length <= 240 &&
        !/^(?:This|These|That|It|They|He|She|##)\b|\b(?:not|never|above|below)\b|[<>_]|不|上述/.test(text),
    )
    .map((text) => ({ ...passage, text, words: wordsOf(text) }))
}

const segments = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words that mean something: long ones. */
export function wordsOf(text: string): string[] {
  const isHan = /\p{Script=Han}/u.test(text)
  const words = isHan
    ? [...segments.segment(text)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment)
        .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
    : (text.match(/\b[a-z]{6,}\b/g) ?? [])
  // What stands once can be left out.
  return [...new Set(words)].filter((word) => text.split(word).length === 2)
}

const ASK: Words = {
  en: 'Which word completes the sentence “',
  'zh-TW': '下列哪個詞語可填在「',
  'zh-CN': '下列哪个词语可填在“',
}
const ASK_END: Words = { en: '”?', 'zh-TW': '」的橫線上？', 'zh-CN': '”的横线上？' }
const REASON: Words = { en: 'The full sentence is: ', 'zh-TW': '完整的句子是：', 'zh-CN': '完整的句子是：' }

function problemOf(
  { text, words, document, page }: Sentence,
  vocabulary: readonly string[],
  language: PaperLanguage,
): Problem | undefined {
  const key = words.at(-1)
  if (key === undefined) return undefined
  const others = vocabulary
    .filter((word) => !text.includes(word))
    .toSorted((one, next) => Math.abs(one.length - key.length) - Math.abs(next.length - key.length))
    .slice(0, 3)
  if (others.length < 3) return undefined
  const gap = text.replace(key, '____')
  const options = [key, ...others].toSorted()
  return {
    question: `${ASK[language]}${gap}${ASK_END[language]}`,
    statement: (answer) => text.replace(key, answer),
    gap,
    key,
    options,
    mistakes: options.map((option) => (option === key ? '' : 'takes a word of another sentence')),
    explanation: `${REASON[language]}${text}`,
    steps: [text],
    source: { document, ...(page === undefined ? {} : { page }), quote: text },
  }
}
