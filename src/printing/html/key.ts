/** The answer key: notices, tables of answers, marking schemes. */
import type { KeyAnswer, KeyBlock, KeyEntry, KeyOption, Scheme, SummaryCell } from '#layout/laid-out.ts'
import { element, type Content } from './element.ts'
import { figureOf } from './figures.ts'
import { headingOf, numberValue } from './questions.ts'
import { passageNameOf } from './passages.ts'
import { colonOf, labelled, marksOf, phrase, plain, type Words } from './words.ts'

export const noticesOf = ({ heading, lines }: Extract<KeyBlock, { kind: 'notices' }>): Content =>
  element(
    'aside',
    { class: 'notices' },
    element('h2', { class: 'plain' }, plain(heading)),
    lines.length === 1
      ? element('p', {}, lines.map(plain))
      : element(
          'ul',
          {},
          lines.map((line) => element('li', {}, plain(line))),
        ),
  )

export const keySectionOf = (
  { heading, summary, entries }: Extract<KeyBlock, { kind: 'keySection' }>,
  words: Words,
): Content =>
  element(
    'section',
    {},
    headingOf(heading, words),
    summary.length === 0 ? undefined : summaryOf(summary),
    element(
      'ol',
      { class: 'questions entries', role: 'list' },
      entries.map((entry) => [
        entry.passage === undefined
          ? undefined
          : element('li', { class: 'about' }, passageNameOf(entry.passage, words)),
        element('li', { ...numberValue(entry.number), class: 'whole-question' }, entryOf(entry, words)),
      ]),
    ),
  )

/** Answers under their numbers, as many beside each other as there is room for. */
const summaryOf = (cells: readonly SummaryCell[]): Content =>
  element(
    'ul',
    { class: 'summary', role: 'list' },
    cells.map(({ number, answer }) =>
      element('li', {}, element('span', {}, plain(number)), ' ', element('strong', { class: 'answer' }, plain(answer))),
    ),
  )

const entryOf = (entry: KeyEntry, words: Words): Content => [
  labelled(entry.number, phrase(entry.stem, words), marksOf(entry.marks)),
  element(
    'div',
    { class: 'indented' },
    figureOf(entry.figure, 'small'),
    entry.answers.map((answer) => keyAnswerOf(answer, words)),
    notesOf(entry, words),
  ),
]

export const notesOf = (
  { explanation, source, proof }: Pick<KeyEntry, 'explanation' | 'source' | 'proof'>,
  words: Words,
): Content => [
  explanation === undefined
    ? undefined
    : element('p', { class: 'note' }, plain(explanation.label), colonOf(words), phrase(explanation.phrase, words)),
  source === undefined
    ? undefined
    : element(
        'p',
        { class: 'note' },
        plain(source.place),
        source.quote === undefined ? undefined : [' ', phrase(source.quote, words)],
      ),
  proof === undefined ? undefined : element('p', { class: 'note' }, plain(proof)),
]

export function keyAnswerOf(
  { label, stem, figure, marks, options, phrase: said, scheme }: KeyAnswer,
  words: Words,
): Content {
  const body = [
    figureOf(figure, 'small'),
    said === undefined
      ? undefined
      : element(
          'p',
          { class: 'said' },
          stem !== undefined || label === '' ? undefined : [plain(label), label.startsWith('(') ? ' ' : colonOf(words)],
          element('strong', { class: 'answer' }, phrase(said, words)),
        ),
    options === undefined ? undefined : keyOptionsOf(options, words),
    scheme === undefined ? undefined : schemeOf(scheme, words),
  ]
  return stem === undefined
    ? element('div', { class: 'key-answer' }, body)
    : element(
        'div',
        { class: 'key-part' },
        labelled(label, phrase(stem, words), marksOf(marks)),
        element('div', { class: 'indented' }, body),
      )
}

/** All options, the right one with a tick, which says in words what it means. */
const keyOptionsOf = (options: readonly KeyOption[], words: Words): Content =>
  element(
    'ol',
    { class: 'key-options', role: 'list' },
    options.map(({ label, phrase: said, tick }) =>
      tick === undefined
        ? element('li', {}, labelled(label, phrase(said, words)))
        : element(
            'li',
            { class: 'answer right' },
            element(
              'svg',
              { class: 'tick', viewBox: '0 0 9 7', role: 'img', 'aria-label': plain(tick) },
              element('path', { d: 'M1 4l2.5 2.5L8.5 .5' }),
            ),
            element('strong', {}, labelled(label, phrase(said, words))),
          ),
    ),
  )

/** What earns the marks, how many, and remarks where any row has one. */
export function schemeOf({ heads, rows }: Scheme, words: Words): Content {
  const hasRemarks = rows.some(({ remark }) => remark !== undefined)
  const head = (text: string): Content => element('th', { scope: 'col' }, element('strong', {}, plain(text)))
  return element(
    'table',
    { class: 'scheme' },
    element(
      'thead',
      {},
      element('tr', {}, head(heads.text), head(heads.marks), hasRemarks ? head(heads.remarks) : undefined),
    ),
    element(
      'tbody',
      {},
      rows.map(({ phrase: said, marks, remark }) =>
        element(
          'tr',
          {},
          element('td', { class: 'answer' }, phrase(said, words)),
          element('td', {}, plain(marks)),
          hasRemarks ? element('td', {}, remark === undefined ? undefined : phrase(remark, words)) : undefined,
        ),
      ),
    ),
  )
}
