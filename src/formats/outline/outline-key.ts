/** The answer key as an outline. */
import { literalText, type RichText } from '#domain/rich-text.ts'
import type {
  KeyAnswer,
  KeyBlock,
  KeyEntry,
  LaidOutKey,
  PassageName,
  Scheme,
  SchemeQuestion,
  SchemeSection,
} from '#layout/laid-out.ts'
import type { Outline } from './outline.ts'
import { examinationHeadOf, figures, headerOf, paragraph, sectionOf, withMarks } from './outline-paper.ts'

export const outlineKey = ({ blocks }: LaidOutKey): Outline => blocks.flatMap(blockOf)

function blockOf(block: KeyBlock): Outline {
  switch (block.kind) {
    case 'header':
      return headerOf(block)
    case 'examinationHead':
      return examinationHeadOf(block)
    case 'notices':
      return [
        { kind: 'heading', level: 3, text: literalText(block.heading) },
        ...block.lines.map((line) => paragraph(literalText(line))),
      ]
    case 'keySection':
      return [
        ...sectionOf(block.heading),
        ...(block.summary.length === 0
          ? []
          : [paragraph(literalText(block.summary.map(({ number, answer }) => `${number} ${answer}`).join('   ')))]),
        ...block.entries.flatMap(entryOf),
      ]
    case 'schemeSection':
      return [...sectionOf(block.heading), ...block.questions.flatMap((question) => schemeOf(question, block.heads))]
    case 'remark':
      return [paragraph(literalText(block.text))]
    case 'end':
      return [paragraph(literalText(block.text))]
  }
}

const passageNamed = (passage: PassageName | undefined): Outline =>
  passage === undefined
    ? []
    : [
        {
          kind: 'heading',
          level: 3,
          text: [
            { kind: 'text', text: passage.label },
            ...(passage.title === undefined ? [] : [{ kind: 'text', text: ': ' } as const, ...passage.title.text]),
          ],
        },
      ]

const entryOf = ({ passage, number, stem, figure, marks, answers, explanation, source, proof }: KeyEntry): Outline => [
  ...passageNamed(passage),
  paragraph(withMarks(stem.text, marks), number),
  ...figures(figure, 1),
  ...answers.flatMap(answerOf),
  ...(explanation === undefined ? [] : [paragraph(explanation.phrase.text, `${explanation.label}:`, 1)]),
  ...(source === undefined
    ? []
    : [paragraph([...literalText(`${source.place} `), ...(source.quote?.text ?? [])], undefined, 1)]),
  ...(proof === undefined ? [] : [paragraph(literalText(proof), undefined, 1)]),
]

function answerOf({ label, stem, figure, marks, options = [], phrase, scheme }: KeyAnswer): Outline {
  const words = /^\p{L}/u.test(label) ? `${label}:` : label
  return [
    ...(stem === undefined ? [] : [paragraph(withMarks(stem.text, marks), label, 1)]),
    ...figures(figure, 1),
    ...options.map(({ label: letter, phrase: option, tick }) =>
      paragraph(tick === undefined ? option.text : [...option.text, { kind: 'text', text: ' ✓' }], letter, 1),
    ),
    ...(phrase === undefined ? [] : [paragraph(phrase.text, stem === undefined ? words : undefined, 1)]),
    ...(scheme === undefined ? [] : [tableOf(scheme)]),
  ]
}

function tableOf({ heads, rows }: Scheme): Outline[number] {
  const hasRemarks = rows.some(({ remark }) => remark !== undefined)
  return {
    kind: 'table',
    heads: [heads.text, heads.marks, ...(hasRemarks ? [heads.remarks] : [])].map(literalText),
    rows: rows.map(({ phrase, marks, remark }) => [
      phrase.text,
      literalText(marks),
      ...(hasRemarks ? [remark?.text ?? []] : []),
    ]),
  }
}

function schemeOf({ passage, number, parts, note, proof }: SchemeQuestion, heads: SchemeSection['heads']): Outline {
  const rows = parts.flatMap(({ label, rows: steps, total }): (readonly RichText[])[] => [
    ...steps.map(({ phrase, marks, remark }, index) => [
      index === 0 && label !== undefined ? [{ kind: 'text' as const, text: `${label} ` }, ...phrase.text] : phrase.text,
      literalText(marks ?? ''),
      remark?.text ?? [],
    ]),
    [[], literalText(total), []],
  ])
  return [
    ...passageNamed(passage),
    paragraph([], number),
    { kind: 'table', heads: [heads.solution, heads.marks, heads.remarks].map(literalText), rows },
    ...(note === undefined ? [] : [paragraph(note.phrase.text, `${note.label}:`, 1)]),
    ...(proof === undefined ? [] : [paragraph(literalText(proof), undefined, 1)]),
  ]
}
