/** The four kinds of nodes. Far away a question is its number alone. */
import { Handle, Position, useStore, type Node, type NodeProps } from '@xyflow/react'
import type { ReactNode } from 'react'
import { printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../floor/texts.ts'
import { PAGE_TAGS } from '../floor/language.ts'
import { Phrase } from '../paper/words.tsx'
import { TrustMark } from '../trust/trust-mark.tsx'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import { joined } from '../ui/joined.ts'
import type { FlowPaper } from './flow-paper.ts'
import type { FlowNode } from './lay-out-flow.ts'
import { READABLE } from './use-view.ts'

type Data = { readonly node: FlowNode; readonly paper: FlowPaper; readonly isReached: boolean }
export type DrawnNode = Node<Data, 'flow'>

/** Where edges leave and arrive is told, so that no node has to be drawn to be measured. */
export function drawn(node: FlowNode, paper: FlowPaper, isReached: boolean): DrawnNode {
  const { id, x, y, width, height } = node
  return {
    id,
    type: 'flow',
    position: { x, y },
    width,
    height,
    measured: { width, height },
    data: { node, paper, isReached },
    handles: [
      { type: 'target', position: Position.Top, x: width / 2, y: 0, width: 1, height: 1 },
      { type: 'source', position: Position.Bottom, x: width / 2, y: height, width: 1, height: 1 },
    ],
  }
}
export const NODE_TYPES = { flow: FlowNodeBox }

function FlowNodeBox({ data: { node, paper, isReached } }: NodeProps<DrawnNode>) {
  const isFar = useStore(({ transform }) => transform[2] < READABLE)
  const isWay = node.kind === 'section' || node.kind === 'question'
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <div
        data-reached={isReached || undefined}
        className={joined('flow-node', `flow-${node.kind}`, isWay && 'cursor-pointer')}
      >
        {contentOf(node, paper, isFar)}
      </div>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  )
}

function contentOf(node: FlowNode, paper: FlowPaper, isFar: boolean): ReactNode {
  switch (node.kind) {
    case 'header':
      return <Header paper={paper} isFar={isFar} />
    case 'stats':
      return <Stats paper={paper} isFar={isFar} />
    case 'section':
      return <Section {...node.section} isFar={isFar} />
    case 'question':
      return <Question {...node.question} isFar={isFar} />
  }
}

function Header({
  paper: { title, language: written, template },
  isFar,
}: {
  readonly paper: FlowPaper
  readonly isFar: boolean
}) {
  const { language } = useReader()
  return (
    <>
      <p
        lang={PAGE_TAGS[written]}
        className={joined('line-clamp-2 font-semibold wrap-anywhere', isFar ? 'text-2xl leading-tight' : 'text-lg')}
      >
        {title}
      </p>
      {isFar ? null : (
        <p className="truncate text-sm text-muted">
          {printedIn(language).languages[written]} · {template[language]}
        </p>
      )}
    </>
  )
}

function Stats({
  paper: { questions, marks, minutes, topics, difficulties },
  isFar,
}: {
  readonly paper: FlowPaper
  readonly isFar: boolean
}) {
  const { flow, common } = useReader().texts
  const numbers = [
    [questions, flow.stats.questions],
    [marks, flow.stats.marks],
    [minutes, flow.stats.minutes],
    [topics, flow.stats.topics],
  ] as const
  return (
    <>
      <div className="flow-numbers">
        {numbers.map(([count, word]) => (
          <p key={word(count)} className={joined('text-muted', isFar ? 'text-xl leading-tight' : 'text-sm')}>
            <span
              className={joined(
                'block leading-tight font-semibold text-ink tabular-nums',
                isFar ? 'text-2xl' : 'text-xl',
              )}
            >
              {count}
            </span>
            {word(count)}
          </p>
        ))}
      </div>
      <p className={joined('mt-auto flex flex-wrap gap-x-4 text-muted', isFar ? 'text-xl leading-tight' : 'text-sm')}>
        {difficulties.map(({ level, count }) => (
          <DifficultyMark key={level} difficulty={level}>{`${common.difficulties[level]} ${count}`}</DifficultyMark>
        ))}
      </p>
    </>
  )
}

function Section({
  label,
  type,
  marks,
  answered,
  questions,
  isFar,
}: Extract<FlowNode, { kind: 'section' }>['section'] & { readonly isFar: boolean }) {
  const {
    language,
    texts: { flow },
  } = useReader()
  return (
    <>
      <p className={joined('truncate font-semibold', isFar ? 'text-2xl leading-tight' : 'text-base')}>
        {flow.section(label)}
        {type === undefined || isFar ? null : (
          <span className="font-normal"> · {capital(printedIn(language).questionTypes[type])}</span>
        )}
      </p>
      {isFar ? null : (
        <p className="truncate text-sm text-muted">
          {flow.inSection(questions.length, marks)}
          {answered === undefined ? null : ` · ${flow.answer(answered)}`}
        </p>
      )}
    </>
  )
}

function Question({
  number,
  type,
  gist,
  marks,
  difficulty,
  topic,
  trust,
  isFar,
}: Extract<FlowNode, { kind: 'question' }>['question'] & { readonly isFar: boolean }) {
  const {
    language,
    texts: { common, preview },
  } = useReader()
  const name = capital(printedIn(language).questionTypes[type])
  if (isFar)
    return (
      <p className="m-auto text-center">
        <span className="block text-3xl leading-none font-semibold tabular-nums">{number}</span>
        <span className="mt-3 block text-xl leading-tight text-muted">{name}</span>
      </p>
    )
  return (
    <>
      <p className="flex items-baseline gap-2 text-sm">
        <span className="text-base font-semibold tabular-nums">{number}</span>
        <span className="min-w-0 truncate text-muted">{name}</span>
        <span className="ms-auto shrink-0 text-muted">{preview.questions.marks(marks)}</span>
      </p>
      <div className="flow-gist text-sm">
        <p className="line-clamp-2">
          <Phrase phrase={gist} blank={6} />
        </p>
      </div>
      <p className="mt-auto flex items-center justify-between gap-2 text-sm text-muted">
        <DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark>
        {trust === undefined ? null : <TrustMark label={trust} />}
      </p>
      <p className="truncate text-sm text-muted">{topic}</p>
    </>
  )
}

/** Names of types stand in sentences, too, and begin small there. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
