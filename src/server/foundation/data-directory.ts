/** Where a server keeps what is its own: the private database, blobs and the secret. */
import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from './configuration.ts'
import { accountFor, isReachableBy } from './unprivileged-account.ts'

/** The folder of Setpaper. Relative paths begin here, from any working directory. */
export const HOME = fileURLToPath(new URL('../../../', import.meta.url))
/** The system's place for such data, outside of private homes. */
const SYSTEM_DIRECTORY = '/var/lib/setpaper'

export const databaseDirectory = (dataDirectory: string): string => join(dataDirectory, 'postgresql')

/**
 * `data` beside the program unless set; but where PostgreSQL cannot run there as root (a private home), the system's
 * place.
 */
export async function findDataDirectory(
  { dataDirectory, databaseUrl }: Pick<Configuration, 'dataDirectory' | 'databaseUrl'>,
  home = HOME,
): Promise<string> {
  const wanted = resolve(home, dataDirectory ?? 'data')
  if (
    dataDirectory !== undefined ||
    databaseUrl !== undefined ||
    existsSync(join(databaseDirectory(wanted), 'cluster'))
  )
    return wanted
  const account = await accountFor(process.getuid?.())
  return account === undefined || (await isReachableBy(account, home)) ? wanted : SYSTEM_DIRECTORY
}

/** Makes the folder where it is missing; throws a sentence where nothing can be written there. */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true })
    await access(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    // The start says it in words of its own.
    if (code === 'ENOSPC') throw error
    throw new Error(
      `Cannot write to the data directory ${directory}: ${REASONS[code] ?? `the system says ${code}`}. Set DATA_DIR to a folder in which this account may write.`,
      { cause: error },
    )
  }
}

const REASONS: Readonly<Record<string, string | undefined>> = {
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'there is a file of that name',
  EROFS: 'the disk can only be read',
}
