/** Reads and writes the user's files; a written file is whole or not there. */
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { calendarDay, DEFAULT_TIME_ZONE } from '#domain/calendar-day.ts'
import { UserFault } from './user-fault.ts'

/**
 * The bytes of a file, at most `limit` + 1 of them: one more than the limit tells that it is over, without reading 4
 * GB.
 */
export async function readInput(path: string, limit: number): Promise<Uint8Array> {
  try {
    if ((await stat(path)).isDirectory())
      throw new UserFault(`${path} is a folder: name a PDF, Word, PowerPoint or text file.`)
    const file = await open(path)
    try {
      const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(limit + 1, (await file.stat()).size)), 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw asUserFault(error, `Cannot read ${path}`)
  }
}

export async function readTextInput(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw asUserFault(error, `Cannot read ${path}`)
  }
}

/** Writes beside the target and renames, so that a full disk or a crash leaves the old file as it was. */
export async function writeOutput(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw asUserFault(error, `Cannot write ${path}`)
  }
}

/**
 * Throws a UserFault when two outputs are the same file, or an output is an input: neither may be overwritten unseen.
 */
export function checkOutputs(inputs: readonly string[], outputs: readonly (string | undefined)[]): void {
  const seen = new Map(inputs.map((path) => [resolve(path), 'read']))
  for (const path of outputs) {
    if (path === undefined) continue
    const use = seen.get(resolve(path))
    if (use !== undefined)
      throw new UserFault(
        `${path} would be ${use === 'read' ? 'overwritten while it is the document to read' : 'written twice'}: give each file a name of its own.`,
      )
    seen.set(resolve(path), 'written')
  }
}

export function asUserFault(error: unknown, doing: string): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (error instanceof UserFault || code === undefined) return error
  const reason = REASONS[code] ?? `the system says ${code}`
  return new UserFault(`${doing}: ${reason}.`)
}

const REASONS: Readonly<Record<string, string | undefined>> = {
  ENOENT: 'there is no such file or folder; check the name',
  EACCES: 'it is not allowed; check the permissions',
  EPERM: 'it is not allowed; check the permissions',
  EEXIST: 'there is a file of that name; name a folder, or a file that ends in .zip',
  EISDIR: 'it is a folder; name a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOSPC: 'the disk is full; make room and try again',
  EROFS: 'the disk can only be read',
}

/** The day in the name of a file, by the clock of the operator as the service has it (`TIME_ZONE`). */
export function today(now: Date): string {
  const timeZone = process.env.TIME_ZONE ?? DEFAULT_TIME_ZONE
  try {
    return calendarDay(now, timeZone)
  } catch {
    throw new UserFault(`TIME_ZONE must be a time zone such as ${DEFAULT_TIME_ZONE}, not "${timeZone}".`)
  }
}
