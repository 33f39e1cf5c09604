/** A tier as its reader knows it: `pro` is Pro. */
export const planName = (tier: string): string => tier.slice(0, 1).toUpperCase() + tier.slice(1)
