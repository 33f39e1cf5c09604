import { describe, expect, test } from 'vitest'
import { documentId } from './document-id.ts'

describe('the id of a document', () => {
  test('is the first half of the SHA-256 of its bytes', () => {
    expect(documentId(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223')
  })

  test('differs when a byte differs', () => {
    expect(documentId(new Uint8Array([1, 2, 3]))).not.toBe(documentId(new Uint8Array([1, 2, 4])))
  })
})
