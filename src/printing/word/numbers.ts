/**
 * Word counts questions, parts and options by itself. This foresees what it will count: where that is not what the
 * laid-out tree says, the label gets a list of its own, or stands there as text.
 */
import { AlignmentType, LevelFormat, type INumberingOptions } from 'docx'

/** From the outside in: Word begins a level anew below each item of an outer one. */
const LEVELS = ['question', 'part', 'inner', 'option'] as const
/** Lists by themselves, anew below each question; an item of one list changes nothing of another. */
const LISTS = ['left', 'right', 'line'] as const
export type Level = (typeof LEVELS)[number] | (typeof LISTS)[number]

const isInner = (level: Level): boolean => LEVELS.some((one) => one === level)
const levelsBelow = (level: Level): readonly Level[] => {
  const at = LEVELS.findIndex((one) => one === level)
  return at === -1 ? [] : [...LEVELS.slice(at + 1), ...LISTS]
}

/** Where numbers and words stand, from the left edge of the text. */
export type Indent = { readonly left: number; readonly hanging: number }

export type Counted = {
  readonly reference: string
  readonly level: number
  readonly instance: number
}

type Format = 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman'
/** A label as Word counts it: "(b)" is the second lower letter between brackets. */
type Reading = { readonly format: Format; readonly value: number; readonly before: string; readonly after: string }
type Shape = Omit<Reading, 'value'>

type OwnList = { readonly reference: string; readonly shape: Shape; readonly level: Level; readonly start: number }

/** `name`: of its lists, which must not stand in the text of the paper, since docx looks for it there. */
export function createNumbers(name: string, indents: Readonly<Record<Level, Indent>>) {
  const main = `${name}-main`
  const shapes = new Map<Level, Shape>()
  const counts = new Map<Level, number>()
  const own: OwnList[] = []
  /** The list that a level goes on with: its next value in it, where it left the main list. */
  const running = new Map<Level, { readonly list: OwnList; readonly instance: number; readonly next: number }>()
  let instances = 0

  const forgetBelow = (level: Level): void => {
    for (const inner of levelsBelow(level)) {
      counts.delete(inner)
      running.delete(inner)
    }
  }

  /** Where the label is counted; undefined: it stands as text. */
  const count = (level: Level, label: string): Counted | undefined => {
    const counted = (isInner(level) ? inMain(level, label) : undefined) ?? inOwn(level, label)
    forgetBelow(level)
    return counted
  }

  const inMain = (level: Level, label: string): Counted | undefined => {
    if (running.has(level)) return undefined
    const value = (counts.get(level) ?? 0) + 1
    const shape = shapes.get(level)
    const reading = readingsOf(label, level).find(
      (one) => one.value === value && (shape === undefined || isAlike(one, shape)),
    )
    if (reading === undefined) return undefined
    shapes.set(level, reading)
    counts.set(level, value)
    return { reference: main, level: LEVELS.findIndex((one) => one === level), instance: 0 }
  }

  const inOwn = (level: Level, label: string): Counted | undefined => {
    const readings = readingsOf(label, level)
    const current = running.get(level)
    const goesOn =
      current !== undefined && readings.some((one) => one.value === current.next && isAlike(one, current.list.shape))
    if (goesOn) {
      running.set(level, { ...current, next: current.next + 1 })
      return { reference: current.list.reference, level: 0, instance: current.instance }
    }
    const [reading] = readings
    if (reading === undefined) {
      running.delete(level)
      return undefined
    }
    let list = own.find((one) => one.level === level && one.start === reading.value && isAlike(one.shape, reading))
    if (list === undefined) {
      list = { reference: `${name}-${own.length}`, shape: reading, level, start: reading.value }
      own.push(list)
    }
    instances += 1
    running.set(level, { list, instance: instances, next: reading.value + 1 })
    return { reference: list.reference, level: 0, instance: instances }
  }

  const levelOptions = (index: number, level: Level, start: number, place: number, shape?: Shape) => ({
    level: index,
    format: LevelFormat[FORMATS[shape?.format ?? 'decimal']],
    text: shape === undefined ? '' : `${shape.before}%${place}${shape.after}`,
    alignment: AlignmentType.LEFT,
    start,
    style: { paragraph: { indent: indents[level] } },
  })

  return {
    count,
    /** The lists that were counted in. */
    definitions: (): INumberingOptions => ({
      config: [
        {
          reference: main,
          levels: LEVELS.map((level, index) => levelOptions(index, level, 1, index + 1, shapes.get(level))),
        },
        ...own.map(({ reference, shape, level, start }) => ({
          reference,
          levels: [levelOptions(0, level, start, 1, shape)],
        })),
      ],
    }),
  }
}

export type Numbers = ReturnType<typeof createNumbers>

const FORMATS = {
  decimal: 'DECIMAL',
  lowerLetter: 'LOWER_LETTER',
  upperLetter: 'UPPER_LETTER',
  lowerRoman: 'LOWER_ROMAN',
  upperRoman: 'UPPER_ROMAN',
} as const satisfies Readonly<Record<Format, string>>

const isAlike = (a: Shape, b: Shape): boolean => a.format === b.format && a.before === b.before && a.after === b.after

/** What a label may count, the likeliest first: "(i)" inside a part is one, and elsewhere the ninth letter. */
function readingsOf(label: string, level: Level): readonly Reading[] {
  const [, before = '', core = '', after = ''] = /^([([]?)(\d{1,4}|[A-Za-z]{1,12})([.)\]、．]?)$/u.exec(label) ?? []
  if (core === '' || before.includes('%') || after.includes('%')) return []
  const found: Reading[] = []
  const add = (format: Format, value: number | undefined): void => {
    if (value !== undefined) found.push({ format, value, before, after })
  }
  if (/^\d/.test(core)) add('decimal', core.startsWith('0') ? undefined : Number(core))
  else {
    const isCapital = core === core.toUpperCase()
    if (!isCapital && core !== core.toLowerCase()) return []
    add(isCapital ? 'upperLetter' : 'lowerLetter', letterValue(core.toLowerCase()))
    add(isCapital ? 'upperRoman' : 'lowerRoman', romanValue(core.toLowerCase()))
    if (level === 'inner' || (found[0]?.value ?? 1) !== 1) found.sort((a, b) => a.value - b.value)
  }
  return found
}

/** Word counts z, aa, bb. */
const letterValue = (core: string): number | undefined =>
  [...core].every((letter) => letter === core[0]) ? core.charCodeAt(0) - 96 + 26 * (core.length - 1) : undefined

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'] as const
const TENS = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'] as const
const ROMANS = new Map(
  TENS.flatMap((tens, index) => ['', ...ROMAN].map((ones, one) => [`${tens}${ones}`, index * 10 + one] as const)),
)
const romanValue = (core: string): number | undefined => ROMANS.get(core)
