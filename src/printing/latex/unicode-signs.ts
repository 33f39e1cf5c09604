/** Signs that teachers type, as LaTeX; what is not here is drawn from the fonts of the paper. */

const MATHS: Readonly<Record<string, string>> = {
  '°': '{}^{\\circ}', '℃': '{}^{\\circ}\\mathrm{C}', '×': '\\times ', '÷': '\\div ', '±': '\\pm ', '∓': '\\mp ', '·': '\\cdot ', '√': '\\surd ', '∞': '\\infty ', '≤': '\\le ', '≥': '\\ge ', '≦': '\\leqq ', '≧': '\\geqq ', '≠': '\\ne ', '≈': '\\approx ', '≅': '\\cong ', '≡': '\\equiv ', '∼': '\\sim ', '∝': '\\propto ',
  '∠': '\\angle ', '∡': '\\measuredangle ', '△': '\\triangle ', '⊥': '\\perp ', '∥': '\\parallel ', '∴': '\\therefore ', '∵': '\\because ', '→': '\\to ', '←': '\\leftarrow ', '↔': '\\leftrightarrow ', '⇒': '\\Rightarrow ', '⇔': '\\Leftrightarrow ', '↑': '\\uparrow ', '↓': '\\downarrow ',
  '∈': '\\in ', '∉': '\\notin ', '⊂': '\\subset ', '⊆': '\\subseteq ', '∪': '\\cup ', '∩': '\\cap ', '∅': '\\varnothing ', '∑': '\\sum ', '∏': '\\prod ', '∫': '\\int ', '∂': '\\partial ', '′': "'", '″': "''", '−': '-', '¹': '^{1}', '²': '^{2}', '³': '^{3}', '⁻': '^{-}', '₀': '_{0}', '₁': '_{1}', '₂': '_{2}', '₃': '_{3}', '½': '\\tfrac{1}{2}', '⅓': '\\tfrac{1}{3}', '¼': '\\tfrac{1}{4}', '¾': '\\tfrac{3}{4}',
  α: '\\alpha ', β: '\\beta ', γ: '\\gamma ', δ: '\\delta ', ε: '\\varepsilon ', ζ: '\\zeta ', η: '\\eta ', θ: '\\theta ', ι: '\\iota ', κ: '\\kappa ', λ: '\\lambda ', μ: '\\mu ', µ: '\\mu ', ν: '\\nu ', ξ: '\\xi ', π: '\\pi ', ρ: '\\rho ', σ: '\\sigma ', τ: '\\tau ', υ: '\\upsilon ', φ: '\\varphi ', χ: '\\chi ', ψ: '\\psi ', ω: '\\omega ', Γ: '\\Gamma ', Δ: '\\Delta ', Θ: '\\Theta ', Λ: '\\Lambda ', Ξ: '\\Xi ', Π: '\\Pi ', Σ: '\\Sigma ', Φ: '\\Phi ', Ψ: '\\Psi ', Ω: '\\Omega ',
}
const WORDS: Readonly<Record<string, string>> = { '–': '--', '—': '---', '‘': '`', '’': "'", '“': '``', '”': "''", '…': '\\ldots{}', '\u00A0': '~', '\u2009': '\\,', '\u200B': '', '\uFEFF': '', '£': '\\pounds{}', é: "\\'{e}", è: '\\`{e}', ü: '\\"{u}', ö: '\\"{o}', ä: '\\"{a}', ñ: '\\~{n}', ç: '\\c{c}' }

/** The source in ASCII. `advanceOf`: how wide a sign of the fonts is, in em; undefined where they lack it, and then `missing` hears of it. */
export function asAscii(latex: string, advanceOf: (codePoint: number) => number | undefined, missing: (sign: string) => void): string {
  return latex.replace(/\P{ASCII}/gu, (sign) => {
    const maths = MATHS[sign]
    if (maths !== undefined) return `\\ensuremath{${maths}}`
    const words = WORDS[sign]
    if (words !== undefined) return words
    const advance = advanceOf(sign.codePointAt(0)!)
    if (advance === undefined) missing(sign)
    return `\\setpapersign{${sign.codePointAt(0)}}{${Math.round(1000 * (advance ?? 1))}}`
  })
}
