/**
 * The service in a process of its own, whose reservations expire fast: to be killed, and to release what another left.
 */
import { parseConfiguration } from '#server/foundation/configuration.ts'
import type { Lease } from '#server/plans/metering.ts'
import { openService } from '#server/open-service.ts'

export const SHORT: Lease = { ms: 1_500, renewMs: 300, sweepMs: 300 }

if (import.meta.main) {
  const configuration = parseConfiguration(process.env)
  if (!configuration.ok) throw new Error(configuration.error.join(' '))
  const { address } = await openService(configuration.value, { lease: SHORT })
  console.log(`is ready at ${address}`)
}
