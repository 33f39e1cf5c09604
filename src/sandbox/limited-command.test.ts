import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limitedCommand, PACKAGE_ROOT, type CommandLimits } from './limited-command.ts'

const ENTRY = `${PACKAGE_ROOT}test/sandbox/misbehaving-child.ts`
const LIMITS: CommandLimits = { heapMegabytes: 100, dataBytes: 1_000_000_000, cpuSeconds: 7, permission: true }

describe('the command of a limited child', () => {
  test('is plain Node with its own limits where util-linux is missing', async () => {
    const { file, args } = await limitedCommand(ENTRY, LIMITS, [])
    expect(file).toBe(process.execPath)
    expect(args).toEqual(
      expect.arrayContaining(['--max-old-space-size=100', '--permission', `--allow-fs-read=${PACKAGE_ROOT}src/`]),
    )
    expect(args.at(-1)).toBe(ENTRY)
  })
  test('leaves the permission model out for native add-ons', async () => {
    const { args } = await limitedCommand(ENTRY, { ...LIMITS, permission: false }, [])
    expect(args.filter((arg) => arg.startsWith('--allow') || arg === '--permission')).toEqual([])
  })
  test.runIf(existsSync('/usr/bin/prlimit'))('sets the kernel limits where util-linux is installed', async () => {
    const { file, args } = await limitedCommand(ENTRY, LIMITS)
    const limits = execFileSync(
      file,
      [...args.slice(0, args.indexOf(process.execPath)), '/bin/cat', '/proc/self/limits'],
      { encoding: 'utf8' },
    )
    expect(limits).toMatch(/Max cpu time\s+7\s/)
    expect(limits).toMatch(/Max data size\s+1000000000\s/)
    expect(limits).toMatch(/Max file size\s+0\s/)
    expect(limits).toMatch(/Max core file size\s+0\s/)
  })
})
