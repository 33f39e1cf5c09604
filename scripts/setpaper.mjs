#!/usr/bin/env node
/** `setpaper …`: the command line, under the pinned Node. */
import { builtChildren } from './build-children.mjs'
import { installMissing, run } from './runtime.mjs'

installMissing()
// npm run moves to the package's folder; file names are meant from where the user stands.
const cwd = process.env.npm_lifecycle_event === 'setpaper' ? process.env.INIT_CWD : undefined
run('src/cli/main.ts', process.argv.slice(2), { cwd, children: builtChildren() })
