/** What could not be printed as it stands, and how it is shown instead. */
export type PrintWarning =
  | { readonly kind: 'formula'; readonly tex: string; readonly shownAs: 'picture' | 'latex'; readonly reason: string }
  /** Signs that no font has; each is printed as a box. */
  | { readonly kind: 'signs'; readonly signs: readonly string[] }
  | { readonly kind: 'figure'; readonly alt: string; readonly reason: string }
