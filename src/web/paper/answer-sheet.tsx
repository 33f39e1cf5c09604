/** A page of the answer sheet that a machine reads: every mark at the place where it is printed. */
import './answer-sheet.css'
import { createElement } from 'react'
import { drawSheetPage } from '#layout/answer-sheet/draw-sheet-page.ts'
import type { SheetPage } from '#layout/laid-out.ts'

/** `height`: of the text on a page, which it fills, though it is drawn over all of the paper. */
export function AnswerSheetPage({ page, height }: { readonly page: SheetPage; readonly height: number }) {
  return (
    <div style={{ height: height - ROUNDING }}>
      <svg className="paper-answer-sheet" viewBox="0 0 210 297" role="img" aria-label={page.label}>
        {drawSheetPage(page).map(({ element, attributes, text }, index) =>
          // A shape has no name but its place.
          createElement(element, { key: index, ...inReact(attributes) }, text),
        )}
      </svg>
    </div>
  )
}

/** What is a hair higher than its page would be broken over two. */
const ROUNDING = 1

/** React writes `stroke-width` as `strokeWidth`. */
const inReact = (attributes: Readonly<Record<string, string | number>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replaceAll(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase()),
      value,
    ]),
  )
