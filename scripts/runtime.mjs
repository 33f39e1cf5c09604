/** Installs what is missing and runs a program under the pinned Node; this file itself must run on Node 20. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const startedBy = process.ppid
const LOOK_MS = 250
const stamp = join(root, 'node_modules', '.installed-for')

/**
 * Runs `npm install` when package.json or the lockfile changed since the last one. Says so on standard error, so that
 * standard output stays the program's.
 */
export function installMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(existing(join(root, 'package-lock.json')))
    .digest('hex')
  if (existing(stamp).toString() === wanted) return
  console.error('Installing what is missing (npm install)…')
  // The engine warnings are about the machine's Node, which only starts the pinned one.
  const npm = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  )
  if (npm.status !== 0)
    fail(
      'Cannot install the packages: npm install failed. Check the network and the lines above, then run this command again.',
    )
  // npm may rewrite the lockfile for this platform, so the stamp is taken afterwards.
  writeFileSync(
    stamp,
    createHash('sha256')
      .update(readFileSync(join(root, 'package.json')))
      .update(existing(join(root, 'package-lock.json')))
      .digest('hex'),
  )
}

/** The pinned Node where its package exists for this system, else the running one when it is new enough. */
export function pinnedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const binary = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `Cannot start: there is no package ${name} for this system, so Node 24 or newer must be installed. This is Node ${process.versions.node}.`,
  )
}

/**
 * Runs a TypeScript program of the repository with the given arguments and ends as it ends. `isServer`: it also ends
 * when this process is gone, however that came, or when npm's shell, which started this process, is.
 */
export function run(program, args, options = {}) {
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', join(root, program), ...args], {
    // The program hears the channel close when this process is gone.
    stdio: options.isServer ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    cwd: options.cwd ?? process.cwd(),
    // What Node has compiled once it need not strip of its types and compile again.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      ...(options.children === undefined ? {} : { SETPAPER_BUILT_CHILDREN: options.children }),
      ...process.env,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  if (options.isServer && process.env.npm_lifecycle_event !== undefined) whenParentGoes(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1
  })
}

export const projectRoot = root

/** npm passes a signal on to its shell alone, which dies of it and says nothing to what it runs. */
function whenParentGoes(act) {
  const timer = setInterval(() => {
    if (process.ppid === startedBy) return
    clearInterval(timer)
    act()
  }, LOOK_MS).unref()
}

function existing(file) {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
