/** Writes docs/openapi.json from the contract: `node scripts/write-openapi.ts`. */
import { writeFileSync } from 'node:fs'
import { ROUTES } from '#contract/routes.ts'
import { formatOpenApi } from '#server/system/openapi.ts'

writeFileSync('docs/openapi.json', formatOpenApi(ROUTES))
