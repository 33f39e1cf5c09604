/**
 * The file of a visitor who tried the demo, on its way into the wizard: it waits in this browser until somebody has
 * signed up, also where that leads over another site. A file does not fit into what storage.ts keeps.
 */
export type HandedOver = {
  readonly file: File
  /** Names of the topics that the demo found in it. */
  readonly topics: readonly string[]
}
type Kept = HandedOver & { readonly at: number }

const [DATABASE, STORE, PLACE] = ['setpaper', 'handed-over', 'demo'] as const
/** Nobody comes back to it later, and a shared computer should not keep it. */
const LONGEST_MS = 24 * 3_600_000

/** Rejects where the browser keeps nothing. */
export const handOver = (handed: HandedOver): Promise<unknown> =>
  inStore('readwrite', (store) => store.put({ ...handed, at: Date.now() } satisfies Kept, PLACE))

/** Undefined where nothing waits, or nothing can be kept. */
export async function readHandedOver(): Promise<HandedOver | undefined> {
  const kept = (await inStore('readonly', (store) => store.get(PLACE)).catch(() => undefined)) as Kept | undefined
  if (kept === undefined || Date.now() - kept.at < LONGEST_MS) return kept
  await forgetHandedOver()
  return undefined
}

export const forgetHandedOver = (): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(PLACE)).catch(() => undefined)

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
  const database = await outcome(opening)
  try {
    return await outcome(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const outcome = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no files'))
  })
