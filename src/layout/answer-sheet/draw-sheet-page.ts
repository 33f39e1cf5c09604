/** A page of an answer sheet as shapes of SVG, for a printer that draws on screens. */
import type { SheetMark, SheetPage } from '../laid-out.ts'
import { exact, TO_BASELINE } from './places.ts'

/** An element with its attributes, and the text in it. */
export type SvgShape = {
  readonly element: 'rect' | 'circle' | 'path' | 'text'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly text?: string
}

/** Of a drawing whose units are millimetres: its view box is `0 0 210 297`. The first that are painted come first. */
export const drawSheetPage = ({ marks }: SheetPage): readonly SvgShape[] => marks.flatMap(shapesOf)

function shapesOf(mark: SheetMark): SvgShape[] {
  switch (mark.kind) {
    case 'solid':
      return [{ element: 'rect', attributes: { ...boxOf(mark), fill: '#000' } }]
    case 'frame':
      return [
        { element: 'rect', attributes: { ...boxOf(mark), fill: 'none', stroke: '#000', 'stroke-width': mark.line } },
      ]
    case 'bubble': {
      const { x, y, radius, line, letter, size, grey } = mark
      const ring = { cx: x, cy: y, r: radius, fill: 'none', stroke: '#000', 'stroke-width': line }
      const place = { x, y: exact(y + TO_BASELINE * size), 'font-size': size, 'text-anchor': 'middle' }
      return [
        { element: 'circle', attributes: ring },
        { element: 'text', attributes: { ...place, fill: greyOf(grey) }, text: letter },
      ]
    }
    case 'text': {
      const { x, y, size, align, heading, text } = mark
      const place = { x, y, 'font-size': size, 'text-anchor': align, fill: '#000' }
      return [{ element: 'text', attributes: { ...place, ...(heading ? { 'font-weight': 'bold' } : {}) }, text }]
    }
    case 'modules':
      // One shape, so that no seams show between the modules.
      return [{ element: 'path', attributes: { d: pathOf(mark), fill: '#000' } }]
  }
}

const boxOf = ({ x, y, width, height }: Extract<SheetMark, { kind: 'solid' | 'frame' }>) => ({ x, y, width, height })

const greyOf = (share: number): string => {
  const part = Math.round(255 * (1 - share))
    .toString(16)
    .padStart(2, '0')
  return `#${part}${part}${part}`
}

function pathOf({ x, y, module, bars }: Extract<SheetMark, { kind: 'modules' }>): string {
  return bars
    .map(({ row, from, to }) => {
      const width = exact((to - from) * module)
      return `M${exact(x + from * module)} ${exact(y + row * module)}h${width}v${module}h-${width}z`
    })
    .join('')
}
