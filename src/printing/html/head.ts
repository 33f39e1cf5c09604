/** Head of the paper: title, what the candidate fills in, time and marks, instructions. */
import type { Field, Fact, Header, PaperBlock, School, ScoreBox } from '#layout/laid-out.ts'
import type { HeaderStyle } from '#domain/template.ts'
import { element, type Content } from './element.ts'
import { drawing } from './figures.ts'
import { colonOf, joined, phrase, plain, type Words } from './words.ts'

export function headerOf(header: Header, style: HeaderStyle, words: Words): Content {
  const names = element('div', { class: 'names' }, namesOf(header, style, words))
  const facts = element(
    'div',
    { class: 'facts' },
    header.facts.map((fact) => factOf(fact, words)),
  )
  const fields = fieldsOf(header, style, words)
  return element(
    'header',
    { class: `head ${style}` },
    withLogo(header.school, names),
    style === 'minimal' ? [facts, fields] : [fields, facts],
    header.scores === undefined ? undefined : scoresOf(header.scores.boxes, header.scores.total),
  )
}

const namesOf = ({ school, title, part, subtitle }: Header, style: HeaderStyle, words: Words): Content => [
  schoolName(school),
  element('h1', {}, named(title)),
  ...(style === 'minimal'
    ? [element('p', { class: 'subtitle' }, [...(part === undefined ? [] : [part]), ...subtitle].map(plain).join(' · '))]
    : [
        part === undefined ? undefined : element('p', { class: 'part-name' }, element('strong', {}, plain(part))),
        subtitle.length === 0 ? undefined : element('p', { class: 'subtitle' }, joined(subtitle, words)),
      ]),
]

/** A heading must have words. */
export const named = (title: string): string => (title.trim() === '' ? '–' : plain(title))

export const schoolName = (school: School | undefined): Content =>
  school?.name === undefined ? undefined : element('p', { class: 'school' }, element('strong', {}, plain(school.name)))

export const withLogo = (school: School | undefined, names: Content): Content =>
  school?.logo === undefined ? names : element('div', { class: 'with-logo' }, drawing(school.logo, 'logo'), names)

export const factOf = ({ label, value }: Fact, words: Words): Content =>
  element('p', {}, plain(label), colonOf(words), element('strong', {}, plain(value)))

function fieldsOf({ fields, score }: Header, style: HeaderStyle, words: Words): Content {
  if (fields.length === 0) return undefined
  const boxes = element(
    'div',
    { class: 'fields' },
    fields.map((field) => fieldOf(field, words)),
  )
  return style === 'standard' && score !== undefined
    ? element(
        'div',
        { class: 'scored' },
        boxes,
        element('p', { class: 'score' }, plain(score.label), ' ', outOf(score.outOf)),
      )
    : boxes
}

const fieldOf = ({ kind, label }: Field, words: Words): Content =>
  element('p', { class: `field ${kind}` }, plain(label), colonOf(words).trim(), element('i'))

const outOf = (marks: number): Content => element('span', { class: 'out-of' }, `/ ${marks}`)

const scoresOf = (boxes: readonly ScoreBox[], total: string): Content =>
  element(
    'table',
    { class: 'scores' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        boxes.map(({ label }) => element('th', { scope: 'col' }, plain(label))),
        element('th', { scope: 'col' }, element('strong', {}, plain(total))),
      ),
    ),
    element(
      'tbody',
      {},
      element(
        'tr',
        {},
        boxes.map(({ outOf: marks }) => element('td', {}, outOf(marks))),
        element('td', {}, element('strong', {}, outOf(boxes.reduce((sum, { outOf: marks }) => sum + marks, 0)))),
      ),
    ),
  )

export const instructionsOf = (
  { heading, lines }: Extract<PaperBlock, { kind: 'instructions' }>,
  words: Words,
): Content => {
  const [only] = lines
  return element(
    'section',
    { class: 'instructions' },
    element('h2', { class: 'plain' }, plain(heading)),
    lines.length === 1 && only !== undefined
      ? element('p', {}, phrase(only, words))
      : element(
          'ol',
          {},
          lines.map((line) => element('li', {}, phrase(line, words))),
        ),
  )
}
