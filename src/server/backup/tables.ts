/** Which tables a backup holds (test/operating/backup.test.ts compares the two lists with the database). */

/** In an order in which rows can be put back: what is pointed to comes first. */
export const BACKED_UP = [
  'school',
  'account_user',
  'account_credential',
  'credit_entry',
  'payment_customer',
  'subscription',
  'credit_payment',
  'payment_event',
  'departed_customer',
  'usage',
  'usage_reservation',
  'blob',
  'document',
  'document_reading',
  'topic',
  'paper',
  'paper_source',
  'paper_revision',
  'paper_directory',
  'idempotent_request',
] as const

/**
 * Left out: sessions and reset links would let in a person who finds a backup; counts of the last minutes, and papers
 * that were just being made, are of no use. Teachers sign in again after a restore.
 */
export const NOT_BACKED_UP = [
  'account_session',
  'account_verification',
  'rate_limit',
  'turn',
  'generation',
  'applied_migration',
] as const

/** What of a table is taken: blobs that no row names (being written, dropped) are left out. */
export const ROWS_OF: Readonly<Partial<Record<(typeof BACKED_UP)[number], string>>> = { blob: "where state = 'kept'" }

export const blobName = (key: string): string => `blobs/${key}`
export const tableName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl`
