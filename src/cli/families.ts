/**
 * `setpaper families` and `setpaper draw`: what the question families are, and their questions with what proves them.
 */
import { randomBytes } from 'node:crypto'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { DRAWS } from '#families/draws.ts'
import { FAMILIES } from '#families/families.ts'
import { drawAt, drawFrom, seedOf, type Drawn } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { formatPlain } from '#families/kit/exact/format-plain.ts'
import type { Value } from '#families/kit/exact/value.ts'
import { claimsOf, givenOf, proofKind } from '#families/kit/prove.ts'
import { wordDrawn } from '#families/kit/word.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { oneOf, parseOptions, wholeNumber } from './options.ts'
import { UserFault } from './user-fault.ts'

/** A table: family, unit, kind, places in the papers, size of its space; with `--proof` how its key is proved. */
export async function families(args: readonly string[]): Promise<void> {
  const { values } = parseOptions(args, {
    unit: { type: 'string' },
    proof: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const wanted = FAMILIES.filter(
    ({ meta }) => values.unit === undefined || meta.unit.toLowerCase() === values.unit.toLowerCase(),
  )
  if (wanted.length === 0)
    throw new UserFault(
      `No family belongs to the unit "${values.unit}": units are written JS1 to JS31 and SS1 to SS19.`,
    )
  const rows = wanted.map((family) => ({
    id: family.meta.id,
    unit: family.meta.unit,
    objective: family.meta.objective,
    method: family.meta.method,
    level: family.meta.level,
    places: placesOf(family),
    space: DRAWS[family.meta.id] ?? 0,
    proof: proofKind(family),
  }))
  if (values.json) return console.log(JSON.stringify(rows, null, 2))
  for (const { id, unit, level, places, space, objective, method, proof } of rows) {
    console.log(
      `${id.padEnd(56)} ${unit.padEnd(5)} level ${level}  ${places.padEnd(28)} ${String(space).padStart(7)} draws  ${values.proof ? proof : `${objective}: ${method}`}`,
    )
  }
  console.log(`${rows.length} families`)
}

function placesOf(family: Family): string {
  if (family.kind !== 'conventional') return `Paper 2: ${family.paper.slots.join(', ')}`
  const { authentic = [], mock = [] } = family.paper
  return `Paper 1: ${[...authentic, ...mock.map((slot) => `mock ${slot}`)].join(', ')}`
}

/**
 * One JSON object a line and draw: the question as it is printed, `given` and `claims` in plain notation, so that
 * anyone can check the key.
 */
export async function draw(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    count: { type: 'string', short: 'n' },
    seed: { type: 'string' },
    at: { type: 'string' },
    language: { type: 'string' },
    text: { type: 'boolean', default: false },
  })
  const language = oneOf('language', values.language, PAPER_LANGUAGES, 'en')
  const count = wholeNumber('count', values.count, { least: 1, most: 1_000_000 }, values.at === undefined ? 10 : 1)
  const wanted = positionals.length === 0 ? FAMILIES : positionals.map(findFamily)
  const seed = values.seed ?? randomBytes(16).toString('hex')
  for (let turn = 0; turn < count; turn += 1) {
    const family = itemAt(wanted, turn % wanted.length)
    const random = seededRandom(seed).fork(`${family.meta.id}:${turn}`)
    const drawn = values.at === undefined ? drawFrom(family, random) : drawAt(family, values.at, random)
    if (drawn === undefined)
      throw new UserFault(
        values.at === undefined
          ? `The family ${family.meta.id} has no draw.`
          : `"${values.at}" names no draw of ${family.meta.id}: take it from the "seed" of a line that setpaper draw printed.`,
      )
    console.log(values.text ? asText(drawn, language) : JSON.stringify(asLine(drawn, language)))
  }
}

function findFamily(name: string): Family {
  const found = FAMILIES.find(({ meta }) => meta.id === name)
  if (found === undefined) throw new UserFault(`There is no family "${name}": setpaper families lists them.`)
  return found
}

function asLine(drawn: Drawn, language: (typeof PAPER_LANGUAGES)[number]): object {
  const worded = wordDrawn(drawn, language, toSimplified)
  return {
    family: drawn.family.meta.id,
    seed: seedOf(drawn),
    proof: proofKind(drawn.family),
    question: plainText(worded.stem),
    ...(worded.kind === 'choice'
      ? {
          options: worded.options.map(plainText),
          key: 'ABCD'[worded.keyIndex],
          slips: drawn.kind === 'choice' ? drawn.options.map(({ slip }) => slip ?? null) : [],
        }
      : {
          parts: worded.parts.map(({ label, ask, answer, marks }) => ({
            label,
            question: plainText(ask),
            answer: plainText(answer),
            marks,
          })),
        }),
    given: Object.fromEntries(
      Object.entries(givenOf(drawn)).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null && 'en' in value ? value.en : formatPlain(value as Value),
      ]),
    ),
    claims: claimsOf(drawn),
  }
}

function asText(drawn: Drawn, language: (typeof PAPER_LANGUAGES)[number]): string {
  const worded = wordDrawn(drawn, language, toSimplified)
  const line = (text: RichText): string =>
    text
      .map((inline) => (inline.kind === 'math' ? `$${inline.tex}$` : inline.kind === 'text' ? inline.text : '\n'))
      .join('')
  const body =
    worded.kind === 'choice'
      ? worded.options.map(
          (option, index) => `  ${'ABCD'[index]}${index === worded.keyIndex ? '*' : '.'} ${line(option)}`,
        )
      : worded.parts.map(
          ({ label, ask, answer, marks }) =>
            `  ${label === undefined ? '' : `(${label}) `}${line(ask)} (${marks})\n    ${line(answer)}`,
        )
  return [
    `${drawn.family.meta.id} ${seedOf(drawn)}`,
    line(worded.stem),
    ...body,
    ...claimsOf(drawn).map((claim) => `  | ${claim}`),
    '',
  ].join('\n')
}
