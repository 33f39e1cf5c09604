/** Signs out from a public page: the next person at this computer finds nothing of the work either. */
import { signOut } from '../api/session.ts'
import { announceSession } from '../api/session-channel.ts'
import { forgetDraft } from '../floor/storage.ts'

/** Whether it worked. */
export async function endSession(): Promise<boolean> {
  try {
    await signOut()
  } catch {
    return false
  }
  forgetDraft()
  announceSession()
  return true
}
