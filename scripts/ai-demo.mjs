/**
 * `npm run ai:demo [-- MOOD]`: a scripted AI provider on this machine, and the product that asks it, by another wire
 * with AI_PROVIDER and any AI_API_KEY.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildWeb } from './build-web.mjs'
import { installMissing, pinnedNode, projectRoot, run } from './runtime.mjs'

installMissing()
buildWeb()
const scripted = spawn(pinnedNode(), [join(projectRoot, 'test', 'scripted-ai', 'serve.ts'), ...process.argv.slice(2)], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.on('exit', () => scripted.kill())
scripted.on('exit', (code) => {
  if (code !== null && code !== 0) process.exit(code)
})
const lines = createInterface(scripted.stdout)
lines.once('line', (url) => {
  console.log(
    `A scripted AI answers at ${url}; no request leaves this machine. Sign in, choose topics of the curriculum or upload a document, and generate a paper: its questions come from there.`,
  )
  lines.on('line', (line) => console.log(line))
  // It ends with the product.
  scripted.unref()
  scripted.stdout.unref()
  Object.assign(process.env, {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'scripted',
    AI_MODEL_PRO: 'scripted-pro',
    ...process.env,
    AI_BASE_URL: url,
  })
  run('src/server/main.ts', [], { isServer: true })
})
