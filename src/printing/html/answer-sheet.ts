/** Pages of bubbles for a machine to read: each a drawing in millimetres, whose marks stand where the layout put them. */
import { SHEET_FOOT } from '#layout/answer-sheet/places.ts'
import type { AnswerSheet, SheetMark } from '#layout/laid-out.ts'
import { element, type Content } from './element.ts'
import { plain } from './words.ts'

/** `code`: of the paper. The page number is missing in its foot: only margins know it, and these pages have none. */
export const answerSheetOf = ({ pages }: AnswerSheet, code: string): Content =>
  pages.map(({ label, marks }) =>
    element(
      'section',
      { class: 'answer-sheet' },
      element(
        'svg',
        { viewBox: '0 0 210 297', role: 'img', 'aria-label': plain(label) },
        marks.map(drawnMark),
        line({ x: SHEET_FOOT.x, y: SHEET_FOOT.y, size: SHEET_FOOT.size, align: 'middle', text: code }, '#555'),
      ),
    ),
  )

function drawnMark(mark: SheetMark): Content {
  switch (mark.kind) {
    case 'solid': {
      const { x, y, width, height } = mark
      return element('rect', { x, y, width, height })
    }
    case 'frame': {
      const { x, y, width, height } = mark
      return element('rect', { x, y, width, height, ...outline(mark.line) })
    }
    case 'bubble': {
      const { x, y, radius, letter, size } = mark
      const grey = Math.round(255 * (1 - mark.grey))
      return [
        element('circle', { cx: x, cy: y, r: radius, ...outline(mark.line) }),
        line(
          { x, y: rounded(y + CAPITAL * size), size, align: 'middle', text: letter },
          `rgb(${grey},${grey},${grey})`,
        ),
      ]
    }
    case 'text':
      return line(mark, '#000')
    case 'modules': {
      const { x, y, module, bars } = mark
      const path = bars.map(({ row, from, to }) => {
        const [left, right, top] = [x + from * module, x + to * module, y + row * module].map(rounded)
        return `M${left} ${top}H${right}V${rounded(y + (row + 1) * module)}H${left}Z`
      })
      return element('path', { d: path.join('') })
    }
  }
}

const outline = (width: number) => ({ fill: 'none', stroke: '#000', 'stroke-width': width })
/** Half the height of a capital, of an em. */
const CAPITAL = 0.325
const rounded = (value: number): number => Math.round(value * 1000) / 1000

type Line = Pick<Extract<SheetMark, { kind: 'text' }>, 'x' | 'y' | 'size' | 'align' | 'text' | 'heading'>

const line = ({ x, y, size, align, text, heading }: Line, fill: string): Content =>
  element(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'text-anchor': align === 'start' ? undefined : align,
      'font-weight': heading === true ? 700 : undefined,
    },
    plain(text),
  )
