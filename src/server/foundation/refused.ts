/**
 * A refusal where only an exception leaves: out of a transaction, out of a stream. The code that opened it turns it
 * into a Result again.
 */
import type { Refusal } from '#domain/refusal.ts'

export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
