/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30
export const DAY_MS = 24 * 3_600_000
