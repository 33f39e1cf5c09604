/**
 * Prints a quiz as one HTML file that needs nothing beside it and works from a stick. Its one script is known to the
 * browser by its hash; nothing of a question is in it. Without scripts, answers open all the same.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { LaidOutQuiz, QuizSection } from '#layout/quiz.ts'
import type { PrintWarning } from '../../pdf/print-warning.ts'
import { element, LANGUAGE_TAGS, writeElement, type Content, type Face } from '../element.ts'
import { openFonts } from '../fonts.ts'
import { formulasOf } from '../formulas.ts'
import { factOf, instructionsOf } from '../head.ts'
import { measuresOf } from '../measures.ts'
import { SHEET, styleOf } from '../print-html.ts'
import { shownText } from '../shown-text.ts'
import { joined, plain, type Words } from '../words.ts'
import { quizQuestionOf } from './quiz-questions.ts'

export async function printQuiz(
  quiz: LaidOutQuiz,
  onWarning: (warning: PrintWarning) => void = () => {},
): Promise<Uint8Array> {
  const { language, messages, sections } = quiz
  const failed = new Map<string, string>()
  const blocks = sections.map(({ questions }) => ({
    kind: 'section',
    questions: questions.map(({ block }) => block),
  }))
  const { classes, properties, lineWidth } = measuresOf({ ...quiz, blocks } as never)
  const words: Words = {
    language,
    formula: await formulasOf(quiz, (tex, reason) => failed.set(tex, reason)),
    lineWidth,
  }
  const fonts = openFonts()
  const face: Face = { language, isBold: false, isItalic: false, isMaths: false }
  const body = writeElement(
    element(
      'main',
      {
        'data-right': messages.right,
        'data-wrong': messages.wrong,
        'data-partly': messages.partlyRight,
        'data-unanswered': messages.unanswered,
        'data-score': messages.score,
      },
      headOf(quiz, words),
      sections.map((section, index) => sectionOf(section, index, quiz, words)),
      resultOf(quiz),
    ),
    face,
    fonts.read,
  )
  fonts.read(Object.values(messages).flat().join('') + DIGITS, face)
  const title = writeElement(element('title', {}, shownText(quiz.documentTitle) || '–'), face, () => {})
  const style = `${await fonts.write()}${SHEET}${STYLE}`
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1">${title}<style>${style}</style>`
  const page = `<!doctype html>\n<html lang="${LANGUAGE_TAGS[language]}"><head>${head}</head><body class="${classes} quiz" style="${properties}">${body}<script>${SCRIPT}</script></body></html>\n`
  for (const [tex, reason] of failed) onWarning({ kind: 'formula', tex, shownAs: 'latex', reason })
  return new TextEncoder().encode(page)
}

const DIGITS = '0123456789./'
const SCRIPT = readFileSync(new URL('./quiz-page.js', import.meta.url), 'utf8')
const STYLE = styleOf(new URL('./quiz.css', import.meta.url))
const POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`

const headOf = ({ title, subtitle, facts, lines, instructions, messages }: LaidOutQuiz, words: Words): Content =>
  element(
    'header',
    { class: 'examination' },
    element(
      'div',
      { class: 'names' },
      element('h1', {}, title.trim() === '' ? '–' : plain(title)),
      subtitle.length === 0 ? undefined : element('p', { class: 'subtitle' }, joined(subtitle, words)),
    ),
    facts.map((fact) => factOf(fact, words)),
    lines.map((line) => element('p', {}, plain(line))),
    instructions === undefined ? undefined : instructionsOf(instructions, words),
    element('p', { class: 'scripted', hidden: true }, messages.intro),
  )

const sectionOf = (
  { title, summary, questions }: QuizSection,
  index: number,
  quiz: LaidOutQuiz,
  words: Words,
): Content =>
  element(
    'section',
    {},
    element('h2', {}, plain(title), ' ', element('span', { class: 'light' }, plain(summary))),
    element(
      'ol',
      { class: 'questions page', role: 'list' },
      questions.map((question, at) => quizQuestionOf(question, `q${index}-${at}`, quiz.messages, words)),
    ),
  )

const resultOf = ({ messages }: LaidOutQuiz): Content =>
  element(
    'section',
    { class: 'result-of scripted', hidden: true },
    element('h2', {}, messages.result),
    element('p', { id: 'score', role: 'status' }),
    messages.unscored === '' ? undefined : element('p', {}, messages.unscored),
    element(
      'p',
      { class: 'buttons' },
      element('button', { type: 'button', id: 'check-all' }, messages.checkAll),
      ' ',
      element('button', { type: 'button', id: 'restart' }, messages.restart),
    ),
  )
