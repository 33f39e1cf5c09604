/** Names a document by its bytes. */
import { asId, type DocumentId } from '#domain/ids.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * 32 hexadecimal digits: the first half of the SHA-256 of the bytes, so that the same file has the same id everywhere.
 */
export function documentId(bytes: Uint8Array): DocumentId {
  return asId<'Document'>(bytesToHex(sha256(bytes)).slice(0, 32))
}
