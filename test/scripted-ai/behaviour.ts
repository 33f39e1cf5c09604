/** How a scripted AI behaves: well, unless a value here says otherwise. */

/** What a mind may do to its answer before it is sent. */
export const SHAPES = [
  'fenced',
  'prose',
  'truncated',
  'wrong_schema',
  'empty',
  'huge',
  'wrong_keys',
  'wrong_quotes',
  'duplicated',
  'wrong_language',
  'injected',
] as const
export type Shape = (typeof SHAPES)[number]

export type Behaviour = {
  /** To the letter, instead of what the mind answers. */
  readonly text?: string
  readonly shape?: Shape
  /** Before anything is sent. */
  readonly delayMs?: number
  /** Nothing is sent before it resolves. */
  readonly until?: Promise<unknown>
  /** Between two pieces of the answer; many small ones make a slow drip. */
  readonly pieceMs?: number
  readonly pieces?: number
  /** Nothing more comes, and the connection stays open. */
  readonly hang?: 'before' | 'midway'
  /** Half of the answer, then the connection is reset, or ends as if that were all. */
  readonly breakOff?: 'reset' | 'end'
  readonly finish?: 'stop' | 'length' | 'filter'
  /** An HTTP status that refuses, with the provider's word and sentence for it, and what it asks to wait. */
  readonly status?: number
  readonly word?: string
  readonly sentence?: string
  readonly retryAfter?: string
  readonly retryAfterMs?: number
  /** The provider's event of an error midway, as when it is overloaded. */
  readonly errorMidway?: true
  /** More than so many tokens of answer are refused, in the provider's own words. */
  readonly tokenLimit?: number
  readonly takesNoTemperature?: true
}
