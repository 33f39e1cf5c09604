/** What a teacher is told about a key (decision D44): the one place where a label follows from provenance. */
import type { Proof } from './question.ts'

/** The surest first. */
export const TRUST_LABELS = ['proved', 'source_shown', 'read_this'] as const
export type TrustLabel = (typeof TRUST_LABELS)[number]

type Told = { readonly proof: Proof; readonly source?: unknown }

/**
 * In doubt the weaker one: an answer that a check confirmed was calculated where there is no quotation; where there is
 * one, earlier papers do not say by which of the two it was confirmed.
 */
export function trustOf({ proof, source }: Told): TrustLabel {
  switch (proof) {
    case 'proved':
      return 'proved'
    case 'reviewed':
      return 'source_shown'
    case 'quoted':
      return 'source_shown'
    case 'checked':
      return source === undefined ? 'proved' : 'source_shown'
    case 'unchecked':
      return 'read_this'
  }
}

/** The label of all of them; undefined where they differ, or there is none. */
export function trustOfAll(all: readonly Told[]): TrustLabel | undefined {
  const [first, ...others] = new Set(all.map(trustOf))
  return others.length === 0 ? first : undefined
}
