/**
 * The files that were picked since the page was loaded. They outlive the screen: an upload goes on while the teacher
 * looks elsewhere.
 */
import type { Refusal } from '#domain/refusal.ts'
import { isAbort } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { sendFile } from './send-file.ts'

export type UploadState =
  /** `fraction` from 0 to 1; 0 also while it waits for others. */
  | { readonly kind: 'uploading'; readonly fraction: number }
  /** On the server, which reads it. `isLate`: longer than the specification waits for (decision D26). */
  | { readonly kind: 'uploaded'; readonly documentId: string; readonly isLate: boolean }
  | { readonly kind: 'duplicate'; readonly existing: { readonly id: string; readonly name: string } }
  /** Never sent. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cancelled' }

export type Upload = { readonly key: string; readonly file: File; readonly state: UploadState }

type Waiting = { readonly key: string; readonly onDuplicate: 'ask' | 'keep'; readonly useCredits: boolean }

/** Browsers open six connections to one server: some stay for everything else. */
const AT_ONCE = 2
/** 30 tries, one a second (specification 2, section 7). */
export const LATE_MS = 30_000

class Uploads {
  #items: readonly Upload[] = []
  #owner: string | undefined
  readonly #listeners = new Set<() => void>()
  readonly #sending = new Map<string, AbortController>()
  #waiting: readonly Waiting[] = []
  #added = 0

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  snapshot = (): readonly Upload[] => this.#items

  /** What another teacher picked in this browser is nobody's business. */
  belongTo(owner: string): void {
    if (this.#owner !== undefined && this.#owner !== owner) for (const { key } of this.#items) this.remove(key)
    this.#owner = owner
  }

  /** Begins to send; gives the keys of the new rows. */
  add(files: readonly File[]): string[] {
    const added = files.map((file): Upload => ({
      key: this.#newKey(),
      file,
      state: { kind: 'uploading', fraction: 0 },
    }))
    this.#change([...this.#items, ...added])
    for (const { key } of added) this.send(key)
    return added.map(({ key }) => key)
  }

  refuse(refused: readonly { readonly file: File; readonly refusal: Refusal }[]): void {
    this.#change([
      ...this.#items,
      ...refused.map(({ file, refusal }): Upload => ({
        key: this.#newKey(),
        file,
        state: { kind: 'refused', refusal },
      })),
    ])
  }

  /** Sends it, also once more. `useCredits`: pays what the month's allowance does not hold. */
  send(key: string, onDuplicate: 'ask' | 'keep' = 'ask', useCredits = false): void {
    this.#set(key, { kind: 'uploading', fraction: 0 })
    this.#waiting = [...this.#waiting, { key, onDuplicate, useCredits }]
    this.#next()
  }

  stop(key: string): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting.key !== key)
    this.#set(key, { kind: 'cancelled' })
    this.#sending.get(key)?.abort()
  }

  /** From now on the row stands for this document, and it alone. */
  follow(key: string, documentId: string): void {
    const state: UploadState = { kind: 'uploaded', documentId, isLate: false }
    this.#change(
      this.#items.filter(
        (item) => item.key === key || item.state.kind !== 'uploaded' || item.state.documentId !== documentId,
      ),
    )
    this.#set(key, state)
    setTimeout(() => {
      if (this.#find(key)?.state === state) this.#set(key, { ...state, isLate: true })
    }, LATE_MS)
  }

  /** Gives what puts it back; an upload that was stopped by it begins anew. */
  remove(key: string): () => void {
    const place = this.#items.findIndex((item) => item.key === key)
    const item = this.#items[place]
    if (item === undefined) return () => undefined
    if (item.state.kind === 'uploading') this.stop(key)
    this.#change(this.#items.filter((other) => other.key !== key))
    return () => {
      this.#change(this.#items.toSpliced(place, 0, item))
      if (item.state.kind === 'uploading') this.send(key)
    }
  }

  #next(): void {
    const [first, ...rest] = this.#waiting
    if (first === undefined || this.#sending.size >= AT_ONCE) return
    this.#waiting = rest
    void this.#sendNow(first)
    this.#next()
  }

  async #sendNow({ key, ...how }: Waiting): Promise<void> {
    const item = this.#find(key)
    if (item === undefined) return
    const controller = new AbortController()
    this.#sending.set(key, controller)
    try {
      const answer = await sendFile(item.file, {
        ...how,
        signal: controller.signal,
        onProgress: (fraction) => this.#set(key, { kind: 'uploading', fraction }),
      })
      if ('isDuplicate' in answer) this.#set(key, { kind: 'duplicate', existing: answer.existingDocument })
      else {
        queryClient.setQueryData(keys.document(answer.id), answer)
        this.follow(key, answer.id)
      }
      void queryClient.invalidateQueries({ queryKey: [...keys.documents, 'list'] })
      void queryClient.invalidateQueries({ queryKey: keys.usage })
    } catch (error) {
      if (!isAbort(error)) this.#set(key, { kind: 'failed', error })
    } finally {
      // A second sending of the same row may have begun since this one was stopped.
      if (this.#sending.get(key) === controller) this.#sending.delete(key)
      this.#next()
    }
  }

  #newKey(): string {
    return `upload-${(this.#added += 1)}`
  }
  #find(key: string): Upload | undefined {
    return this.#items.find((item) => item.key === key)
  }
  #set(key: string, state: UploadState): void {
    this.#change(this.#items.map((item) => (item.key === key ? { ...item, state } : item)))
  }
  #change(items: readonly Upload[]): void {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }
}

export const uploads = new Uploads()
