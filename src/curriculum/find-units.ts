/** Finds the learning units that a teacher means by what she typed. */
import { UNIT_KEYWORDS } from './unit-keywords.ts'
import { GRADES, UNITS, isUnitCode, type Grade, type UnitCode } from './units.ts'

/**
 * The units that a text names, in the order of the curriculum: by code, by name in any language, or by a usual word
 * for what they hold; where
 * several are found, those whose words cover most of the text. `grade`: only units taught then. Empty where the text
 * names nothing of mathematics.
 */
export function findUnits(text: string, grade?: Grade): UnitCode[] {
  const wanted = normalised(text)
  if (wanted === '') return []
  const code = wanted.toUpperCase()
  if (isUnitCode(code)) return [code]
  const taught = UNITS.filter(({ grades }) => grade === undefined || grades.includes(grade))
  const scored = taught.map((unit) => ({
    code: unit.code,
    score: Math.max(
      ...[...Object.values(unit.name), ...UNIT_KEYWORDS[unit.code]].map((name) => likeness(wanted, normalised(name))),
    ),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best < LEAST_LIKENESS ? [] : scored.filter(({ score }) => score === best).map(({ code: found }) => found)
}

/** Every unit of mathematics that is taught in a grade, or all. */
export const unitsIn = (grade?: Grade): UnitCode[] =>
  UNITS.filter(({ grades }) => grade === undefined || grades.includes(grade)).map(({ code }) => code)

/** Whether a subject, in any of the three languages, is the one that has units. */
export const isMathematics = (subject: string | undefined): boolean =>
  subject !== undefined && /math|數學|数学/i.test(subject)

/** `S4`, `Secondary 4`, `Form 4`, 中四 as a grade; undefined for anything else. */
export function parseGrade(text: string): Grade | undefined {
  const found =
    /^\s*(?:s|secondary|form|f)\.?\s*([1-6])\s*$/i.exec(text)?.[1] ??
    ['一', '二', '三', '四', '五', '六'].indexOf(/^\s*中([一二三四五六])\s*$/.exec(text)?.[1] ?? '') + 1
  return GRADES.find((grade) => grade === `S${found}`)
}

/**
 * The whole text is the name (1), the text holds the name as words (the longer the better), or the name holds the text.
 */
const LEAST_LIKENESS = 0.3

function likeness(wanted: string, name: string): number {
  if (wanted === name) return 1
  if (holds(wanted, name)) return 0.5 + 0.4 * (name.length / wanted.length)
  return holds(name, wanted) ? 0.3 + 0.4 * (wanted.length / name.length) : 0
}

/** Chinese words may stand anywhere, English ones as whole words, an s more or less. */
function holds(text: string, part: string): boolean {
  return /\p{Script=Han}/u.test(part) ? text.includes(part) : ` ${singular(text)} `.includes(` ${singular(part)} `)
}

const singular = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ')

const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim()
