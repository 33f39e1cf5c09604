/**
 * Sentences as patterns that a teacher can read: `solve [the] equation {e} (for|in) {v}`. A text is understood only as
 * a whole.
 */

/** The groups found: signs of formulas, or words. */
export type Groups = Readonly<Record<string, string>>

const FORMULA = '[\\ue000-\\uf8ff]'
const AND = '(?:\\s*(?:,\\s*and|,\\s*or|,|;|and|&|or|及|和|与|或|以及)\\s*)'
const LIST = `${FORMULA}(?:${AND}${FORMULA})*`
/** Units of length, area, volume, mass, time, money and counting. */
export const UNIT =
  '(?:cm[23]?|mm[23]?|km[23]?|m[23]|m|kg|mg|g|ml|l|litres?|s|seconds?|h|hours?|minutes?|min|days?|years?|units?(?: squared?| cubed)?|sq(?:uare|\\.) units?|cubic (?:centi)?(?:metres?|units?)|(?:centi|milli|kilo)?met(?:re|er)s?|(?:kilo)?grams?|dollars?|hkd|marks?|degrees?|(?:平方|立方)?(?:厘米|公分|毫米|千米|公里|米|单位)|千克|公斤|克|毫升|升|秒|小时|分钟|天|年|岁|元|港元|港币|度|分|个)'

/**
 * `{e}` one formula, `{d*}` a list of them, `<k:a|b>` one of the words, `[x|y]` words that may be left out, `(x|y)`
 * one of them, `UNIT` a unit, `WORDS` one to three words that do not matter.
 * Space in a pattern is space that may be left out in the text.
 */
export function compilePattern(pattern: string): RegExp {
  const source = pattern
    .replace(/\./g, '\\$&')
    .replace(/\s*\[([^\]]*)\]/g, (_, inside: string) => ` (?:${inside.replaceAll(' ', '\\s+')})? `)
    .replace(/(?<!\\)\((?!\?)/g, '(?:')
    .replace(/<(\w+):([^>]*)>/g, (_, name: string, words: string) => `(?<${name}>${words})`)
    .replace(/\{(\w+)\*\}/g, (_, name: string) => `(?<${name}>${LIST})`)
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${FORMULA})`)
    .replaceAll('UNIT', UNIT)
    .replaceAll('WORDS', '[a-z]+(?: [a-z]+){0,2}')
    .trim()
    .replace(/ +/g, '\\s*')
  return new RegExp(source, 'u')
}

/** Matches the whole text. */
export function matchWhole(pattern: RegExp, text: string): Groups | undefined {
  const found = new RegExp(`^(?:${pattern.source})$`, 'u').exec(text)
  return found === null ? undefined : (found.groups ?? {})
}

export const signsIn = (list: string): string[] => list.match(/[\ue000-\uf8ff]/g) ?? []
