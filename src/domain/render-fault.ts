/** Why a piece of LaTeX cannot be drawn. */

export type RenderFault =
  /**
   * What TeX or MathJax complains of, in their English, and the piece of the source where it stopped, which may be
   * empty.
   */
  | { readonly kind: 'latex'; readonly message: string; readonly near: string }
  | { readonly kind: 'no_such_package'; readonly name: string }
  | { readonly kind: 'no_such_library'; readonly name: string }
  /** No font here has it. */
  | { readonly kind: 'no_such_sign'; readonly sign: string }
  | { readonly kind: 'too_long'; readonly most: number }
  /** The drawing, in points or in characters. */
  | { readonly kind: 'too_large' }
  | { readonly kind: 'too_slow'; readonly seconds: number }
  /** Others are being drawn, more than can be waited for. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'nothing_drawn' }
  /** A bug of ours, or a source that breaks TeX itself. */
  | { readonly kind: 'failed' }
