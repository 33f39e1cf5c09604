/** What several questions are about: a text, a table or a figure, above the first of them. */
import type { PassageBlock, PassageContent, PassageName, Phrase } from '#layout/laid-out.ts'
import { plainText } from '#domain/rich-text.ts'
import { element, type Content } from './element.ts'
import { figureOf } from './figures.ts'
import { phrase, plain, type Words } from './words.ts'

export const passageOf = ({ instruction, title, content, source }: PassageBlock, words: Words): Content => [
  element(
    'p',
    { class: 'instruction' },
    words.language === 'en' ? element('em', {}, plain(instruction)) : plain(instruction),
  ),
  element(
    'div',
    { class: 'passage' },
    title === undefined ? undefined : element('h3', {}, phrase(title, words)),
    contentOf(content, words),
    source === undefined ? undefined : element('p', { class: 'from' }, phrase(source, words)),
  ),
]

/** "Questions 3 to 6" and what they are about. */
export const passageNameOf = ({ label, title }: PassageName, words: Words): Content =>
  element('h3', { class: 'passage-name' }, plain(label), title === undefined ? undefined : [' ', phrase(title, words)])

function contentOf(content: PassageContent, words: Words): Content {
  switch (content.kind) {
    case 'text':
      return element(
        'div',
        { class: content.lineNumbersEvery === undefined ? 'text' : 'text numbered' },
        content.paragraphs.map((paragraph) => element('p', {}, phrase(paragraph, words))),
        content.lineNumbersEvery === undefined ? undefined : lineNumbers(content.paragraphs, content.lineNumbersEvery),
      )
    case 'table':
      return tableOf(content, words)
    case 'figure':
      return figureOf(content.figure)
  }
}

/**
 * All lines are equally high, so the place of each number is known, wherever the lines break; those below the last line
 * are cut off. They are drawn, not written: no copied text has them in its middle.
 */
const lineNumbers = (paragraphs: readonly Phrase[], every: number): Content => {
  const most = paragraphs.reduce((lines, { text }) => lines + 1 + plainText(text).length / SHORTEST_LINE, 0)
  return Array.from({ length: Math.floor(most / every) }, (_, index) =>
    element('i', { 'data-line': (index + 1) * every, style: `--at:${(index + 1) * every - 1}` }),
  )
}

/** In signs, of a line over the page. */
const SHORTEST_LINE = 25

/** A wide one is moved sideways by itself, by keys too. */
const tableOf = ({ heads, rows }: Extract<PassageContent, { kind: 'table' }>, words: Words): Content =>
  element(
    'div',
    { class: 'scroll', tabindex: 0 },
    element(
      'table',
      { class: 'data' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          heads.map((head) => element('th', { scope: 'col' }, element('strong', {}, phrase(head, words)))),
        ),
      ),
      element(
        'tbody',
        {},
        rows.map((row) =>
          element(
            'tr',
            {},
            row.map((cell) => element('td', {}, phrase(cell, words))),
          ),
        ),
      ),
    ),
  )
