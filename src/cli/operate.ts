/**
 * `setpaper backup`, `restore`, `reset-password` and `grant-credits`: the operator's commands. The server is loaded
 * only for them.
 */
import { parseOptions } from './options.ts'
import { UserFault } from './user-fault.ts'

export async function backup(args: readonly string[]): Promise<void> {
  const file = oneName(parseOptions(args, {}).positionals, 'Name the file to write: setpaper backup FILE')
  const written = await worded(async () => (await import('#server/operating/backup.ts')).backup(process.env, file))
  if (written.missing.length > 0)
    console.error(
      `The store no longer has ${written.missing.length} files that documents name; the backup is without them: ${written.missing.slice(0, 5).join(', ')}${written.missing.length > 5 ? ', …' : ''}.`,
    )
  console.log(`Wrote ${file}: ${described(written)}.`)
}

export async function restore(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, { force: { type: 'boolean', default: false } })
  const file = oneName(positionals, 'Name the file to restore: setpaper restore FILE')
  const restored = await worded(async () =>
    (await import('#server/operating/backup.ts')).restore(process.env, file, values.force),
  )
  console.log(`Restored ${file}: ${described(restored)}. Everybody signs in again.`)
}

export async function resetPassword(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, { password: { type: 'string' } })
  const email = oneName(positionals, 'Name the account by its e-mail address: setpaper reset-password EMAIL')
  const password = await worded(async () =>
    (await import('#server/operating/reset-password.ts')).resetPassword(process.env, email, values.password),
  )
  console.log(
    values.password === undefined
      ? `The new password of ${email} is ${password}`
      : `The password of ${email} was changed.`,
  )
}

export async function grantCredits(args: readonly string[]): Promise<void> {
  const [email, count, ...more] = parseOptions(args, {}).positionals
  const wanted = 'Name the account by its e-mail address, and how many credits it gets: setpaper grant-credits EMAIL N'
  if (email === undefined || count === undefined || more.length > 0) throw new UserFault(wanted)
  const { grantCredits: grant, MOST_CREDITS: most } = await import('#server/operating/grant-credits.ts')
  const amount = /^\d{1,9}$/.test(count) ? Number(count) : 0
  if (amount < 1 || amount > most) throw new UserFault(`Credits are a whole number from 1 to ${most}, not "${count}".`)
  console.log(
    `${email} was given ${amount} credits and has ${await worded(() => grant(process.env, email, amount))} now.`,
  )
}

const described = ({
  blobs,
  rows,
}: {
  readonly blobs: number
  readonly rows: Readonly<Record<string, number>>
}): string =>
  (
    [
      [rows.account_user, 'accounts'],
      [rows.document, 'documents'],
      [rows.paper, 'papers'],
      [blobs, 'files'],
    ] as const
  )
    .map(([count, what]) => `${count ?? 0} ${what}`)
    .join(', ')

function oneName(positionals: readonly string[], wanted: string): string {
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0) throw new UserFault(wanted)
  return name
}

async function worded<Value>(work: () => Promise<Value>): Promise<Value> {
  const { OperatorFault } = await import('#server/foundation/operator-fault.ts')
  try {
    return await work()
  } catch (error) {
    throw error instanceof OperatorFault ? new UserFault(error.message) : error
  }
}
