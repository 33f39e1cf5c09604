/** What the scripted AI knows: a problem with its key, from which a question of any type is made. */
import type { PaperLanguage } from '#domain/language.ts'

export type Words = Readonly<Record<PaperLanguage, string>>

export type Problem = {
  /** Asks, as a sentence. */
  readonly question: string
  /** Says a thing that is true, or with `wrong` one that is not. */
  readonly statement: (answer: string) => string
  /** The statement with ____ where the answer belongs. */
  readonly gap: string
  /** The formulas that it is about. */
  readonly about?: string
  readonly key: string
  /** Options in the order of the paper; the key is one of the four. */
  readonly options: readonly string[]
  readonly mistakes: readonly string[]
  readonly explanation: string
  readonly steps: readonly string[]
  readonly source?: { readonly document: string; readonly page?: number; readonly quote: string }
}
