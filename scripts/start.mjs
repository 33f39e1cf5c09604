/** `npm start`: installs what is missing, builds the web application and serves the product. */
import { builtChildren } from './build-children.mjs'
import { buildWeb } from './build-web.mjs'
import { installMissing, run } from './runtime.mjs'

installMissing()
// A worker has no pages.
if (process.env.ROLE !== 'worker') buildWeb()
run('src/server/main.ts', process.argv.slice(2), { children: builtChildren(), isServer: true })
