/** POST /documents */
import { uploadDocument } from '#contract/documents.ts'
import type { DocumentAnswer } from '#contract/shapes.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Refusal } from '#domain/refusal.ts'
import { endpoint, type User } from '../http/endpoint.ts'
import type { Service } from '../service.ts'
import { getDocumentAnswer } from './find-document.ts'
import { receiveUpload, type ReceivedFile } from './receive-upload.ts'
import { storeUpload } from './store-upload.ts'

type Needed = Pick<Service, 'db' | 'blobs' | 'queue' | 'plans' | 'configuration' | 'temporary' | 'now'>
type Outcome = { readonly name: string; readonly document: DocumentAnswer; readonly isDuplicate: boolean }

export const upload = (service: Needed) => endpoint(uploadDocument, async ({ access: { user }, query, request }) => {
  const received = await receiveUpload(request.incoming, service.temporary)
  if (!received.ok) return received
  const { files, discard } = received.value
  try {
    const outcomes: Outcome[] = []
    for (const file of files) {
      const outcome = await storeOne(service, user, file, query.onDuplicate)
      // What came before it is stored and told by the list; the teacher sees why the rest was not.
      if (!outcome.ok) return outcomes.length === 0 ? outcome : ok(answerOf(outcomes))
      outcomes.push(outcome.value)
    }
    return ok(answerOf(outcomes))
  } finally {
    await discard()
  }
})

async function storeOne(service: Needed, user: User, file: ReceivedFile, onDuplicate: 'ask' | 'keep'): Promise<Result<Outcome, Refusal>> {
  const stored = await storeUpload(service, user, file, onDuplicate)
  if (!stored.ok) return err(stored.error)
  const id = 'id' in stored.value ? stored.value.id : stored.value.existing
  const document = await getDocumentAnswer(service.db, { schoolId: user.schoolId, id }, user.language)
  return ok({ name: file.name, document, isDuplicate: 'existing' in stored.value })
}

function answerOf(outcomes: readonly Outcome[]) {
  const [first] = outcomes
  const results = outcomes.length === 1 ? {} : { results: outcomes.map(({ name, document, isDuplicate }) => ({ name, isDuplicate, document })) }
  return first!.isDuplicate ? { isDuplicate: true as const, existingDocument: first!.document, ...results } : { ...first!.document, ...results }
}
