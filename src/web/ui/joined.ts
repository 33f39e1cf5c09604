/** Class names, without those that are off. */
export const joined = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
