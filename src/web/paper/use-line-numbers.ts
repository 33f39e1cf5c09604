/**
 * Numbers beside the lines of passages that want them, every so many lines. Which words stand in a line is known when the
 * browser has broken them; the printed sheet breaks its own lines, so its numbers may stand at other words.
 */
import { useLayoutEffect, type RefObject } from 'react'
import type { Filled } from './use-pages.ts'

export function useLineNumbers(place: RefObject<HTMLElement | null>, filled: Filled | undefined): void {
  useLayoutEffect(() => {
    if (place.current !== null && filled !== undefined) numberLines(place.current)
  }, [place, filled])
}

/** Lines are counted through all paragraphs of a passage, over the pages. */
function numberLines(article: HTMLElement): void {
  const counted = new Map<string, number>()
  for (const paragraph of article.querySelectorAll<HTMLElement>('.paper-text [data-line-numbers]')) {
    const { passage = '', lineNumbers } = paragraph.dataset
    const [words, holder] = [paragraph.querySelector('p'), paragraph.querySelector('.paper-line-numbers')]
    if (words === null || holder === null) continue
    const before = counted.get(passage) ?? 0
    const tops = lineTops(words, paragraph)
    counted.set(passage, before + tops.length)
    holder.replaceChildren(
      ...tops.flatMap((top, index) => {
        const number = before + index + 1
        return number % Number(lineNumbers) === 0 ? [numberAt(top, number)] : []
      }),
    )
  }
}

function numberAt(top: number, number: number): HTMLElement {
  const element = document.createElement('span')
  element.textContent = `${number}`
  element.style.top = `${top}px`
  return element
}

/** How far below the top of `paragraph` each line of `words` begins, in its own pixels: a sheet is drawn smaller. */
function lineTops(words: Element, paragraph: HTMLElement): number[] {
  const range = document.createRange()
  range.selectNodeContents(words)
  const { top, width } = paragraph.getBoundingClientRect()
  const scale = width / paragraph.offsetWidth
  const boxes = [...range.getClientRects()].filter((box) => box.width > 0).toSorted((a, b) => middle(a) - middle(b))
  const lines: DOMRect[] = []
  for (const box of boxes) {
    const line = lines.at(-1)
    // What stands in the middle of a line stands on it, however high or low it is itself.
    if (line === undefined || middle(box) > line.bottom) lines.push(box)
  }
  return lines.map((line) => (line.top - top) / scale)
}

const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2
