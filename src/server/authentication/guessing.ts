/**
 * How often somebody may try to sign in: by address, and by address and account together, so that nobody locks out the
 * owner of an account from elsewhere. Resets of passwords are counted apart.
 */
import { hash } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { addressBlock } from '../http/address-block.ts'
import { countInDatabase, uncountInDatabase, type RateRule } from '../http/rate-limits.ts'

export const SIGN_IN_RULES = {
  /** Of one address, whatever the account. */
  address: { most: 30, seconds: 60 },
  /** Of one address, of one account. */
  account: { most: 10, seconds: 300 },
  /** Of one account, from all addresses that are not known there: many machines may guess together. */
  everywhere: { most: 100, seconds: 3600 },
  /** Of a known device: after so many wrong ones it is as strange as any other. */
  device: { most: 50, seconds: 3600 },
  /** Mails of one account, asked for from any address. */
  mails: { most: 20, seconds: 3600 },
} as const satisfies Record<string, RateRule>
export type SignInRules = Readonly<Record<keyof typeof SIGN_IN_RULES, RateRule>>

/** `wait`: seconds. `forget` takes the try back: it was no guess. */
export type Counted = { readonly wait: number } | { readonly forget: () => Promise<void> }

type Try = {
  readonly kind: 'sign-in' | 'reset'
  readonly address: string
  /** As `accountKey` gives it. */
  readonly account: string | undefined
  readonly device: string | undefined
}

/** The key tells nobody who tried to sign in. */
export const accountKey = (email: unknown): string | undefined =>
  typeof email === 'string' ? hash('sha256', email.trim().toLowerCase()).slice(0, 32) : undefined

export async function countTry(db: Db, rules: SignInRules, now: number, tried: Try): Promise<Counted> {
  const counted: string[] = []
  const forget = async (): Promise<void> => {
    await Promise.all(counted.map((key) => uncountInDatabase(db, key)))
  }
  const waitFor = async (keys: readonly (readonly [string, RateRule])[]): Promise<number | undefined> => {
    for (const [key, rule] of keys) {
      counted.push(key)
      const wait = await countInDatabase(db, key, rule, now)
      if (wait !== undefined) return wait
    }
    return undefined
  }
  if (tried.device !== undefined) {
    const isStrange = await waitFor([[`sign-in-device:${tried.device}:${tried.account}`, rules.device]])
    if (isStrange === undefined) return { forget }
  }
  const wait = await waitFor(bucketsOf(tried, rules))
  return wait === undefined ? { forget } : { wait }
}

function bucketsOf({ kind, address, account }: Try, rules: SignInRules): readonly (readonly [string, RateRule])[] {
  const block = addressBlock(address)
  return [
    [`${kind}-address:${block}`, rules.address],
    ...(account === undefined
      ? []
      : ([
          [`${kind}-pair:${block}:${account}`, rules.account],
          [`${kind}-everywhere:${account}`, kind === 'reset' ? rules.mails : rules.everywhere],
        ] as const)),
  ]
}
