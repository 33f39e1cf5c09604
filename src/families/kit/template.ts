/** Texts with holes: compiled once, filled for every draw into rich text. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Inline, RichText } from '#domain/rich-text.ts'
import { formatDecimal } from './exact/format-latex.ts'
import { fraction, type Value } from './exact/value.ts'
import { formatHole, type HoleFormat, HOLE_FORMATS } from './hole-format.ts'
import type { Values } from './formula/evaluate.ts'
import { formatSchool } from './formula/format-school.ts'
import { formatSubstituted } from './formula/format-substituted.ts'
import { expand, namesOf, type Formula } from './formula/formula.ts'
import { parseFormula } from './formula/parse-formula.ts'

/** What names stand for formulas with symbols. */
export type Meanings = ReadonlyMap<string, Formula>
/** Which script a text is filled for: English, Traditional Chinese, Simplified Chinese. */
export type Script = PaperLanguage

export type Template = { readonly runs: readonly Run[]; readonly names: ReadonlySet<string> }
type Run = { readonly math: boolean; readonly pieces: readonly (string | Hole)[] }
/** `as`: form and formula as they are declared, which texts in several languages share. */
type Hole = {
  readonly formula: Formula
  readonly form: 'school' | 'substituted'
  readonly as: string
  readonly format?: HoleFormat
}

/**
 * `$…$` is mathematics; `@name` and `@{formula}` are worked out in school form, `@[formula]` is shown with its
 * numbers put in;
 * `@{formula : money}` in a format of `HOLE_FORMATS`. `\$` is a dollar sign. `math`: the whole is mathematics. Throws
 * a SyntaxError.
 */
export function compileTemplate(source: string, meanings: Meanings, math = false): Template {
  const runs = math ? [source] : splitMath(source)
  const compiled = runs
    .map((text, index) => ({
      math: math || index % 2 === 1,
      pieces: compilePieces(text, meanings, math || index % 2 === 1),
    }))
    .filter(({ pieces }) => pieces.length > 0)
  const names = new Set<string>()
  for (const { pieces } of compiled)
    for (const piece of pieces) if (typeof piece !== 'string') namesOf(piece.formula, names)
  return { runs: compiled, names }
}

/**
 * The same template with the words outside its holes changed, as by conversion to Simplified Chinese; mathematics only
 * in its `\text`.
 */
export function mapTemplate(template: Template, change: (text: string) => string): Template {
  return {
    ...template,
    runs: template.runs.map(({ math, pieces }) => ({
      math,
      pieces: pieces.map((piece) =>
        typeof piece === 'string' && (!math || /\p{Script=Han}/u.test(piece)) ? change(piece) : piece,
      ),
    })),
  }
}

/** `convert`: for words that are drawn, from Traditional to Simplified. */
export function fillTemplate(
  { runs }: Template,
  values: Values,
  script: Script,
  convert: (text: string) => string,
): RichText {
  return runs.map(({ math, pieces }): Inline => {
    let text = ''
    for (const piece of pieces)
      text += typeof piece === 'string' ? piece : fillHole(piece, values, script, convert, math)
    return math ? { kind: 'math', tex: text.trim(), display: false } : { kind: 'text', text }
  })
}

/** As one string: for labels of figures, where mathematics stands without dollars. */
export function fillLabel(
  { runs }: Template,
  values: Values,
  script: Script,
  convert: (text: string) => string,
): string {
  return runs
    .flatMap(({ math, pieces }) =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : fillHole(piece, values, script, convert, math))),
    )
    .join('')
}

function fillHole(
  hole: Hole,
  values: Values,
  script: Script,
  convert: (text: string) => string,
  math: boolean,
): string {
  const { formula, format } = hole
  if (formula.kind === 'name') {
    const value = values[formula.name]
    if (isWord(value)) {
      const word = wordForm(value, script, format)
      return script === 'zh-CN' ? convert(word) : word
    }
  }
  if (format !== undefined) return formatHole(formula, values, format, script)
  if (!math) return formatText(formula, values)
  const tex = printOnce(hole, values)
  return script === 'en' ? tex : inChinese(tex)
}

/** What is printed of a draw, by its values: each language and each option asks for most of it again. */
const printed = new WeakMap<Values, Map<string, string>>()

function printOnce({ formula, form, as }: Hole, values: Values): string {
  let known = printed.get(values)
  if (known === undefined) printed.set(values, (known = new Map()))
  let tex = known.get(as)
  if (tex === undefined)
    known.set(as, (tex = form === 'school' ? formatSchool(formula, values) : formatSubstituted(formula, values)))
  return tex
}

/** The words that stand between two relations. */
const inChinese = (tex: string): string =>
  !tex.includes('\\text{ ')
    ? tex
    : tex.replaceAll('\\text{ or }', '\\text{ 或 }').replaceAll('\\text{ and }', '\\text{ 及 }')

/** A number among words: digits as they are read. */
function formatText(formula: Formula, values: Values): string {
  const value = formula.kind === 'name' ? (values[formula.name] as Value) : undefined
  const number =
    value === undefined
      ? formatSchool(formula, values)
      : fraction(value) === undefined
        ? formatSchool(formula, values)
        : formatDecimal(value)
  return number.replaceAll('\\,', ' ')
}

type DrawnWord = { readonly en: string; readonly zh: string; readonly article?: string; readonly plural?: string }
const isWord = (value: unknown): value is DrawnWord =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value

function wordForm(word: DrawnWord, script: Script, format: HoleFormat | undefined): string {
  if (script !== 'en') return word.zh
  const article = word.article ?? (/^[aeio]/i.test(word.en) ? 'an' : 'a')
  if (format === 'a') return `${article} ${word.en}`
  if (format === 'A') return `${article === 'an' ? 'An' : 'A'} ${word.en}`
  return format === 'plural' ? (word.plural ?? `${word.en}s`) : word.en
}

/** Texts and formulas in turn; `\$` stays in formulas and is a plain dollar sign in texts. */
function splitMath(source: string): string[] {
  const runs: string[] = []
  let run = ''
  for (const [sign] of source.matchAll(/\\\$|[^]/g)) {
    const inMath = runs.length % 2 === 1
    if (sign === '$') {
      runs.push(run)
      run = ''
    } else run += sign === '\\$' && !inMath ? '$' : sign
  }
  if (runs.length % 2 === 1) throw new SyntaxError(`A formula is not closed by a dollar sign: ${source}`)
  return [...runs, run]
}

const HOLE = /@(?:\{([^}]*)\}|\[([^\]]*)\]|([A-Za-z_][A-Za-z0-9_]*))/g

function compilePieces(source: string, meanings: Meanings, math: boolean): (string | Hole)[] {
  const pieces: (string | Hole)[] = []
  let end = 0
  const words = (text: string): void => {
    if (text.includes('@')) throw new SyntaxError(`A hole is @name, @{formula} or @[formula]: ${source}`)
    if (text !== '') pieces.push(text)
  }
  for (const found of source.matchAll(HOLE)) {
    words(source.slice(end, found.index))
    const [whole, school, substituted, name] = found
    const hole = school ?? substituted ?? name ?? ''
    const [formula = '', format] = hole.split(':').map((part) => part.trim())
    if (format !== undefined && !isFormat(format))
      throw new SyntaxError(`No format "${format}" in ${source}: expected one of ${HOLE_FORMATS.join(', ')}`)
    const form = substituted === undefined ? 'school' : 'substituted'
    pieces.push({
      formula: expand(parseFormula(formula), meanings),
      form,
      as: `${form}: ${formula}`,
      ...(format === undefined ? {} : { format }),
    })
    // A command of LaTeX before a letter needs the space that the author cannot see.
    end = found.index + whole.length
    if (math && name !== undefined && /^[A-Za-z]/.test(source.slice(end)))
      throw new SyntaxError(`Put a space after @${name} in ${source}`)
  }
  words(source.slice(end))
  return pieces
}

const isFormat = (text: string): text is HoleFormat => HOLE_FORMATS.some((format) => format === text)
