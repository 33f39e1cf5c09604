/** How far a name is one term's own: a phrase, a long word or a long Chinese name means one thing, a short word many. */

/** The ownness of a short word of many uses. */
export const COMMON = 0.4

/** From `COMMON` to 1. */
export function ownness(name: string, isChinese: boolean): number {
  if (isChinese) return name.length >= 4 ? 1 : name.length === 3 ? 0.7 : COMMON
  return /[\s-]/.test(name) ? 1 : name.length >= 9 ? 0.8 : COMMON
}
