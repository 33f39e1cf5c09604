/** PostgreSQL refuses to run as root: the account it is then given, and whether that account can enter a folder. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

const BORROWED = ['postgres', 'nobody'] as const

/** Undefined where the process is not root and PostgreSQL may run as itself. */
export async function accountFor(uid: number | undefined): Promise<Account | undefined> {
  if (uid !== 0) return undefined
  for (const name of BORROWED) {
    const id = async (flag: '-u' | '-g'): Promise<number> => Number((await run('id', [flag, name])).stdout)
    const ids = await Promise.all([id('-u'), id('-g')]).catch(() => undefined)
    if (ids !== undefined) return { name, uid: ids[0], gid: ids[1] }
  }
  throw new Error(
    `Cannot start the embedded database as root: there is no account ${BORROWED.join(' or ')} to run it as. Start as another user, or set DATABASE_URL.`,
  )
}

export async function isReachableBy({ uid, gid }: Account, folder: string): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
