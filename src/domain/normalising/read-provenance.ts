/** Reads who made a question, and how far that can be believed. */
import { asId } from '../ids.ts'
import { PROOFS, type Citation, type Provenance, type Source } from '../question.ts'
import type { QuestionWarning } from '../question-fault.ts'
import { readRecord, readWords, type Fields } from './tolerant-fields.ts'

export type QuestionOrigin =
  | { readonly kind: 'own' }
  | { readonly kind: 'teacher' }
  | { readonly kind: 'ai'; readonly model: string }

/** A question from outside is `unchecked` whatever it claims; one of our own keeps what it was stored with. */
export function readProvenance(
  fields: Fields,
  from: QuestionOrigin,
  warn: (warning: QuestionWarning) => void,
): Provenance {
  const source = readSource(fields.source)
  const claimed = PROOFS.find((proof) => proof === fields.proof) ?? 'unchecked'
  switch (from.kind) {
    case 'own': {
      const stored = storedProvenance(readRecord(fields.origin) ?? {}, claimed, source)
      if (stored.proof !== claimed) warn({ code: 'proof_lowered', claimed })
      return stored
    }
    case 'ai':
      if (claimed !== 'unchecked') warn({ code: 'proof_lowered', claimed })
      return {
        origin: { kind: 'ai', model: from.model },
        proof: 'unchecked',
        ...(source === undefined ? {} : { source }),
      }
    case 'teacher':
      if (claimed !== 'unchecked') warn({ code: 'proof_lowered', claimed })
      return { origin: { kind: 'teacher' }, proof: 'unchecked', ...(source === undefined ? {} : { source }) }
  }
}

function storedProvenance(origin: Fields, proof: Provenance['proof'], source: Source | undefined): Provenance {
  const sourced = source === undefined ? {} : { source }
  if (origin.kind === 'document' && (proof === 'quoted' || proof === 'reviewed') && source !== undefined)
    return { origin: { kind: 'document' }, proof, source }
  if (
    origin.kind === 'family' &&
    proof === 'proved' &&
    typeof origin.family === 'string' &&
    typeof origin.seed === 'string'
  ) {
    return { origin: { kind: 'family', family: origin.family, seed: origin.seed }, proof }
  }
  if (origin.kind === 'ai' && typeof origin.model === 'string')
    return { origin: { kind: 'ai', model: origin.model }, proof, ...sourced }
  return { origin: { kind: 'teacher' }, proof: 'unchecked', ...sourced }
}

function readSource(value: unknown): Source | undefined {
  const fields = readRecord(value)
  const documentId = readWords(fields?.documentId)
  const citation = fields && readCitation(fields)
  if (fields === undefined || documentId === undefined || citation === undefined) return undefined
  const further = Array.isArray(fields.further)
    ? fields.further.flatMap((entry) => readCitation(readRecord(entry) ?? {}) ?? [])
    : []
  return { documentId: asId<'Document'>(documentId), ...citation, ...(further.length === 0 ? {} : { further }) }
}

function readCitation({ page, heading, quote }: Fields): Citation | undefined {
  if (typeof quote !== 'string') return undefined
  return {
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 ? { page } : {}),
    ...(typeof heading === 'string' ? { heading } : {}),
    quote,
  }
}
