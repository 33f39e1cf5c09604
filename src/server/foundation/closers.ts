/** What was opened, to be closed in the opposite order, also when opening the next thing fails. */

export type Closers = {
  /** `close` is called once, after all that was added later. */
  readonly add: (close: () => unknown) => void
  /** Closes all; throws the first fault, after trying every one. */
  readonly closeAll: () => Promise<void>
}

export function openClosers(): Closers {
  const closers: (() => unknown)[] = []
  return {
    add: (close) => {
      closers.push(close)
    },
    async closeAll() {
      const faults: unknown[] = []
      for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
        try {
          await close()
        } catch (error) {
          faults.push(error)
        }
      }
      if (faults.length > 0) throw faults[0]
    },
  }
}
