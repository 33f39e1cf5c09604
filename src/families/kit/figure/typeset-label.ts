/** Sets a label in glyphs: a small LaTeX of formulas, or prose with formulas between `$`. */
import { itemAt } from '#domain/must-be-there.ts'
import { GLYPHS } from './glyphs.ts'
import { COMMANDS, FUNCTIONS, SPACES } from './label-commands.ts'
import type { PackedGlyph } from './packed-outline.ts'

/** Glyphs and rules about a baseline: x to the right, y down, in points of print. */
export type Typeset = {
  readonly width: number
  /** Of the ink: y of its top (mostly negative) and of its bottom. */
  readonly top: number
  readonly bottom: number
  readonly glyphs: readonly PlacedGlyph[]
  readonly rules: readonly Rule[]
  /** As words: for the alternative text and for messages. */
  readonly words: string
}
export type PlacedGlyph = { readonly glyph: PackedGlyph; readonly x: number; readonly y: number; readonly size: number }
export type Rule = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type Class = 'ordinary' | 'binary' | 'relation' | 'comma' | 'open' | 'function' | 'space'
type Atom = { readonly set: Typeset; readonly class: Class }
type Mode = { readonly size: number; readonly upright: boolean }

/** @throws RangeError for a sign without an outline or a command that is not known. */
export function typesetLabel(text: string, size: number, prose = false): Typeset {
  if (!prose) return setFormula(text, { size, upright: false })
  const parts = text.split('$')
  if (parts.length % 2 === 0) throw new RangeError(`Cannot draw the label "${text}": it has an odd number of $`)
  const sets = parts.map((part, i) => setFormula(part, { size, upright: i % 2 === 0 }))
  // A common height, so that the words of an axis stand on one line.
  return strut(joined(sets.map((set) => ({ set, class: 'ordinary' }))), size)
}

function strut(set: Typeset, size: number): Typeset {
  return { ...set, top: Math.min(set.top, -0.7 * size), bottom: Math.max(set.bottom, 0.1 * size) }
}

function setFormula(text: string, mode: Mode): Typeset {
  const tokens = text.match(/\\[a-zA-Z]+\s*|\\[^a-zA-Z]|[\s\S]/gu) ?? []
  const reader = {
    tokens: tokens.map((token) => (token.startsWith('\\') && /[a-z]/i.test(token) ? token.trim() : token)),
    at: 0,
    text,
  }
  const set = joined(readList(reader, mode))
  if (reader.at < tokens.length)
    throw new RangeError(`Cannot draw the label "${text}": a brace closes that none opened`)
  return set
}

type Reader = { readonly tokens: readonly string[]; at: number; readonly text: string }

/** Up to the closing brace, which is left. */
function readList(reader: Reader, mode: Mode): Atom[] {
  const atoms: Atom[] = []
  while (reader.at < reader.tokens.length && reader.tokens[reader.at] !== '}') {
    const token = itemAt(reader.tokens, reader.at++)
    if (token === '^' || token === '_') atoms.push(script(reader, mode, token, atoms.at(-1)))
    else if (token === "'" && mode.upright) atoms.push(sign('’', mode, reader.text))
    else if (token === "'" || token === '′')
      atoms.push(ordinary(raised(glyph('′', { ...mode, size: 0.75 * mode.size }, reader.text), 0.3 * mode.size)))
    else atoms.push(...readAtom(reader, mode, token))
  }
  return atoms
}

function readAtom(reader: Reader, mode: Mode, token: string): Atom[] {
  if (token === '{') return [ordinary(readGroup(reader, mode, true))]
  if (/^\s+$/.test(token)) return mode.upright ? [space(0.3 * mode.size)] : []
  if (token.startsWith('\\')) return readCommand(reader, mode, token.slice(1))
  return [sign(token, mode, reader.text)]
}

function readCommand(reader: Reader, mode: Mode, name: string): Atom[] {
  const gap = SPACES[name]
  if (gap !== undefined) return [space((name === ' ' ? 0.3 : gap) * mode.size)]
  if (FUNCTIONS.includes(name))
    return [
      {
        set: joined([...name].map((letter) => ordinary(glyph(letter, { ...mode, upright: true }, reader.text)))),
        class: 'function',
      },
    ]
  switch (name) {
    case 'text':
    case 'mathrm':
    case 'textrm':
    case 'operatorname':
      return [ordinary(readGroup(reader, { ...mode, upright: true }))]
    case 'textit':
    case 'mathit':
      return [ordinary(readGroup(reader, { ...mode, upright: false }))]
    case 'frac':
    case 'tfrac':
    case 'dfrac':
      return [ordinary(fraction(reader, mode, name === 'dfrac' ? 0.95 : 0.78))]
    case 'sqrt':
      return [ordinary(root(reader, mode))]
    case 'left':
    case 'right':
    case 'displaystyle':
    case 'limits':
      return []
    default: {
      const known = COMMANDS[name] ?? (name.length === 1 && /[^a-zA-Z]/.test(name) ? name : undefined)
      if (known === undefined)
        throw new RangeError(`Cannot draw the label "${reader.text}": the command \\${name} is not known here`)
      return [sign(known, mode, reader.text)]
    }
  }
}

/** What stands in braces, or one sign without them. */
function readGroup(reader: Reader, mode: Mode, opened = false): Typeset {
  if (!opened && reader.tokens[reader.at] !== '{') {
    while (/^\s+$/.test(reader.tokens[reader.at] ?? '')) reader.at++
    const token = reader.tokens[reader.at++]
    if (token === undefined)
      throw new RangeError(`Cannot draw the label "${reader.text}": something is missing at its end`)
    return token === '{' ? readGroup(reader, mode, true) : joined(readAtom(reader, mode, token))
  }
  if (!opened) reader.at++
  const set = joined(readList(reader, mode))
  if (reader.tokens[reader.at++] !== '}')
    throw new RangeError(`Cannot draw the label "${reader.text}": a brace is not closed`)
  return set
}

const BINARY = '+−±×÷·⋅∪∩'
const RELATIONS = '=≠<>≤≥≈∼→⇌⊥∥:'

function sign(token: string, mode: Mode, text: string): Atom {
  const drawn = token === '-' && !mode.upright ? '−' : token === '∼' ? '~' : token
  const set = glyph(drawn, mode, text)
  if (mode.upright) return ordinary(set)
  if (BINARY.includes(drawn)) return { set, class: 'binary' }
  if (RELATIONS.includes(drawn)) return { set, class: 'relation' }
  if (drawn === ',' || drawn === ';') return { set, class: 'comma' }
  return drawn === '(' || drawn === '[' ? { set, class: 'open' } : ordinary(set)
}

function glyph(token: string, { size, upright }: Mode, text: string): Typeset {
  const found = (upright ? undefined : GLYPHS[`i${token}`]) ?? GLYPHS[token] ?? GLYPHS[`i${token}`]
  if (found === undefined)
    throw new RangeError(
      `Cannot draw the label "${text}": there is no outline of "${token}"; add it to scripts/figure-glyphs/signs.ts and run scripts/write-figure-glyphs.ts`,
    )
  const unit = size / 1000
  return {
    width: found[0] * unit,
    top: found[2] * unit,
    bottom: found[4] * unit,
    glyphs: [{ glyph: found, x: 0, y: 0, size }],
    rules: [],
    words: token,
  }
}

const ordinary = (set: Typeset): Atom => ({ set, class: 'ordinary' })
const space = (width: number): Atom => ({
  set: { width, top: 0, bottom: 0, glyphs: [], rules: [], words: ' ' },
  class: 'space',
})

function script(reader: Reader, mode: Mode, kind: string, before: Atom | undefined): Atom {
  const set = readGroup(reader, { ...mode, size: 0.7 * mode.size })
  if (kind === '^' && set.words === '∘') return ordinary(glyph('°', mode, reader.text))
  if (kind === '^' && /^′+$/.test(set.words)) return ordinary(raised(set, 0.3 * mode.size))
  // A slanted letter leans over its superscript.
  const lean =
    kind === '^' && before !== undefined ? Math.max(0, inkRight(before.set) - before.set.width) + 0.03 * mode.size : 0
  const tall = before === undefined ? 0 : Math.max(0, -before.set.top - 0.7 * mode.size)
  const shifted = raised(set, kind === '^' ? 0.36 * mode.size + tall : -0.16 * mode.size)
  return ordinary({
    ...moved(shifted, lean, 0),
    width: set.width + lean,
    words: `${kind}${set.words.length > 1 ? `(${set.words})` : set.words}`,
  })
}

function fraction(reader: Reader, mode: Mode, part: number): Typeset {
  const small = { ...mode, size: part * mode.size }
  const [over, under] = [readGroup(reader, small), readGroup(reader, small)]
  const [axis, gap, pad] = [0.25 * mode.size, 0.12 * mode.size, 0.08 * mode.size]
  const width = Math.max(over.width, under.width) + 2 * pad
  const above = moved(over, (width - over.width) / 2, -axis - gap - over.bottom)
  const below = moved(under, (width - under.width) / 2, -axis + gap - under.top)
  const bar = { x: 0, y: -axis - 0.025 * mode.size, width, height: 0.05 * mode.size }
  return {
    width: width + pad,
    top: above.top,
    bottom: below.bottom,
    glyphs: [...above.glyphs, ...below.glyphs],
    rules: [...(over.rules.length > 0 ? above.rules : []), ...below.rules, bar],
    words: `${over.words}/${under.words}`,
  }
}

function root(reader: Reader, mode: Mode): Typeset {
  const under = readGroup(reader, mode)
  const unit = mode.size
  const surd = glyph('√', mode, reader.text)
  const top = Math.min(under.top, -0.45 * unit) - 0.14 * unit
  // The surd's ink ends where the bar begins: it is moved so that both have one top.
  const lifted = moved(surd, 0, top - surd.top)
  const inside = moved(under, surd.width, 0)
  const bar = { x: surd.width - 0.02 * unit, y: top, width: under.width + 0.06 * unit, height: 0.045 * unit }
  return {
    width: surd.width + under.width + 0.06 * unit,
    top,
    bottom: Math.max(lifted.bottom, inside.bottom),
    glyphs: [...lifted.glyphs, ...inside.glyphs],
    rules: [...inside.rules, bar],
    words: `√${under.words.length > 1 ? `(${under.words})` : under.words}`,
  }
}

function joined(atoms: readonly Atom[]): Typeset {
  const glyphs: PlacedGlyph[] = []
  const rules: Rule[] = []
  let [x, top, bottom, words] = [0, Infinity, -Infinity, '']
  atoms.forEach(({ set, class: kind }, i) => {
    const gap = gapBefore(atoms[i - 1], kind, atoms[i - 2]?.class) * sizeOf(set)
    x += gap
    const placed = moved(set, x, 0)
    glyphs.push(...placed.glyphs)
    rules.push(...placed.rules)
    if (set.glyphs.length > 0) [top, bottom] = [Math.min(top, set.top), Math.max(bottom, set.bottom)]
    x += set.width
    words += kind === 'relation' || (kind === 'binary' && gap > 0) ? ` ${set.words} ` : set.words
  })
  return {
    width: x,
    top: Number.isFinite(top) ? top : 0,
    bottom: Number.isFinite(bottom) ? bottom : 0,
    glyphs,
    rules,
    words,
  }
}

const sizeOf = (set: Typeset): number => set.glyphs[0]?.size ?? 0

/** Thin, medium and thick spaces of formulas, in ems; a sign before an operand (−3) has none. */
function gapBefore(before: Atom | undefined, kind: Class, beforeThat: Class | undefined): number {
  if (before === undefined || before.class === 'space' || kind === 'space') return 0
  const operand = (one: Class | undefined): boolean => one === 'ordinary' || one === 'function'
  if (kind === 'relation' || before.class === 'relation') return 0.22
  if (kind === 'binary') return operand(before.class) ? 0.18 : 0
  if (before.class === 'binary') return operand(beforeThat) ? 0.18 : 0
  if (before.class === 'comma') return 0.17
  return before.class === 'function' && kind !== 'open' ? 0.15 : 0
}

const inkRight = (set: Typeset): number =>
  Math.max(0, ...set.glyphs.map(({ glyph: [, , , right], x, size }) => x + (right * size) / 1000))

function moved(set: Typeset, dx: number, dy: number): Typeset {
  if (dx === 0 && dy === 0) return set
  return {
    ...set,
    top: set.top + dy,
    bottom: set.bottom + dy,
    glyphs: set.glyphs.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy })),
    rules: set.rules.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy })),
  }
}

const raised = (set: Typeset, by: number): Typeset => moved(set, 0, -by)
