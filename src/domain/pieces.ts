/** Formulas and drawings by themselves, for formats that put them into markup of their own instead of setting a page. */

export type PiecesWanted = {
  readonly formulas: readonly { readonly tex: string; readonly display: boolean }[]
  /** SVG of figures. */
  readonly drawings: readonly string[]
}

/** In the order in which they were asked for. */
export type Pieces = {
  readonly formulas: readonly FormulaPiece[]
  readonly drawings: readonly DrawingPiece[]
}

/** `alt`: in words. Both forms are missing where MathJax does not know the LaTeX. */
export type FormulaPiece = {
  readonly alt: string
  /** A `<math>` element in the namespace of MathML. */
  readonly mathml?: string
  readonly picture?: FormulaPicture
}
/** In em of the text around it; `depth` is below the baseline. */
export type FormulaPicture = {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly depth: number
}

/** PNG at 300 dpi, in base64; missing where the SVG cannot be drawn. `width` and `height` in CSS pixels. */
export type DrawingPiece = { readonly png?: string; readonly width: number; readonly height: number }
