/** POST /documents */
import { uploadDocument } from '#contract/documents.ts'
import type { DocumentAnswer } from '#contract/shapes.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok } from '#domain/result.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { endpoint, type User } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { getDocumentAnswer } from './find-document.ts'
import { receiveUpload, type ReceivedFile } from './receive-upload.ts'
import { storeUpload, type UploadWishes } from './store-upload.ts'

type Needed = Pick<Service, 'db' | 'blobs' | 'queue' | 'plans' | 'configuration' | 'temporary' | 'now'>
type Stored = { readonly name: string; readonly isDuplicate: boolean; readonly document: DocumentAnswer }
type Outcome = Stored | { readonly name: string; readonly refusal: Refusal }

export const upload = (service: Needed) =>
  endpoint(uploadDocument, async ({ access: { user }, query, request }) => {
    const received = await receiveUpload(request.incoming, service.temporary)
    if (!received.ok) return received
    const { files, discard } = received.value
    try {
      const outcomes: Outcome[] = []
      for (const file of files) outcomes.push(await storeOne(service, user, file, query))
      return answerOf(outcomes)
    } finally {
      await discard()
    }
  })

async function storeOne(service: Needed, user: User, file: ReceivedFile, wishes: UploadWishes): Promise<Outcome> {
  const stored = await storeUpload(service, user, file, wishes)
  if (!stored.ok) return { name: file.name, refusal: stored.error }
  const id = 'id' in stored.value ? stored.value.id : stored.value.existing
  return {
    name: file.name,
    isDuplicate: 'existing' in stored.value,
    document: await getDocumentAnswer(service.db, { schoolId: user.schoolId, id }, user.language),
  }
}

/** One file that cannot be taken does not hold up the others; where none can be, the first refusal is the answer. */
function answerOf(outcomes: readonly Outcome[]) {
  const stored = outcomes.filter((outcome) => 'document' in outcome)
  const first = stored.find(({ isDuplicate }) => !isDuplicate) ?? stored[0]
  if (first === undefined)
    return err(
      mustBeThere(outcomes.flatMap((outcome) => ('refusal' in outcome ? [outcome.refusal] : []))[0], 'a refusal'),
    )
  const results =
    outcomes.length === 1
      ? {}
      : {
          results: outcomes.map((outcome) =>
            'document' in outcome
              ? outcome
              : {
                  name: outcome.name,
                  code: outcome.refusal.code,
                  error: wordRefusal(outcome.refusal, messagesIn('en')),
                },
          ),
        }
  return ok(
    first.isDuplicate
      ? { isDuplicate: true as const, existingDocument: first.document, ...results }
      : { ...first.document, ...results },
  )
}
