/** A reading child for tests: its file, as JSON, says which parts it sends or which document it cuts. */
import { documentId } from '#reading/document-id.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { cutDocument } from '#sandbox/reading/cut-document.ts'
import { serveJobs } from '#sandbox/serve-jobs.ts'

type Told = { readonly parts: readonly unknown[] } | { readonly cutWithOwnId: DocumentWithTopics }

serveJobs(async ({ bytes }, send) => {
  const told = JSON.parse(Buffer.from(bytes).toString()) as Told
  for (const value of 'parts' in told ? told.parts : cutWithOwnId(told.cutWithOwnId, bytes))
    await send({ kind: 'json', value })
})

const cutWithOwnId = ({ document, found }: DocumentWithTopics, bytes: Uint8Array): Iterable<unknown> =>
  cutDocument({ document: { ...document, id: documentId(bytes) }, found })
