/** Lists of words and forms for regular expressions, a line a matter, in place of one long alternation. */

/**
 * The source of a group that stands for one of the forms: on each line forms with `|` between them, in the syntax of
 * regular expressions. Space at the ends of a line does not count.
 */
export const anyOf = (lines: TemplateStringsArray): string =>
  `(?:${String.raw(lines)
    .trim()
    .split(/[ \t]*\n\s*/)
    .join('|')})`
