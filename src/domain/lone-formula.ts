/** Formulas by themselves, for formats that put them into markup of their own instead of setting a page. */

export type LoneFormula = { readonly tex: string; readonly display: boolean }

/** A `<math>` element in the namespace of MathML; null where MathJax does not know the LaTeX. */
export type Mathml = string | null
