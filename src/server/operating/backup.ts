/** Backup and restore, as the operator calls them. */
import { open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkBackup } from '../backup/read-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup, type Written } from '../backup/write-backup.ts'
import type { Ending } from '../backup/format.ts'
import { withOpened } from './open-for-operator.ts'
import { OperatorFault } from '../foundation/operator-fault.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The file is whole, or as it was before. */
export async function backup(environment: Environment, file: string): Promise<Written> {
  await checkWritable(file)
  return withOpened(environment, 'beside', ({ url, blobs }) => writeBackup({ url, blobs, file, now: new Date() }))
}

/** The server holds what the file does, or what it held before. */
export async function restore(environment: Environment, file: string, force: boolean): Promise<Ending> {
  // Said before a database is started for it.
  await checkBackup(file)
  return withOpened(environment, 'alone', ({ url, blobs }) => restoreBackup({ url, blobs, file, force }))
}

/** A wrong place is said before everything is read. */
async function checkWritable(file: string): Promise<void> {
  const probe = join(dirname(file), `.setpaper-${process.pid}.probe`)
  try {
    await (await open(probe, 'wx')).close()
    await rm(probe)
  } catch (error) {
    throw new OperatorFault(
      `Cannot write ${file}: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such folder' : `its folder cannot be written to (${(error as NodeJS.ErrnoException).code})`}.`,
      { cause: error },
    )
  }
}
