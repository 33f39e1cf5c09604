/** Gives problems the form in which an AI answers, for each type of question. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Problem, Words } from './problem.ts'
import type { Row } from './read-prompt.ts'

export type Formed = Readonly<Record<string, unknown>>

const MATCH: Words = {
  en: 'Match each sentence with what completes it.',
  'zh-TW': '把每句與填在橫線上的答案配對。',
  'zh-CN': '把每句与填在横线上的答案配对。',
}
const ESSAY: Words = {
  en: 'Discuss why the following holds, and give two examples of your own: ',
  'zh-TW': '試討論以下說法成立的原因，並自行舉出兩個例子：',
  'zh-CN': '试讨论以下说法成立的原因，并自行举出两个例子：',
}
const CONSIDER: Words = {
  en: 'Consider the following and show your working: ',
  'zh-TW': '考慮以下各項，並列出步驟：',
  'zh-CN': '考虑以下各项，并列出步骤：',
}
const LACKS: Words = {
  en: 'Each of these sentences lacks one word.',
  'zh-TW': '以下各句均欠一個詞語。',
  'zh-CN': '以下各句均缺一个词语。',
}
const ON: Words = {
  en: 'Match each sentence with what completes it; they are on ',
  'zh-TW': '把每句與填在橫線上的答案配對，各句涉及 ',
  'zh-CN': '把每句与填在横线上的答案配对，各句涉及 ',
}
const STOP: Words = { en: '.', 'zh-TW': '。', 'zh-CN': '。' }
const REASONS: Words = { en: 'reasons: two points', 'zh-TW': '原因：兩點', 'zh-CN': '原因：两点' }
const EXAMPLES: Words = { en: 'examples: two of them', 'zh-TW': '例子：兩個', 'zh-CN': '例子：两个' }

/** `next` gives another problem; most types take one. `index` decides what may be either way. */
export function formQuestion(
  { type, topic, level }: Row,
  language: PaperLanguage,
  index: number,
  next: () => Problem,
): Formed {
  const problem = next()
  const { key, explanation, source } = problem
  const shared = { type, topic, difficulty: level, explanation, ...(source === undefined ? {} : { source }) }
  switch (type) {
    case 'multiple_choice': {
      const letters = ['A', 'B', 'C', 'D']
      const at = problem.options.indexOf(key)
      return {
        ...shared,
        question: problem.question,
        options: problem.options,
        correctAnswer: letters[at],
        marks: 2,
        mistakes: Object.fromEntries(
          problem.mistakes.flatMap((mistake, place) => (place === at ? [] : [[letters[place], mistake]])),
        ),
      }
    }
    case 'true_false': {
      const isTrue = index % 2 === 0
      return {
        ...shared,
        question: problem.statement(isTrue ? key : problem.options.find((option) => option !== key)!),
        correctAnswer: isTrue ? 'True' : 'False',
        marks: 1,
      }
    }
    case 'fill_blank':
      return { ...shared, question: problem.gap, correctAnswer: [key], marks: 2 }
    case 'short_answer':
      return {
        ...shared,
        question: problem.question,
        correctAnswer: key,
        marks: 2,
        markingScheme: schemeOf(problem, 2),
      }
    case 'essay':
      return {
        ...shared,
        question: `${ESSAY[language]}${problem.statement(key)}`,
        correctAnswer: explanation,
        marks: 8,
        markingScheme: [
          { text: REASONS[language], marks: 4 },
          { text: EXAMPLES[language], marks: 4 },
        ],
      }
    case 'matching': {
      const others = several(next, 3, problem)
      const all = [problem, ...others]
      const left = all.map(({ gap }) => gap)
      const keys = all.map((one) => one.key)
      const extra = problem.options.find((option) => !keys.includes(option))!
      const right = [...keys, extra].toSorted()
      return {
        ...shared,
        question:
          problem.about === undefined
            ? MATCH[language]
            : `${ON[language]}${all.map(({ about }) => about).join(', ')}${STOP[language]}`,
        matches: { left, right },
        correctAnswer: keys.map((one, place) => [place, right.indexOf(one)]),
        marks: left.length,
      }
    }
    case 'long_question': {
      const parts = [problem, ...several(next, 1, problem)]
      return {
        ...shared,
        question:
          problem.about === undefined
            ? LACKS[language]
            : `${CONSIDER[language]}${parts.map(({ about }) => about).join(', ')}${STOP[language]}`,
        marks: parts.length * 3,
        subQuestions: parts.map((part, at) => ({
          label: `(${'ab'[at]})`,
          question: part.question,
          marks: 3,
          correctAnswer: part.key,
          markingScheme: schemeOf(part, 3),
        })),
      }
    }
  }
}

/** Rows that add up: the last step has what is left. */
function schemeOf(
  { steps, key }: Problem,
  marks: number,
): { readonly text: string; readonly marks: number; readonly remark: string }[] {
  const method = steps[0] ?? key
  return [
    { text: method, marks: marks - 1, remark: '1M' },
    { text: key, marks: 1, remark: '1A' },
  ]
}

/** Others with keys of their own. */
function several(next: () => Problem, count: number, first: Problem): Problem[] {
  const found = [first]
  for (let tries = 0; found.length <= count && tries < 50; tries += 1) {
    const problem = next()
    if (found.every(({ key }) => key !== problem.key)) found.push(problem)
  }
  return found.slice(1)
}
