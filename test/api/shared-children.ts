/**
 * Children that all services of a test process share, so that not each file starts its own; and a file that was read
 * once is not read again.
 */
import { createHash } from 'node:crypto'
import { openChildren, type Children } from '#server/open-children.ts'
import type { ReadingPool } from '#sandbox/reading/read-in-child.ts'

let children: Children | undefined

/** They end with the process. */
export function sharedChildren(): Children {
  if (children === undefined) {
    const opened = openChildren({ atOnce: 2, spares: 0, idleMs: 600_000 })
    children = { ...opened, reading: rememberRead(opened.reading) }
  }
  return children
}

function rememberRead(pool: ReadingPool): ReadingPool {
  const known = new Map<string, ReturnType<ReadingPool['readInChild']>>()
  return {
    ...pool,
    async readInChild(bytes, name, { asker: _asker, ...how } = {}) {
      const key = createHash('sha256')
        .update(bytes)
        .update(JSON.stringify([name, how]))
        .digest('base64')
      const reading = known.get(key) ?? pool.readInChild(bytes, name, how)
      known.set(key, reading)
      const read = await reading
      // A fault may have had its reason in the machine.
      if (!read.ok) known.delete(key)
      return structuredClone(read)
    },
  }
}
