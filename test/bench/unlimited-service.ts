/** The service without limits on how often one caller may call, for service.bench.ts. */
import { collectWhenIdle } from '../../src/server/foundation/collect-when-idle.ts'
import { parseConfiguration } from '../../src/server/foundation/configuration.ts'
import { RATE_RULES } from '../../src/server/http/rate-limits.ts'
import { openService } from '../../src/server/open-service.ts'

const configuration = parseConfiguration(process.env)
if (!configuration.ok) throw new Error(configuration.error.join('\n'))
const unlimited = { most: 1e9, seconds: 60 }
const running = await openService(configuration.value, {
  rateRules: { ...RATE_RULES, usual: unlimited, costly: unlimited, sensitive: unlimited },
})
// As main.ts does.
collectWhenIdle()
process.once('SIGTERM', () => void running.close())
