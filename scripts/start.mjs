/** `npm start`: installs what is missing and serves the product. */
import { installMissing, run } from './runtime.mjs'

installMissing()
run('src/server/main.ts', process.argv.slice(2))
