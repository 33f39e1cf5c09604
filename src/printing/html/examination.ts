/** What HKDSE papers have: cover, answer sheet, marking scheme. */
import type { Cover, ExaminationHead, NumberBox, SchemeQuestion, SchemeSection } from '#layout/laid-out.ts'
import { element, type Content } from './element.ts'
import { named, schoolName, withLogo } from './head.ts'
import { passageNameOf } from './passages.ts'
import { headingOf } from './questions.ts'
import { colonOf, phrase, plain, type Words } from './words.ts'

export function examinationHeadOf(head: ExaminationHead, words: Words): Content {
  const { school, examination, titles, booklet, lines, cover } = head
  const [subject, part, paper] = titles
  const names = element(
    'div',
    { class: 'names' },
    schoolName(school),
    element('h1', {}, named(examination)),
    element(
      'p',
      { class: 'subject' },
      element('strong', {}, plain(subject), words.language === 'en' ? '  ' : '\u3000', plain(part)),
    ),
    element('p', { class: 'subject' }, element('strong', {}, plain(paper))),
    element('p', { class: 'booklet' }, cover === undefined ? element('strong', {}, plain(booklet)) : plain(booklet)),
    lines.map((line) => element('p', {}, plain(line))),
  )
  return element(
    'header',
    { class: cover === undefined ? 'examination' : 'examination cover' },
    withLogo(school, names),
    cover === undefined ? undefined : coverOf(cover, words),
  )
}

const coverOf = ({ boxes, rubric, markers }: Cover, words: Words): Content => [
  numberBoxesOf(boxes),
  element(
    'div',
    { class: 'beside' },
    element(
      'div',
      { class: 'rubric' },
      element('h2', { class: 'plain' }, plain(rubric.heading)),
      element(
        'ol',
        {},
        rubric.lines.map((line) => element('li', {}, phrase(line, words))),
      ),
    ),
    markers === undefined ? undefined : markersOf(markers),
  ),
]

export const numberBoxesOf = (boxes: readonly NumberBox[]): Content =>
  element(
    'div',
    { class: 'number-boxes' },
    boxes.map(({ label, cells }) =>
      element(
        'div',
        {},
        element('p', {}, plain(label)),
        element(
          'div',
          { class: 'cells' },
          Array.from({ length: cells }, () => element('i')),
        ),
      ),
    ),
  )

const markersOf = ({ heads, numbers, total }: NonNullable<Cover['markers']>): Content =>
  element(
    'table',
    { class: 'markers' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        heads.map((head) => element('th', { scope: 'col' }, plain(head))),
      ),
    ),
    element(
      'tbody',
      {},
      numbers.map((number) => element('tr', {}, element('th', { scope: 'row' }, plain(number)), element('td'))),
      element('tr', {}, element('th', { scope: 'row' }, element('strong', {}, plain(total))), element('td')),
    ),
  )

/** Three columns, question by question, part by part. */
export const schemeSectionOf = ({ heading, heads, questions }: SchemeSection, words: Words): Content => {
  const isLabelled = questions.some(({ parts }) => parts.some(({ label }) => label !== undefined))
  return element(
    'section',
    {},
    headingOf(heading, words),
    element(
      'table',
      { class: 'marking' },
      element(
        'colgroup',
        {},
        ['number', ...(isLabelled ? ['label'] : []), 'solution', 'marks', 'remarks'].map((name) =>
          element('col', { class: `col-${name}` }),
        ),
      ),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col', colspan: isLabelled ? 3 : 2 }, element('strong', {}, plain(heads.solution))),
          element('th', { scope: 'col' }, element('strong', {}, plain(heads.marks))),
          element('th', { scope: 'col' }, element('strong', {}, plain(heads.remarks))),
        ),
      ),
      questions.map((question) =>
        element(
          'tbody',
          {},
          question.passage === undefined
            ? undefined
            : element('tr', {}, element('th', { colspan: isLabelled ? 5 : 4 }, passageNameOf(question.passage, words))),
          schemeRows(question, isLabelled, words),
        ),
      ),
    ),
  )
}

function schemeRows({ number, parts, note, proof }: SchemeQuestion, isLabelled: boolean, words: Words): Content {
  const rows = parts.flatMap(({ label, rows: steps, total }, at) =>
    steps.map((step, index) =>
      element(
        'tr',
        {},
        // The number and the letter stand beside the first step of theirs.
        at === 0 && index === 0 ? element('th', { scope: 'row' }, element('strong', {}, plain(number))) : element('td'),
        isLabelled
          ? element('td', { class: 'part-label' }, index === 0 && label !== undefined ? plain(label) : undefined)
          : undefined,
        element('td', { class: 'solution' }, phrase(step.phrase, words)),
        element(
          'td',
          { class: 'marks-of' },
          step.marks === undefined ? undefined : element('span', {}, plain(step.marks)),
          index === steps.length - 1 ? element('span', { class: 'total' }, plain(total)) : undefined,
        ),
        element('td', { class: 'remark' }, step.remark === undefined ? undefined : phrase(step.remark, words)),
      ),
    ),
  )
  const beside = (...content: readonly Content[]): Content =>
    element(
      'tr',
      { class: 'note' },
      element('td'),
      element('td', { colspan: isLabelled ? 2 : 1 }, content),
      element('td'),
      element('td'),
    )
  return [
    rows,
    note === undefined ? undefined : beside(plain(note.label), colonOf(words), phrase(note.phrase, words)),
    proof === undefined ? undefined : beside(plain(proof)),
  ]
}
