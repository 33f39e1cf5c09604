/**
 * A parent for the tests of the mechanism: prints its child's process id and ends without closing its pool, as its
 * argument says.
 */
import { fileURLToPath } from 'node:url'
import { PACKAGE_ROOT } from '#sandbox/limited-command.ts'
import { openProcessPool } from '#sandbox/process-pool.ts'

const MEGABYTE = 1024 * 1024
const pool = openProcessPool(
  {
    entry: fileURLToPath(new URL('./misbehaving-child.ts', import.meta.url)),
    directory: PACKAGE_ROOT,
    limits: {
      heapMegabytes: 64,
      dataBytes: 1024 * MEGABYTE,
      cpuSeconds: 20,
      permission: true,
      startMs: 10_000,
      jobMs: 15_000,
      residentBytes: 250 * MEGABYTE,
      printedBytes: MEGABYTE,
      answer: { json: MEGABYTE, bytes: MEGABYTE, total: MEGABYTE },
    },
  },
  { atOnce: 1, spares: 0, jobsPerProcess: 10, heldBytes: Infinity },
)

await pool.run({ header: 'who', bytes: new Uint8Array() }, (part) => {
  process.stdout.write(`${(part as { value: { pid: number } }).value.pid}\n`)
  return true
})

const way = process.argv[2]
if (way !== 'idle') void pool.run({ header: 'loop', bytes: new Uint8Array() }, () => true)
if (way === 'exit') setTimeout(() => process.exit(0), 200)
