/** Mathematical characters and their LaTeX. Names as in unicode-math and the AMS packages, which MathJax knows. */

const GREEK = {
  α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'varepsilon', ϵ: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta', ϑ: 'vartheta', ι: 'iota', κ: 'kappa', λ: 'lambda', μ: 'mu', µ: 'mu', ν: 'nu', ξ: 'xi',
  π: 'pi', ϖ: 'varpi', ρ: 'rho', ϱ: 'varrho', σ: 'sigma', ς: 'varsigma', τ: 'tau', υ: 'upsilon', φ: 'varphi', ϕ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega',
  Γ: 'Gamma', Δ: 'Delta', Θ: 'Theta', Λ: 'Lambda', Ξ: 'Xi', Π: 'Pi', Σ: 'Sigma', Υ: 'Upsilon', Φ: 'Phi', Ψ: 'Psi', Ω: 'Omega', '∆': 'Delta',
}
const OPERATORS = {
  '×': 'times', '÷': 'div', '±': 'pm', '∓': 'mp', '⋅': 'cdot', '·': 'cdot', '∙': 'bullet', '•': 'bullet', '∗': 'ast', '∘': 'circ', '⊕': 'oplus', '⊗': 'otimes', '⊖': 'ominus', '⊙': 'odot', '∧': 'wedge', '∨': 'vee', '∩': 'cap', '∪': 'cup', '∖': 'setminus',
  '√': 'surd', '∂': 'partial', '∇': 'nabla', '∞': 'infty', '∝': 'propto', '∠': 'angle', '∟': 'llcorner', '△': 'triangle', '□': 'square', '∅': 'emptyset', 'ℏ': 'hbar', 'ℓ': 'ell', 'ℜ': 'Re', 'ℑ': 'Im', 'ℵ': 'aleph', '℘': 'wp', '¬': 'neg', '∀': 'forall', '∃': 'exists', '∄': 'nexists',
  '…': 'ldots', '⋯': 'cdots', '⋮': 'vdots', '⋱': 'ddots', '†': 'dagger', '‡': 'ddagger', '⋆': 'star',
}
const RELATIONS = {
  '≤': 'le', '≥': 'ge', '⩽': 'leqslant', '⩾': 'geqslant', '≠': 'ne', '≈': 'approx', '≡': 'equiv', '≅': 'cong', '∼': 'sim', '≃': 'simeq', '≪': 'll', '≫': 'gg', '≢': 'not\\equiv', '∈': 'in', '∉': 'notin', '∋': 'ni', '⊂': 'subset', '⊃': 'supset', '⊆': 'subseteq', '⊇': 'supseteq', '⊄': 'not\\subset',
  '⊥': 'perp', '∥': 'parallel', '∦': 'nparallel', '∣': 'mid', '∴': 'therefore', '∵': 'because', '≜': 'triangleq', '≔': 'coloneqq', '≺': 'prec', '≻': 'succ', '⊢': 'vdash', '⊨': 'models',
}
const ARROWS = {
  '→': 'to', '←': 'leftarrow', '↔': 'leftrightarrow', '⇒': 'Rightarrow', '⇐': 'Leftarrow', '⇔': 'Leftrightarrow', '↑': 'uparrow', '↓': 'downarrow', '↦': 'mapsto', '⟶': 'longrightarrow', '⟵': 'longleftarrow', '⟹': 'Longrightarrow', '⟺': 'Longleftrightarrow', '⇌': 'rightleftharpoons', '⇋': 'leftrightharpoons', '⇀': 'rightharpoonup', '↗': 'nearrow', '↘': 'searrow',
}
const BRACKETS = { '⟨': 'langle', '⟩': 'rangle', '〈': 'langle', '〉': 'rangle', '⌊': 'lfloor', '⌋': 'rfloor', '⌈': 'lceil', '⌉': 'rceil', '‖': '|', '{': '{', '}': '}' }

const COMMANDS: ReadonlyMap<string, string> = new Map(Object.entries({ ...GREEK, ...OPERATORS, ...RELATIONS, ...ARROWS, ...BRACKETS, '%': '%', '#': '#', '&': '&', $: '$', _: '_' }))

const PLAIN: ReadonlyMap<string, string> = new Map(Object.entries({
  '−': '-', '–': '-', '‐': '-', '′': "'", '″': "''", '‴': "'''", '⁡': '', '⁢': '', '⁣': '', '⁤': '', '\u200b': '', '°': '^{\\circ}', '\\': '\\backslash ', '^': '\\hat{}', '~': '\\sim ',
  '\u2003': '\\quad ', '\u2002': '\\enspace ', '\u2009': '\\,', '\u2005': '\\:', '\u2004': '\\;', '\u00a0': '~', '＝': '=', '＋': '+', '（': '(', '）': ')', '，': ',',
}))

/** LaTeX of one character in a formula: `α` → `\alpha`. Styled letters (𝑥) become plain ones; undefined where the character has no place in mathematics. */
export function mathCharacter(character: string): string | undefined {
  const command = COMMANDS.get(character)
  if (command !== undefined) return `\\${command}`
  const plain = PLAIN.get(character)
  if (plain !== undefined) return plain
  const doubleStruck = DOUBLE_STRUCK.get(character)
  if (doubleStruck !== undefined) return `\\mathbb{${doubleStruck}}`
  const folded = character.normalize('NFKC')
  if (folded !== character) return [...folded].map((part) => COMMANDS.has(part) ? `\\${COMMANDS.get(part)!}` : part).join('')
  return /^[\u0020-\u007e]$/.test(character) ? character : undefined
}

const DOUBLE_STRUCK: ReadonlyMap<string, string> = new Map([['ℕ', 'N'], ['ℤ', 'Z'], ['ℚ', 'Q'], ['ℝ', 'R'], ['ℂ', 'C'], ['ℙ', 'P']])

/** Signs of n-ary operators (17.3… `m:nary`). */
export const NARY: ReadonlyMap<string, string> = new Map([
  ['∫', '\\int'], ['∬', '\\iint'], ['∭', '\\iiint'], ['∮', '\\oint'], ['∑', '\\sum'], ['∏', '\\prod'], ['∐', '\\coprod'], ['⋂', '\\bigcap'], ['⋃', '\\bigcup'], ['⋀', '\\bigwedge'], ['⋁', '\\bigvee'], ['⨁', '\\bigoplus'], ['⨂', '\\bigotimes'],
])

/** Marks over or under a base, by the combining character or its spacing twin. */
export const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['\u0302', '\\hat'], ['^', '\\hat'], ['\u0305', '\\overline'], ['\u0304', '\\bar'], ['¯', '\\bar'], ['\u20d7', '\\vec'], ['→', '\\overrightarrow'], ['\u20d6', '\\overleftarrow'], ['\u0307', '\\dot'], ['˙', '\\dot'], ['\u0308', '\\ddot'], ['¨', '\\ddot'],
  ['\u20db', '\\dddot'], ['\u0303', '\\tilde'], ['~', '\\tilde'], ['\u030c', '\\check'], ['\u0306', '\\breve'], ['\u0301', '\\acute'], ['\u0300', '\\grave'], ['\u20d1', '\\overrightarrow'], ['\u0332', '\\underline'], ['\u20e1', '\\overleftrightarrow'],
])

/** Names that LaTeX sets upright by a command of their own. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  'sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'arcsin', 'arccos', 'arctan', 'sinh', 'cosh', 'tanh', 'coth', 'log', 'ln', 'lg', 'exp', 'lim', 'max', 'min', 'sup', 'inf', 'det', 'dim', 'gcd', 'deg', 'arg', 'ker', 'hom', 'Pr', 'limsup', 'liminf',
])
