/**
 * Parses LaTeX into MathJax's tree of maths nodes, and draws it as SVG, under limits and without memory between
 * formulas.
 */
import '@mathjax/src/js/util/asyncLoad/esm.js'
import { MathJaxMhchemFontExtension } from '@mathjax/mathjax-mhchem-font-extension/js/svg.js'
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js'
import { STATE } from '@mathjax/src/js/core/MathItem.js'
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js'
import { TeX } from '@mathjax/src/js/input/tex.js'
import { mathjax } from '@mathjax/src/js/mathjax.js'
import { SVG } from '@mathjax/src/js/output/svg.js'
import { firstOf } from '#domain/must-be-there.ts'
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js'
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js'
import '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'
import '@mathjax/src/js/input/tex/braket/BraketConfiguration.js'
import '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js'
import '@mathjax/src/js/input/tex/cases/CasesConfiguration.js'
import '@mathjax/src/js/input/tex/centernot/CenternotConfiguration.js'
import '@mathjax/src/js/input/tex/color/ColorConfiguration.js'
import '@mathjax/src/js/input/tex/configmacros/ConfigMacrosConfiguration.js'
import '@mathjax/src/js/input/tex/enclose/EncloseConfiguration.js'
import '@mathjax/src/js/input/tex/extpfeil/ExtpfeilConfiguration.js'
import '@mathjax/src/js/input/tex/gensymb/GensymbConfiguration.js'
import '@mathjax/src/js/input/tex/mathtools/MathtoolsConfiguration.js'
import '@mathjax/src/js/input/tex/mhchem/MhchemConfiguration.js'
import '@mathjax/src/js/input/tex/textcomp/TextcompConfiguration.js'
import '@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js'
import '@mathjax/src/js/input/tex/units/UnitsConfiguration.js'
import '@mathjax/src/js/input/tex/upgreek/UpgreekConfiguration.js'
import { formulaFault, tidyFormula } from './formula-source.ts'

/** Throws an Error that says what is wrong when the formula breaks a limit or is not LaTeX that MathJax knows. */
export function parseFormula(tex: string, display: boolean): MmlNode {
  const root: MmlNode = page.convert(checked(tex), { display, end: STATE.CONVERT })
  // Without this a unary minus is spaced as a subtraction.
  root.setTeXclass(null as unknown as MmlNode)
  return root
}

/** The SVG of a formula, whose lengths are in ex. Throws as `parseFormula`. */
export async function drawFormula(tex: string, display: boolean): Promise<string> {
  const source = checked(tex)
  // Parts of the font are loaded when first needed, which MathJax signals by a retry.
  const node = await mathjax.handleRetriesFor(() =>
    page.convert(source, { display, em: EM, ex: EM * EX_PER_EM, containerWidth: 1e6 }),
  )
  return adaptor.serializeXML(firstOf(adaptor.tags(node, 'svg')))
}

/** Height of an ex of MathJax's font, in em. */
export const EX_PER_EM = 0.442
const EM = 16

/**
 * `newcommand` is left out: its definitions would leak from one paper into the next. Plain ones are put in before
 * MathJax reads the formula. `require` and `html` could load or link.
 */
const PACKAGES = [
  'base',
  'ams',
  'boldsymbol',
  'braket',
  'cancel',
  'cases',
  'centernot',
  'color',
  'configmacros',
  'enclose',
  'extpfeil',
  'gensymb',
  'mathtools',
  'mhchem',
  'textcomp',
  'textmacros',
  'units',
  'upgreek',
]

/** Commands that teachers' files use and MathJax lacks. */
const MACROS = {
  /** MathJax draws a filled triangle of another size for `\triangle`. */
  triangle: '{\\vartriangle}',
  SI: ['#1\\,\\mathrm{#2}', 2],
  si: ['\\mathrm{#1}', 1],
  unit: ['\\mathrm{#1}', 1],
}

const adaptor = liteAdaptor()
RegisterHTMLHandler(adaptor)
const page = createPage()

function createPage() {
  const input = new TeX({
    packages: PACKAGES,
    macros: MACROS,
    maxMacros: 1000,
    maxBuffer: 5 * 1024,
    formatError: (_jax: unknown, error: Error) => {
      throw error
    },
  })
  const output = new SVG({ fontCache: 'none', linebreaks: { inline: false } })
  output.addExtension(MathJaxMhchemFontExtension)
  return mathjax.document('', { InputJax: input, OutputJax: output })
}

function checked(tex: string): string {
  const tidy = formulaFault(tex) === undefined ? tidyFormula(tex) : tex
  // Definitions may nest deeper than the formula that was written.
  const fault = formulaFault(tidy)
  if (fault !== undefined) throw new Error(fault)
  return tidy
}
