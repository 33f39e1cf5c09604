/** Sheets with nothing on them but one formula or one drawing, to see whether Typst takes it. */
import { describeFormula, type FormulaUse } from './describe-formula.ts'
import type { TypstFiles } from './typst-compiler.ts'

export function trialOfFormula(use: FormulaUse): TypstFiles {
  const drawings: Record<string, string> = {}
  const node = describeFormula(
    use,
    (text) => text,
    (svg) => {
      drawings['formula.svg'] = svg
      return 'formula.svg'
    },
  )
  const line = { language: 'en', text: [node] }
  return { ...drawings, ...sheetOf({ kind: 'instructions', heading: '', lines: [line] }) }
}

export function trialOfDrawing(svg: string): TypstFiles {
  return { 'drawing.svg': svg, ...sheetOf({ kind: 'figure', file: 'drawing.svg', alt: '–' }) }
}

const sheetOf = (block: object): TypstFiles => ({
  'look.json': JSON.stringify(LOOK),
  'paper.json': JSON.stringify({ documentTitle: 'trial', runningTitle: '', code: '', pageNumber: '', blocks: [block] }),
})

const LOOK = {
  language: 'en',
  pageSize: 'a4',
  header: 'standard',
  density: 'regular',
  colors: { primary: '#000000', secondary: '#000000', text: '#000000' },
  inColumns: false,
  examination: false,
  longestNumber: 0,
}
