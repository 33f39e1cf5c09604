/** The question paper as an outline: what stands on its pages, without the boxes that only paper has. */
import { literalText, type RichText } from '#domain/rich-text.ts'
import type {
  AnswerBlock,
  ExaminationHead,
  Header,
  LaidOutFigure,
  LaidOutPaper,
  PaperBlock,
  PartBlock,
  PassageBlock,
  PracticalRecord,
  QuestionBlock,
  SectionHeading,
} from '#layout/laid-out.ts'
import type { Depth, Outline, OutlineBlock } from './outline.ts'

/** A gap on a line is as good as ten. */
const MOST_LINES = 5

export const outlinePaper = ({ blocks }: LaidOutPaper): Outline => blocks.flatMap(blockOf)

function blockOf(block: PaperBlock): Outline {
  switch (block.kind) {
    case 'header':
      return headerOf(block)
    case 'examinationHead':
      return examinationHeadOf(block)
    case 'instructions':
      return [
        { kind: 'heading', level: 3, text: literalText(block.heading) },
        ...block.lines.map(({ text }) => paragraph(text)),
      ]
    case 'section':
      return [...sectionOf(block.heading), ...block.questions.flatMap(questionOf)]
    case 'record':
      return recordOf(block)
    // Its bubbles have a meaning on paper alone.
    case 'answerSheet':
      return []
    case 'remark':
      return [paragraph(literalText(block.text))]
    case 'end':
      return [paragraph(literalText(block.text))]
  }
}

export function headerOf({ title, school, part, subtitle, fields, facts }: Header): Outline {
  const line = facts.map(({ label, value }) => `${label}: ${value}`).join('   ')
  return [
    ...(school?.name === undefined ? [] : [paragraph(literalText(school.name))]),
    { kind: 'heading', level: 1, text: literalText(part === undefined ? title : `${title} - ${part}`) },
    ...(subtitle.length === 0 ? [] : [paragraph(literalText(subtitle.join('   ')))]),
    ...(fields.length === 0 ? [] : [paragraph(fields.flatMap(({ label }) => field(label)))]),
    ...(line === '' ? [] : [paragraph(literalText(line))]),
  ]
}

const field = (label: string): RichText => [
  { kind: 'text', text: `${label}: ` },
  { kind: 'blank' },
  { kind: 'text', text: '   ' },
]

export const examinationHeadOf = ({ examination, titles, booklet, lines, cover }: ExaminationHead): Outline => [
  paragraph(literalText(examination)),
  { kind: 'heading', level: 1, text: literalText(titles.join(' ')) },
  paragraph(literalText(booklet)),
  ...lines.map((line) => paragraph(literalText(line))),
  ...(cover === undefined
    ? []
    : [
        paragraph(cover.boxes.flatMap(({ label }) => field(label))),
        { kind: 'heading', level: 3, text: literalText(cover.rubric.heading) } as const,
        ...cover.rubric.lines.map(({ text }, index) => paragraph(text, `${index + 1}.`)),
      ]),
]

export const sectionOf = ({ title, summary, instruction }: SectionHeading): Outline => [
  { kind: 'heading', level: 2, text: literalText(summary === '' ? title : `${title} ${summary}`) },
  ...(instruction === '' ? [] : [paragraph(literalText(instruction))]),
]

function questionOf({ passage, number, stem, figure, marks, answer }: QuestionBlock): Outline {
  return [
    ...(passage === undefined ? [] : passageOf(passage)),
    paragraph(withMarks(stem.text, marks), number),
    ...figures(figure, 1),
    ...answerOf(answer),
  ]
}

const passageOf = ({ instruction, title, content, source }: PassageBlock): Outline => [
  paragraph(literalText(instruction)),
  ...(title === undefined ? [] : [{ kind: 'heading', level: 3, text: title.text } as const]),
  ...(content.kind === 'text' ? content.paragraphs.map(({ text }) => paragraph(text)) : []),
  ...(content.kind === 'table'
    ? [
        {
          kind: 'table',
          heads: content.heads.map(({ text }) => text),
          rows: content.rows.map((row) => row.map(({ text }) => text)),
        } as const,
      ]
    : []),
  ...(content.kind === 'figure' ? figures(content.figure, 0) : []),
  ...(source === undefined ? [] : [paragraph(source.text)]),
]

function answerOf(answer: AnswerBlock): Outline {
  switch (answer.kind) {
    case 'options':
      return answer.options.map(({ label, phrase }) => paragraph(phrase.text, label, 1))
    case 'choice':
      return [paragraph(literalText(answer.choices.join(' / ')), undefined, 1)]
    case 'space':
      return spaceOf(answer.lines, 1)
    case 'inside':
      return []
    case 'matching':
      return [
        {
          kind: 'table',
          heads: answer.heads.map(literalText),
          rows: Array.from({ length: Math.max(answer.left.length, answer.right.length) }, (_, index) =>
            [answer.left[index], answer.right[index]].map((item) =>
              item === undefined ? [] : [{ kind: 'text', text: `${item.label} ` } as const, ...item.phrase.text],
            ),
          ),
        },
      ]
    case 'parts':
      return answer.parts.flatMap(partOf)
  }
}

function partOf({ outer, label, depth, stem, figure, marks, space }: PartBlock): Outline {
  const at: Depth = depth === undefined ? 1 : 2
  return [
    paragraph(withMarks(stem.text, marks), outer === undefined ? label : `${outer}${label}`, at),
    ...figures(figure, at),
    ...(space === undefined ? [] : spaceOf(space.lines, at)),
  ]
}

const spaceOf = (lines: number, depth: Depth): Outline => [
  { kind: 'space', depth, lines: Math.min(Math.max(lines, 1), MOST_LINES) },
]

const recordOf = ({ heading, entries }: PracticalRecord): Outline => [
  { kind: 'heading', level: 2, text: literalText(heading) },
  ...entries.flatMap((entry): Outline => [
    paragraph(literalText(entry.label)),
    ...('space' in entry
      ? spaceOf(entry.space.lines, 0)
      : [
          {
            kind: 'table',
            heads: entry.table.columns.map(literalText),
            rows: Array.from({ length: entry.table.rows }, () => entry.table.columns.map(() => [])),
          } as const,
        ]),
  ]),
]

export const figures = (figure: LaidOutFigure | undefined, depth: Depth): Outline =>
  figure === undefined ? [] : [{ kind: 'figure', depth, figure }]

export const paragraph = (text: RichText, label?: string, depth: Depth = 0): OutlineBlock => ({
  kind: 'paragraph',
  depth,
  text,
  ...(label === undefined || label === '' ? {} : { label }),
})

export const withMarks = (text: RichText, marks: string | undefined): RichText =>
  marks === undefined ? text : [...text, { kind: 'text', text: ` ${marks}` }]
