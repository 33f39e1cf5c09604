#!/usr/bin/env node
/** `setpaper …`: the command line, under the pinned Node. */
import { installMissing, run } from './runtime.mjs'

installMissing()
run('src/cli/main.ts', process.argv.slice(2))
