/** What the scripted AI answers: right, all different, and always the same for the same number of the request. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Behaviour } from '../behaviour.ts'
import type { Ask } from '../wires.ts'
import { formQuestion, type Formed } from './form-question.ts'
import { mathsProblem } from './maths.ts'
import type { Problem } from './problem.ts'
import { problemsOf, sentencesOf, wordsOf, type Sentence } from './quotations.ts'
import { readPrompt, type Passage, type Wish } from './read-prompt.ts'
import { spoil } from './spoil.ts'

/** Problems that one request may use up; the next begins behind them. */
const PROBLEMS_A_REQUEST = 60

export function answerPrompt(ask: Pick<Ask, 'instructions' | 'prompt'>, { shape }: Behaviour = {}, n = 0): string {
  const wish = readPrompt(ask)
  if (wish.kind === 'topics') return JSON.stringify({ topics: topicsOf(wish.passages) })
  const questions = questionsOf(shape === 'wrong_language' ? { ...wish, language: OTHER[wish.language] } : wish, n)
  return shape === undefined ? JSON.stringify({ questions }) : spoil(shape, questions, ask.instructions)
}

const OTHER: Readonly<Record<PaperLanguage, PaperLanguage>> = { en: 'zh-TW', 'zh-TW': 'en', 'zh-CN': 'en' }

function questionsOf({ rows, language, passages }: Wish, n: number): Formed[] {
  let at = n * PROBLEMS_A_REQUEST
  const nextOfMaths = (): Problem => mathsProblem(at++, language)
  const ofTopics = new Map(
    [...new Set(rows.map(({ topic }) => topic))].map((topic) => [topic, problemsOf(passages, topic, language)]),
  )
  // Each request begins at another sentence, so that those that are asked for again are others.
  const places = new Map([...ofTopics.keys()].map((topic) => [topic, n * 5]))
  return rows.map((row, index) => {
    const problems = ofTopics.get(row.topic) ?? []
    const nextOfDocument = (): Problem => {
      const place = places.get(row.topic)!
      places.set(row.topic, place + 1)
      return problems[place % problems.length]!
    }
    return formQuestion(row, language, index, problems.length === 0 ? nextOfMaths : nextOfDocument)
  })
}

/** A topic for each heading with sentences under it, or else for each stretch of the text. */
function topicsOf(passages: readonly Passage[]): Formed[] {
  const sections: { readonly name: string; readonly own: Passage[] }[] = []
  for (const passage of passages) {
    if (passage.text.startsWith('## '))
      sections.push({
        name: passage.text
          .slice(3)
          .replace(/^[\d.]+ /, '')
          .trim(),
        own: [],
      })
    else sections.at(-1)?.own.push(passage)
  }
  const headed = sections
    .map(({ name, own }) => ({ name, sentences: own.flatMap(sentencesOf) }))
    .filter(({ sentences }) => sentences.length > 0)
  return (headed.length >= 3 ? headed.slice(0, 12) : stretches(passages.flatMap(sentencesOf))).map(
    ({ name, sentences }) => ({
      name,
      description: sentences[0]!.text,
      subtopics: [],
      terms: [...new Set(sentences.flatMap(({ words }) => words))].slice(0, 8),
      difficulty: 'medium',
    }),
  )
}

function stretches(
  sentences: readonly Sentence[],
): { readonly name: string; readonly sentences: readonly Sentence[] }[] {
  const size = Math.max(1, Math.ceil(sentences.length / 6))
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, place) => {
    const own = sentences.slice(place * size, (place + 1) * size)
    return { name: nameOf(own[0]!.text), sentences: own }
  })
}

/** Words that stand beside each other in the text. */
const nameOf = (sentence: string): string =>
  /\p{Script=Han}/u.test(sentence)
    ? (wordsOf(sentence).at(-1) ?? sentence.slice(0, 6))
    : sentence.split(/\s+/).slice(0, 4).join(' ')
