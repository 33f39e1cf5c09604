/** What a screen reader says for a formula: its LaTeX without marks that only shape it. */

/** Never empty, since PDF/UA wants an alternative text for every formula. */
export function formulaAltText(tex: string): string {
  const plain = tex
    .replace(/\\(?:left|right|displaystyle|textstyle|limits|nolimits|[bB]igg?[lrm]?)(?![a-zA-Z])/g, '')
    .replace(/\\(?:dfrac|tfrac|cfrac)(?![a-zA-Z])/g, '\\frac')
    .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\[,;:!> ]|\\q?quad(?![a-zA-Z])|~/g, ' ')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain === '' ? 'formula' : plain
}
