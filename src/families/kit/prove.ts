/**
 * Proves a draw: its claims hold, no slip satisfies them, its options differ, its figure measures what the text says.
 */
import { itemAt } from '#domain/must-be-there.ts'
import { isClose } from './close.ts'
import { compileClaim, formatClaim, holds, type Claim } from './claims.ts'
import { compileFamily, compileText } from './compiled-family.ts'
import type { Drawn } from './drawn.ts'
import { Unsuitable } from './exact/value.ts'
import { toNumber } from './exact/enclose.ts'
import type { Family, Text } from './family.ts'
import { measure } from './figure/measure-scene.ts'
import { labelsOf } from './figure/print-scene.ts'
import { compileValue, isCondition, type Values } from './formula/evaluate.ts'
import { namesOf, type Formula } from './formula/formula.ts'
import type { Option } from './options.ts'
import { roundedOperands } from './rounded-operands.ts'
import { enumerate } from './space.ts'
import { compileTemplate } from './template.ts'
import { sceneAt, textsOf } from './word.ts'

/** What is wrong with a draw; empty when it is proved. */
export function faultsOf(drawn: Drawn): readonly string[] {
  return [
    ...claimFaults(drawn),
    ...(drawn.kind === 'choice' ? optionFaults(drawn.options) : []),
    ...figureFaults(drawn),
  ]
}

/** The claims of a draw over numbers alone, in plain notation. */
export function claimsOf(drawn: Drawn): readonly string[] {
  const { claims } = proofOf(drawn.family)
  return claims.flatMap((claim) => formatClaim(claim, withKey(drawn)))
}

/** What the stem tells of a draw: each name with its value, in plain notation or as the word that was drawn. */
export function givenOf({ family, values }: Drawn): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...proofOf(family).told].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** The names that stem, questions of the parts and labels of the figure tell; formulas opened. */
export const toldNames = (family: Family): ReadonlySet<string> => proofOf(family).told

/**
 * What is wrong with a declaration whatever is drawn: claims over names that nobody was told, marks or slips that do
 * not suffice.
 */
export function declarationFaults(family: Family): readonly string[] {
  const { claims, told, answers } = proofOf(family)
  const allowed = new Set([...told, ...answers, 'key', ...(family.symbols ?? [])])
  const untold = claims.flatMap(({ source, names }) =>
    [...names]
      .filter((name) => !allowed.has(name))
      .map((name) => `the claim "${source}" uses ${name}, which neither stem nor figure tells`),
  )
  const slips = family.kind === 'formula' || family.kind === 'worded' ? Object.keys(family.slips).length : 6
  const needed = family.kind === 'formula' && isNumeric(family) ? 6 : 4
  const declared = new Set([
    ...Object.keys(family.given),
    ...Object.keys(family.let ?? {}),
    ...Object.keys(family.words ?? {}),
    ...(family.symbols ?? []),
  ])
  const undeclared = [...namesInTexts(family)]
    .filter((name) => !declared.has(name))
    .map((name) => `a text uses ${name}, which is not declared`)
  return [
    ...undeclared,
    ...untold,
    ...(claims.length === 0 && !('proof' in family && family.proof !== undefined) ? ['there is no claim'] : []),
    ...roundedOperands(family).map((place) => `a step calculates with a rounded value: ${place}`),
    ...(slips < needed ? [`${slips} slips: at least ${needed} are needed`] : []),
  ]
}

function namesInTexts(family: Family): ReadonlySet<string> {
  const { stem, statements, steps, parts } = textsOf(family)
  const templates = [
    stem,
    ...statements,
    ...steps.map(({ line }) => line),
    ...parts.flatMap(({ ask, answer, steps: lines }) => [ask, answer, ...lines.map(({ line }) => line)]),
  ]
  return new Set(templates.flatMap(({ en, zh }) => [...en.names, ...zh.names]))
}

/** How the key of a family is proved, in words: by its claims, or by what the family says. */
export function proofKind(family: Family): string {
  if ('proof' in family && family.proof !== undefined) return family.proof
  if (isNumeric(family)) return 'numeric key: claims'
  return {
    formula: 'key in symbols: claims at several values',
    worded: 'key in words: claims over the numbers it rests on',
    statements: 'statements: a claim each',
    conventional: 'answers: claims',
  }[family.kind]
}

/** Whether the options of a family are numbers. */
export function isNumeric(family: Family): boolean {
  if (family.kind !== 'formula') return false
  const { formula, symbols } = compileFamily(family)
  const key = formula(family.key)
  return !isCondition(key) && ![...namesOf(key)].some((name) => symbols.has(name))
}

type Proof = {
  readonly claims: readonly Claim[]
  /** Names that stem, questions of the parts and labels of the figure tell. */
  readonly told: ReadonlySet<string>
  /** Names that the key or the answers of the parts tell. */
  readonly answers: ReadonlySet<string>
  /** The key as a formula, where it is one with symbols or a relation. */
  readonly key?: Formula
  readonly measured: readonly { readonly what: string; readonly want: (values: Values) => number }[]
}

const proofs = new WeakMap<Family, Proof>()

function proofOf(family: Family): Proof {
  let proof = proofs.get(family)
  if (proof === undefined) proofs.set(family, (proof = compileProof(family)))
  return proof
}

function compileProof(family: Family): Proof {
  const compiled = compileFamily(family)
  const texts = textsOf(family)
  const told = new Set<string>()
  for (const template of [texts.stem, ...texts.statements, ...texts.parts.map(({ ask }) => ask)])
    for (const name of [...template.en.names, ...template.zh.names]) told.add(name)
  for (const name of figureNames(family)) told.add(name)
  const keyFormula = family.kind === 'formula' ? compiled.formula(family.key) : undefined
  const symbolic =
    keyFormula !== undefined &&
    (isCondition(keyFormula) || [...namesOf(keyFormula)].some((name) => compiled.symbols.has(name)))
  const meant = new Map<string, Formula>(symbolic ? [['key', keyFormula]] : [])
  if (family.kind === 'statements')
    family.statements.forEach(({ holds: condition }, index) =>
      meant.set(itemAt(['I', 'II', 'III'], index), compiled.formula(condition)),
    )
  const claims = family.claims.map((source) => compileClaim(source, compiled, meant))
  const answers = new Set<string>([...meant.values()].flatMap((formula) => [...namesOf(formula)]))
  const answerTexts: readonly Text[] =
    family.kind === 'conventional'
      ? family.parts.map(({ answer }) => answer)
      : family.kind === 'worded'
        ? [family.key]
        : []
  for (const text of answerTexts)
    for (const template of Object.values(compileText(text, compiled.meanings)))
      for (const name of template.names) answers.add(name)
  const measured = Object.entries(family.measure ?? {}).map(([what, source]) => {
    const evaluate = compileValue(compiled.formula(source))
    return { what, want: (values: Values) => toNumber(evaluate(values)) }
  })
  return { claims, told, answers, ...(symbolic ? { key: keyFormula } : {}), measured }
}

/** Names in the labels of the figure at the first admissible point. */
function figureNames(family: Family): ReadonlySet<string> {
  const first = family.figure === undefined ? undefined : enumerate(family).next().value
  const scene = first === undefined ? undefined : sceneAt(family, first.values)
  const { meanings } = compileFamily(family)
  const names = new Set<string>()
  for (const label of scene === undefined ? [] : labelsOf(scene)) {
    for (const source of typeof label === 'string' ? [label] : [label.en, label.zh])
      for (const name of compileTemplate(source, meanings, true).names) names.add(name)
  }
  return names
}

/** The values of a draw, and that of its key where it is a number. */
function withKey(drawn: Drawn): Values {
  return drawn.kind === 'choice' ? keyValues(itemAt(drawn.options, drawn.keyIndex), drawn.values) : drawn.values
}

const keyValues = (option: Option, values: Values): Values =>
  option.value === undefined ? values : { ...values, key: option.value }

function claimFaults(drawn: Drawn): readonly string[] {
  const { claims } = proofOf(drawn.family)
  const values = withKey(drawn)
  const refuted = claims
    .filter((claim) => !decidedly(() => holds(claim, values)))
    .map(({ source }) => `the claim "${source}" does not hold`)
  return [
    ...refuted,
    ...(drawn.kind === 'choice' && drawn.family.kind === 'formula'
      ? drawn.options
          .filter((option) => option.slip !== undefined && isAlsoRight(drawn.family, option, drawn.values))
          .map(({ slip }) => `the slip "${slip}" satisfies the claims too`)
      : []),
  ]
}

const slipClaims = new WeakMap<Formula, readonly Claim[]>()

/** Whether all claims hold with a slip in the place of the key. */
function isAlsoRight(family: Family, option: Option, values: Values): boolean {
  const { claims, key } = proofOf(family)
  const { formula } = option
  if (key === undefined || formula === undefined)
    return claims.every((claim) => decidedly(() => holds(claim, keyValues(option, values))))
  let own = slipClaims.get(formula)
  if (own === undefined)
    slipClaims.set(
      formula,
      (own = family.claims.map((source) => compileClaim(source, compileFamily(family), new Map([['key', formula]])))),
    )
  return own.every((claim) => decidedly(() => holds(claim, values)))
}

/** What cannot be decided does not hold. */
function decidedly(test: () => boolean): boolean {
  try {
    return test()
  } catch (fault) {
    if (fault instanceof Unsuitable) return false
    throw fault
  }
}

function optionFaults(options: readonly Option[]): readonly string[] {
  return new Set(options.map(({ text }) => text)).size === options.length
    ? []
    : [`two options say the same: ${options.map(({ text }) => text).join(' | ')}`]
}

function figureFaults({ family, values }: Drawn): readonly string[] {
  const { measured } = proofOf(family)
  const scene = measured.length === 0 ? undefined : sceneAt(family, values)
  if (scene === undefined) return []
  let scale: number | undefined
  return measured.flatMap(({ what, want }) => {
    const found = measure(scene, what)
    const wanted = want(values)
    if (/^(length|radius|arc|perimeter)/.test(what)) {
      scale ??= found / wanted
      return isClose(found, wanted * scale)
        ? []
        : [`the figure measures ${what} = ${found / scale}, the text says ${wanted}`]
    }
    return isClose(found, wanted) ? [] : [`the figure measures ${what} = ${found}, the text says ${wanted}`]
  })
}
