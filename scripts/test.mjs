/** `npm test`: installs what is missing and runs every check; with `--deep`, the deep set of tests. */
import { installMissing, projectRoot, run } from './runtime.mjs'

installMissing()
run('scripts/check.ts', process.argv.slice(2), { cwd: projectRoot })
