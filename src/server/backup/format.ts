/**
 * The shape of a backup: a gzipped tar of `backup.json`, the blobs, the tables as JSON lines in parts, and `end.json`.
 */
import { z } from 'zod'

/** Raised when an older program could not read what this one writes. */
export const FORMAT = 1
export const FIRST = 'backup.json'
export const LAST = 'end.json'

export const manifest = z.object({
  format: z.int(),
  program: z.string(),
  createdAt: z.string(),
  /** The migrations of the database it was taken from, in order. */
  migrations: z.array(z.string()).min(1),
})
export type Manifest = z.output<typeof manifest>

/** `sha256` of everything before it (tar.ts), and what that was. */
export const ending = z.object({ sha256: z.string(), blobs: z.int(), rows: z.record(z.string(), z.int()) })
export type Ending = z.output<typeof ending>

/** Nothing of this kind is larger; a damaged size must not fill the memory. */
export const MOST_JSON_BYTES = 1024 * 1024
