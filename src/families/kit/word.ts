/** Words a draw: what the question, its options, its worked solution and its figure say in one language. */
import type { DrawnFigure } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import { compileFamily, compileText, type BilingualTemplate } from './compiled-family.ts'
import type { Drawn } from './drawn.ts'
import type { Family, MarkCode, Part, Step, Text } from './family.ts'
import { toNumber } from './exact/enclose.ts'
import type { Value } from './exact/value.ts'
import { printScene } from './figure/print-scene.ts'
import type { Label, Scene } from './figure/scene.ts'
import type { Values } from './formula/evaluate.ts'
import { REASONS } from './reasons.ts'
import { compileTemplate, fillLabel, fillTemplate, mapTemplate, type Script } from './template.ts'

/** From Traditional Chinese to Simplified. */
export type Simplify = (text: string) => string

/** `marks` and `code` as a marking scheme shows them: 2 and `1M+1A`. */
export type WordedStep = {
  readonly text: RichText
  readonly marks: number
  readonly code: MarkCode
  readonly remark?: RichText
}
export type WordedPart = {
  readonly label?: string
  readonly ask: RichText
  readonly answer: RichText
  readonly marks: number
  readonly steps: readonly WordedStep[]
}
export type Worded = { readonly stem: RichText; readonly figure?: DrawnFigure } & (
  | {
      readonly kind: 'choice'
      readonly options: readonly RichText[]
      readonly keyIndex: number
      readonly steps: readonly WordedStep[]
    }
  | { readonly kind: 'conventional'; readonly parts: readonly WordedPart[]; readonly marks: number }
)

export function wordDrawn(drawn: Drawn, script: Script, simplify: Simplify): Worded {
  const { family, values } = drawn
  const texts = textsOf(family)
  const fill = (template: BilingualTemplate, own: Values = values): RichText => fillIn(template, own, script, simplify)
  const steps = (lines: readonly CompiledStep[]): WordedStep[] =>
    lines.map(({ line, marks, code, remark }) => ({
      text: fill(line),
      marks,
      code,
      ...(remark === undefined ? {} : { remark: fill(remark) }),
    }))
  const figure = figureOf(family, values, script, simplify)
  const head = {
    stem: [
      ...fill(texts.stem),
      ...texts.statements.flatMap((statement, index): RichText => [
        { kind: 'break' },
        { kind: 'text', text: `${['I', 'II', 'III'][index]}. ` },
        ...fill(statement),
      ]),
    ],
    ...(figure === undefined ? {} : { figure }),
  }
  if (drawn.kind === 'choice')
    return {
      ...head,
      kind: 'choice',
      options: drawn.options.map((option) => fill(option.template, option.values)),
      keyIndex: drawn.keyIndex,
      steps: steps(texts.steps),
    }
  const parts = texts.parts.map(({ label, ask, answer, steps: lines }): WordedPart => ({
    ...(label === undefined ? {} : { label }),
    ask: fill(ask),
    answer: fill(answer),
    marks: marksOf(lines),
    steps: steps(lines),
  }))
  return { ...head, kind: 'conventional', parts, marks: parts.reduce((sum, { marks }) => sum + marks, 0) }
}

/** The marks of a mark code: 2 for `1M+1A`. */
export const codeMarks = (code: MarkCode): number =>
  [...code.matchAll(/\d/g)].reduce((sum, [digit]) => sum + Number(digit), 0)

/** The marks of a conventional family, the same for every draw. */
export const familyMarks = (family: Family): number =>
  family.kind === 'conventional'
    ? family.parts.reduce(
        (sum, { steps }) => sum + steps.reduce((marks, [, code = '']) => marks + codeMarks(code), 0),
        0,
      )
    : 1

const marksOf = (steps: readonly CompiledStep[]): number => steps.reduce((sum, { marks }) => sum + marks, 0)

type CompiledStep = {
  readonly line: BilingualTemplate
  readonly marks: number
  readonly code: MarkCode
  readonly remark?: BilingualTemplate
}
type CompiledPart = {
  readonly label?: string
  readonly ask: BilingualTemplate
  readonly answer: BilingualTemplate
  readonly steps: readonly CompiledStep[]
}
type Texts = {
  readonly stem: BilingualTemplate
  readonly statements: readonly BilingualTemplate[]
  readonly steps: readonly CompiledStep[]
  readonly parts: readonly CompiledPart[]
}

const compiledTexts = new WeakMap<Family, Texts>()

/** The texts of a family, compiled once. Throws a SyntaxError that names the family. */
export function textsOf(family: Family): Texts {
  let texts = compiledTexts.get(family)
  if (texts === undefined) compiledTexts.set(family, (texts = compileTexts(family)))
  return texts
}

function compileTexts(family: Family): Texts {
  const { meanings } = compileFamily(family)
  const text = (source: Text, math = false): BilingualTemplate => {
    try {
      return compileText(source, meanings, math)
    } catch (fault) {
      throw new SyntaxError(`${family.meta.id}: ${(fault as Error).message}`, { cause: fault })
    }
  }
  const step = ([line, code = '', remark]: Step): CompiledStep => ({
    line: text(line, true),
    marks: codeMarks(code),
    code,
    ...(remark === undefined ? {} : { remark: text(typeof remark === 'string' ? REASONS[remark] : remark) }),
  })
  const part = ({ label, ask, answer, steps }: Part): CompiledPart => ({
    ...(label === undefined ? {} : { label }),
    ask: text(ask),
    answer: text(answer),
    steps: steps.map(step),
  })
  return {
    stem: text(family.stem),
    statements: family.kind === 'statements' ? family.statements.map((statement) => text(statement.text)) : [],
    steps: family.kind === 'conventional' ? [] : family.steps.map(step),
    parts: family.kind === 'conventional' ? family.parts.map(part) : [],
  }
}

const simplified = new WeakMap<object, { readonly by: Simplify; readonly template: BilingualTemplate['zh'] }>()

function fillIn(template: BilingualTemplate, values: Values, script: Script, simplify: Simplify): RichText {
  switch (script) {
    case 'en':
      return fillTemplate(template.en, values, script, simplify)
    case 'zh-TW':
      return fillTemplate(template.zh, values, script, simplify)
    case 'zh-CN': {
      let known = simplified.get(template.zh)
      if (known?.by !== simplify)
        simplified.set(template.zh, (known = { by: simplify, template: mapTemplate(template.zh, simplify) }))
      return fillTemplate(known.template, values, script, simplify)
    }
  }
}

function figureOf(family: Family, values: Values, script: Script, simplify: Simplify): DrawnFigure | undefined {
  const scene = sceneAt(family, values)
  return scene === undefined
    ? undefined
    : printScene(scene, (label) => fillSceneLabel(family, label, values, script, simplify))
}

const scenes = new WeakMap<Values, { readonly of: Family; readonly scene: Scene }>()

/** The figure of a draw before it is printed, the same for every language; undefined where the family has none. */
export function sceneAt(family: Family, values: Values): Scene | undefined {
  if (family.figure === undefined) return undefined
  const known = scenes.get(values)
  if (known?.of === family) return known.scene
  const numbers: Record<string, number> = {}
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'number') numbers[name] = value
    else if (value !== undefined && !(typeof value === 'object' && value !== null && 'en' in value))
      numbers[name] = toNumber(value as Value)
  const scene = family.figure(numbers)
  scenes.set(values, { of: family, scene })
  return scene
}

/** A label of a figure with its holes filled. */
export function fillSceneLabel(
  family: Family,
  label: Label,
  values: Values,
  script: Script,
  simplify: Simplify,
): string {
  const { meanings } = compileFamily(family)
  const source = typeof label === 'string' ? label : script === 'en' ? label.en : label.zh
  const filled = source.includes('@')
    ? fillLabel(compileTemplate(source, meanings, true), values, script, simplify)
    : source
  return script === 'zh-CN' ? simplify(filled) : filled
}
