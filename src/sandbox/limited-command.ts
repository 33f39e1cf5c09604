/** The command line of a limited child: Node's own limits, and the kernel's where util-linux is installed. */
import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the package: what stands beside `src`. */
export const PACKAGE_ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type CommandLimits = {
  /** Of V8's old space. */
  readonly heapMegabytes: number
  /** Of all private memory, by the kernel: the backstop behind the watchdog when the parent is busy. */
  readonly dataBytes: number
  /** Of processor time over the whole life of the process; undefined for one that serves many jobs. */
  readonly cpuSeconds?: number
  /**
   * Node's permission model: files of src and node_modules may be read, nothing written, nothing started. Native
   * add-ons need it off.
   */
  readonly permission: boolean
  /** Full paths of files outside the package that may be read as well. */
  readonly readable?: readonly string[]
}

export type Command = { readonly file: string; readonly args: readonly string[] }

/** How to start `entry` (a file of this package) under the limits; `toolFolders` is where util-linux is looked for. */
export async function limitedCommand(
  entry: string,
  limits: CommandLimits,
  toolFolders: readonly string[] = TOOL_FOLDERS,
): Promise<Command> {
  const node = [...nodeFlags(entry, limits), entry]
  const [wrapper, ...wrapped] = await kernelLimits(limits, toolFolders)
  return wrapper === undefined
    ? { file: process.execPath, args: node }
    : { file: wrapper, args: [...wrapped, process.execPath, ...node] }
}

function nodeFlags(entry: string, limits: CommandLimits): string[] {
  const readable = [...READABLE, ...codeOf(entry), ...(limits.readable ?? [])]
    .flatMap(withItsTarget)
    .map((path) => `--allow-fs-read=${path}`)
  const permission = ['--permission', ...readable, '--disallow-code-generation-from-strings']
  return [`--max-old-space-size=${limits.heapMegabytes}`, '--no-warnings', ...(limits.permission ? permission : [])]
}

/** A built child is made of several files in a folder of its own. */
const codeOf = (entry: string): readonly string[] => (entry.endsWith('.js') ? [`${dirname(entry)}/`] : [entry])

/** package.json holds the `#…` imports. */
const READABLE = ['src/', 'node_modules/', 'package.json'].map((path) => `${PACKAGE_ROOT}${path}`)

/** Node checks the path behind a link, as node_modules may be one. */
function withItsTarget(path: string): string[] {
  if (!existsSync(path)) return [path]
  const target = `${realpathSync(path)}${path.endsWith('/') ? '/' : ''}`
  return target === path ? [path] : [path, target]
}

/**
 * `setpriv --pdeathsig` ends a looping child even when its parent was killed; `prlimit` bounds memory and processor
 * time,
 * and allows neither files nor core dumps, which would hold a confidential paper.
 */
async function kernelLimits(limits: CommandLimits, toolFolders: readonly string[]): Promise<string[]> {
  const bounds = [
    `--data=${limits.dataBytes}`,
    '--core=0',
    '--fsize=0',
    ...(limits.cpuSeconds === undefined ? [] : [`--cpu=${limits.cpuSeconds}`]),
  ]
  const [setpriv, prlimit] = await Promise.all([
    findWrapper(toolFolders, 'setpriv', ['--pdeathsig', 'KILL']),
    findWrapper(toolFolders, 'prlimit', bounds),
  ])
  return [...(setpriv ?? []), ...(prlimit ?? [])]
}

/** Starts, does nothing and ends: what a wrapper is tried with. */
const TRUE = '/bin/true'

const TOOL_FOLDERS = ['/usr/bin', '/bin']

const tried = new Map<string, Promise<string[] | undefined>>()

/** The wrapper's full path and arguments, when it is installed and starts `true` here; tried once a process. */
function findWrapper(
  toolFolders: readonly string[],
  program: string,
  args: readonly string[],
): Promise<string[] | undefined> {
  const key = [...toolFolders, program, ...args].join(' ')
  const known = tried.get(key)
  if (known) return known
  const attempt = tryWrapper(toolFolders, program, args)
  tried.set(key, attempt)
  return attempt
}

async function tryWrapper(
  toolFolders: readonly string[],
  program: string,
  args: readonly string[],
): Promise<string[] | undefined> {
  const path =
    process.platform === 'linux'
      ? toolFolders.map((folder) => `${folder}/${program}`).find((file) => existsSync(file))
      : undefined
  if (path === undefined) return undefined
  return new Promise((resolve) => {
    execFile(path, [...args, TRUE], { env: {}, timeout: 5000 }, (error) => resolve(error ? undefined : [path, ...args]))
  })
}
