/** The commands of LaTeX that labels may hold, and the signs they print. */

export const COMMANDS: Readonly<Record<string, string>> = {
  circ: '∘', degree: '°', alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', theta: 'θ', lambda: 'λ', mu: 'μ', pi: 'π', rho: 'ρ', sigma: 'σ', phi: 'φ', varphi: 'φ', omega: 'ω',
  Delta: 'Δ', Sigma: 'Σ', Omega: 'Ω', times: '×', div: '÷', pm: '±', cdot: '·', le: '≤', leq: '≤', leqslant: '≤', ge: '≥', geq: '≥', geqslant: '≥', ne: '≠', neq: '≠', approx: '≈', sim: '∼', lt: '<', gt: '>',
  angle: '∠', triangle: '△', perp: '⊥', parallel: '∥', infty: '∞', ldots: '…', dots: '…', cdots: '⋯', to: '→', rightarrow: '→', cup: '∪', cap: '∩', prime: '′', colon: ':',
  '%': '%', '$': '$', '#': '#', '&': '&', '{': '{', '}': '}', '|': '∥',
}

export const FUNCTIONS: readonly string[] = ['sin', 'cos', 'tan', 'log', 'ln', 'max', 'min']

/** In ems. */
export const SPACES: Readonly<Record<string, number>> = { ',': 0.167, ':': 0.222, ';': 0.278, ' ': 0.3, quad: 1, '!': -0.167 }
