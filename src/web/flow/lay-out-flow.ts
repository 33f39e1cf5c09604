/** Where the nodes of a paper's graph stand, and what joins them. Pure: the same paper, the same picture. */
import type { FlowPaper, FlowQuestion, FlowSection } from './flow-paper.ts'

type Box = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** In the order in which the paper is read. */
export type FlowNode = Box &
  (
    | { readonly kind: 'header' }
    | { readonly kind: 'stats' }
    | { readonly kind: 'section'; readonly section: FlowSection }
    | { readonly kind: 'question'; readonly question: FlowQuestion }
  )
export type FlowEdge = { readonly id: string; readonly source: string; readonly target: string }
export type LaidOutFlow = {
  readonly nodes: readonly FlowNode[]
  readonly edges: readonly FlowEdge[]
  readonly width: number
  readonly height: number
}

/** In pixels of the usual size of letters. */
const SIZES = {
  header: { width: 560, height: 128 },
  stats: { width: 560, height: 150 },
  section: { width: 272, height: 76 },
  question: { width: 272, height: 176 },
} as const
const GAP = { across: 36, down: 28, rank: 52 } as const
/** Width to height that is aimed at: that of a window. */
const SHAPE = 1.6

/**
 * Header and numbers stand above, each section below them with its questions in columns; `isNarrow`: all in one
 * column, as on a phone.
 * `unit`: how large letters are, 1 where the reader left them as they come.
 */
export function layOutFlow(
  { sections }: Pick<FlowPaper, 'sections'>,
  { isNarrow = false, unit = 1 }: { readonly isNarrow?: boolean; readonly unit?: number } = {},
): LaidOutFlow {
  const rows = isNarrow ? Infinity : rowsFor(sections.map(({ questions }) => questions.length))
  const blocks = sections.map((section) => blockOf(section, rows))
  const across = (part: readonly Block[]): number =>
    part.reduce((sum, { width }) => sum + width, 0) + Math.max(0, part.length - 1) * GAP.across
  const headWidth = isNarrow ? SIZES.question.width : SIZES.header.width
  const width = Math.max(headWidth, isNarrow ? SIZES.question.width : across(blocks))
  const nodes: FlowNode[] = []
  let y = 0
  for (const kind of ['header', 'stats'] as const) {
    // Numbers that stand beside each other in a wide head are two lines in a narrow one.
    const height = SIZES[kind].height + (isNarrow && kind === 'stats' ? 56 : 0)
    nodes.push({ id: kind, kind, x: (width - headWidth) / 2, y, width: headWidth, height })
    y += height + GAP.rank
  }
  let x = isNarrow ? 0 : (width - across(blocks)) / 2
  let bottom = y
  for (const block of blocks) {
    nodes.push(...block.nodes.map((node) => ({ ...node, x: node.x + x, y: node.y + y })))
    bottom = Math.max(bottom, y + block.height)
    if (isNarrow) y += block.height + GAP.rank
    else x += block.width + GAP.across
  }
  const scaled = nodes.map((node) => ({
    ...node,
    x: node.x * unit,
    y: node.y * unit,
    width: node.width * unit,
    height: node.height * unit,
  }))
  return { nodes: scaled, edges: edgesOf(blocks, isNarrow), width: width * unit, height: bottom * unit }
}

type Block = {
  readonly nodes: readonly FlowNode[]
  readonly columns: readonly (readonly string[])[]
  readonly id: string
  readonly width: number
  readonly height: number
}

/** A section above its questions, which fill one column after the other. */
function blockOf(section: FlowSection, rows: number): Block {
  const { width, height } = SIZES.question
  const { questions } = section
  const columns = Math.max(1, Math.ceil(questions.length / rows))
  const each = Math.ceil(questions.length / columns)
  const placed = questions.map((question, index): FlowNode => ({
    id: questionNodeId(question.id),
    kind: 'question',
    question,
    width,
    height,
    x: Math.floor(index / each) * (width + GAP.across),
    y: SIZES.section.height + GAP.rank + (index % each) * (height + GAP.down),
  }))
  const used = Math.ceil(questions.length / each)
  const whole = used * width + (used - 1) * GAP.across
  const id = `section ${section.label} ${questions[0].place}`
  const head: FlowNode = { id, kind: 'section', section, ...SIZES.section, x: (whole - SIZES.section.width) / 2, y: 0 }
  return {
    id,
    nodes: [head, ...placed],
    columns: Array.from({ length: used }, (_, column) =>
      placed.slice(column * each, (column + 1) * each).map((node) => node.id),
    ),
    width: whole,
    height: SIZES.section.height + GAP.rank + each * height + (each - 1) * GAP.down,
  }
}

export const questionNodeId = (id: string): string => `question ${id}`

/** The fewest rows at which the graph is no wider than a window of its height. */
function rowsFor(counts: readonly number[]): number {
  const most = Math.max(1, ...counts)
  for (let rows = 3; rows < most; rows += 1) {
    const columns = counts.reduce((sum, count) => sum + Math.ceil(count / rows), 0)
    const height =
      SIZES.header.height +
      SIZES.stats.height +
      SIZES.section.height +
      3 * GAP.rank +
      rows * (SIZES.question.height + GAP.down)
    if (columns * (SIZES.question.width + GAP.across) <= SHAPE * height) return rows
  }
  return most
}

/** Header, numbers, sections, questions in order; below each other a section follows on the last question before it. */
function edgesOf(blocks: readonly Block[], isNarrow: boolean): FlowEdge[] {
  const edge = (source: string, target: string): FlowEdge => ({ id: `${source} → ${target}`, source, target })
  return [
    edge('header', 'stats'),
    ...blocks.flatMap(({ id, columns }, index) => [
      edge(isNarrow ? (blocks[index - 1]?.columns.at(-1)?.at(-1) ?? 'stats') : 'stats', id),
      ...columns.flatMap((column) => column.map((node, place) => edge(column[place - 1] ?? id, node))),
    ]),
  ]
}
