/** Attributes of parts for visitors and of parts for signed-in teachers: both are rendered, session.ts shows one. */

export const forVisitors = { 'data-when': 'visitor' } as const
/** Hidden until it is known. */
export const forSignedIn = { 'data-when': 'signed-in', hidden: true } as const
export const forTier = (tier: string) => ({ ...forSignedIn, 'data-tier': tier }) as const
/** For visitors, too. */
export const forAllButTier = (tier: string) => ({ 'data-when': 'any', 'data-other-tiers': tier }) as const
export const forOtherTiers = (tier: string) => ({ ...forSignedIn, 'data-other-tiers': tier }) as const

/** Where the account's menu comes. */
export const ACCOUNT_SLOT = 'account'
