/**
 * The graph as a list, in the order of the paper: what the keyboard goes through and what is read out. It is all there,
 * whatever is in view.
 */
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../floor/texts.ts'
import { Phrase } from '../paper/words.tsx'
import type { FlowPaper } from './flow-paper.ts'
import type { FlowNode } from './lay-out-flow.ts'

type Props = {
  readonly paper: FlowPaper
  readonly nodes: readonly FlowNode[]
  /** The one that Tab leads to; it has to be one of `waysOf`. */
  readonly reached: string | undefined
  readonly onReach: (id: string) => void
  readonly onOpen: (id: string) => void
}

/** The nodes that lead somewhere. */
export const waysOf = (nodes: readonly FlowNode[]): readonly string[] =>
  nodes.filter(({ kind }) => kind === 'section' || kind === 'question').map(({ id }) => id)

export function FlowList({ paper, nodes, reached, onReach, onOpen }: Props) {
  const { flow } = useReader().texts
  const list = useRef<HTMLOListElement>(null)
  const ways = waysOf(nodes)
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = targetOf(event.key, ways.indexOf(reached ?? ways[0] ?? ''), ways.length)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[to]?.focus({ preventScroll: true })
  }
  return (
    <ol ref={list} aria-label={flow.list} className="sr-only">
      {nodes.map((node) => (
        <li key={node.id}>
          {node.kind === 'section' || node.kind === 'question' ? (
            <button
              type="button"
              tabIndex={node.id === (reached ?? ways[0]) ? 0 : -1}
              onFocus={() => onReach(node.id)}
              onKeyDown={onKeyDown}
              onClick={() => onOpen(node.id)}
            >
              <Said node={node} paper={paper} />
            </button>
          ) : (
            <Said node={node} paper={paper} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Undefined: the key is none of the list's. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(index + 1, count - 1)
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function Said({ node, paper }: { readonly node: FlowNode; readonly paper: FlowPaper }): ReactNode {
  const {
    language,
    texts: { common, flow, preview, trust },
  } = useReader()
  const messages = printedIn(language)
  switch (node.kind) {
    case 'header':
      return [paper.title, messages.languages[paper.language], paper.template[language]].join(', ')
    case 'stats':
      return [
        ...(
          [
            ['questions', paper.questions],
            ['marks', paper.marks],
            ['minutes', paper.minutes],
            ['topics', paper.topics],
          ] as const
        ).map(([name, count]) => `${count} ${flow.stats[name](count)}`),
        ...paper.difficulties.map(({ level, count }) => `${common.difficulties[level]} ${count}`),
      ].join(', ')
    case 'section': {
      const { label, type, questions, marks, answered } = node.section
      return [
        flow.section(label),
        ...(type === undefined ? [] : [messages.questionTypes[type]]),
        flow.inSection(questions.length, marks),
        ...(answered === undefined ? [] : [flow.answer(answered)]),
      ].join(', ')
    }
    case 'question': {
      const { place, type, gist, marks, difficulty, trust: label, topic } = node.question
      return (
        <>
          {flow.question(place, paper.questions)} <Phrase phrase={gist} blank={6} />
          {[
            '',
            messages.questionTypes[type],
            preview.questions.marks(marks),
            common.difficulties[difficulty],
            ...(label === undefined ? [] : [trust.labels[label]]),
            topic,
          ].join(', ')}
        </>
      )
    }
  }
}
