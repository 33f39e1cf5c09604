/**
 * Takes out the blanks that technical writers set between Chinese characters and Latin letters or digits: patterns and
 * terms are written without them.
 */

/**
 * "由 Tim 于 1989 年" → "由Tim于1989年"; blanks between Latin words stay, and so do those between Chinese characters,
 * which mean that something is missing.
 */
export function closeUp(text: string): string {
  return text.includes(' ') || text.includes('\u00a0') ? text.replace(BETWEEN_SCRIPTS, '') : text
}

const BETWEEN_SCRIPTS =
  /(?<=[\p{Script=Han}，、。；：）」』》”])[ \u00a0](?=[A-Za-z0-9.(（])|(?<=[A-Za-z0-9%)）+.])[ \u00a0](?=[\p{Script=Han}，、。；：（「『《“])|(?<=\p{Script=Han})[ \u00a0](?=[（“])|(?<=[）”])[ \u00a0](?=\p{Script=Han})/gu
