/**
 * J and K go through the questions, R replaces the selected one, L keeps it, Ctrl+Z takes the last change back: while
 * the focus is in `area` (WCAG 2.1.4).
 */
import { useEffect, useState, type RefObject } from 'react'
import type { NumberedQuestion } from './read-paper.ts'

type Commands = {
  readonly replace: (one: NumberedQuestion) => void
  readonly keep: (one: NumberedQuestion) => void
  readonly undo: () => void
}

/** The element that has the focus when a question is selected. */
export const questionElementId = (id: string): string => `preview-question-${id}`

export function useQuestionKeys(
  area: RefObject<HTMLElement | null>,
  questions: readonly NumberedQuestion[],
  { replace, keep, undo }: Commands,
) {
  const [chosen, select] = useState<string>()
  const found = questions.findIndex(({ question }) => question.id === chosen)
  const index = Math.max(found, 0)
  const goTo = (id: string): void => {
    select(id)
    document.getElementById(questionElementId(id))?.focus()
  }
  const move = (step: 1 | -1): void => {
    // The first press stays at the question that stands selected.
    const next = questions[found === -1 ? index : Math.min(Math.max(index + step, 0), questions.length - 1)]
    if (next !== undefined) goTo(next.question.id)
  }
  const onSelected = (command: (one: NumberedQuestion) => void): void => {
    const one = questions[index]
    if (one !== undefined) command(one)
  }
  useEffect(() => {
    const element = area.current
    const commands: Readonly<Record<string, () => void>> = {
      j: () => move(1),
      k: () => move(-1),
      r: () => onSelected(replace),
      l: () => onSelected(keep),
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.isComposing || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const command =
        event.ctrlKey || event.metaKey ? (key === 'z' && !event.shiftKey ? undo : undefined) : commands[key]
      if (command === undefined) return
      event.preventDefault()
      command()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })
  return { selected: questions[index]?.question.id, select, goTo }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute('type') !== 'checkbox'))
