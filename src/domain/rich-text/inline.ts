/** The tree of rich text: what a parsed text is made of. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  /** LaTeX without its dollar signs. */
  | { readonly kind: 'math'; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'strong'; readonly content: RichText }
  | { readonly kind: 'emphasis'; readonly content: RichText }
  /** A gap for the candidate to fill in. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'break' }
export type RichText = readonly Inline[]
