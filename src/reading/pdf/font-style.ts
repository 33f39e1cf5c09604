/** Tells from the name of a font whether it is bold, italic, of fixed pitch or made for formulas. */

export type FontStyle = {
  readonly bold: boolean
  readonly italic: boolean
  readonly fixedPitch: boolean
  readonly maths: boolean
}

// SimHei and its like stand in for bold beside a Song face; YaHei, JhengHei and MicroHei are faces of running text.
// LaTeX names bold faces of its families CMBX, SFBX, ECBX, italic ones SFTI, SFSL and so on.
const BOLD =
  /bold|black|heavy|demi|(?:cm|sf|ec|la)(?:ss)?b[xl]|[-,](?:bd|hv|blk)\b|^lin(?:libertine|biolinum)\w?T?B|medi\b|(?:sim|fandol|adobe|fz|^)hei|heiti(?!-light)|-b$/i
const ITALIC = /ital|obli|slant|^(?:cm|sf|ec|la)(?:bx)?(?:ti|sl|it|bi)|^sfbi|kaiti|kai-/i
const FIXED_PITCH = /mono|courier|consol|typewriter|(?:cm|sf|ec|la)(?:sl|i)?tt|menlo|inconsolata|fixed|\btt\d/i
const MATHS = /cmmi|cmsy|cmex|cmmib|msam|msbm|math|mtextra|mt-extra|euclid|stixsize|stixvar|\bsymbol/i

/** A subset's prefix (`ABCDEF+`) is no part of the name. Italic of a maths font is no emphasis. */
export function fontStyle(fontName: string, isMonospace = false): FontStyle {
  const name = fontName.replace(/^[A-Z]{6}\+/, '')
  const maths = MATHS.test(name)
  return {
    bold: BOLD.test(name) && !maths,
    italic: ITALIC.test(name) && !maths,
    fixedPitch: isMonospace || FIXED_PITCH.test(name),
    maths,
  }
}
