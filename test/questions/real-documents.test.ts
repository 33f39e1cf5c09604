import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { offerCandidates } from '#questions/make-questions.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { DEEP } from '#test/deep.ts'

const DOCUMENTS = new URL('../../../shared/documents/', import.meta.url)
// The same text in other encodings tells the makers nothing new, and the long manuals take their time elsewhere.
const names = existsSync(DOCUMENTS)
  ? readdirSync(DOCUMENTS).filter(
      (name) => /\.(?:pdf|docx?|txt)$/.test(name) && !/^(?:drcd-reader\.(?!pdf)|debian|lshort)/.test(name),
    )
  : []

describe.skipIf(names.length === 0)('documents as teachers have them', () => {
  // Of every kind some in each run.
  for (const [index, name] of names.entries())
    test(
      `the makers go through ${name}, formulas, lists and fragments included, and quote it word for word`,
      index % 8 === 0 ? {} : DEEP,
      async () => {
        const read = await readDocument(new Uint8Array(readFileSync(new URL(name, DOCUMENTS))), name, READING_LIMITS)
        if (!read.ok) return expect(['scan', 'old_word', 'no_text']).toContain(read.error.code)
        const candidates = await offerCandidates(
          [{ document: read.value, found: extractTopics(read.value) }],
          seededRandom(name),
        )
        const text = read.value.blocks.map((block) => block.text).join('\n')
        for (const { draft } of candidates) expect(text).toContain(draft.provenance.source!.quote)
      },
    )
})
