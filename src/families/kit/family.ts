/**
 * What a question family is: a declaration of finitely many questions, with everything that proves their keys.
 * docs/families.md teaches it.
 */
import type { UnitCode } from '#curriculum/units.ts'
import type { Scene } from './figure/scene.ts'
import type { Value } from './exact/value.ts'
import type { EitherNames, FormulaNames, TextNames, Verdict } from './names.ts'
import type { Reason } from './reasons.ts'

/** A text in English and in Traditional Chinese as used in Hong Kong; Simplified follows by conversion. */
export type Bilingual = { readonly en: string; readonly zh: string }
/** A thing that is drawn: what it is called. `article` where "a" would be wrong, `plural` where "s" would be. */
export type Word = Bilingual & { readonly article?: 'a' | 'an'; readonly plural?: string }
/** A text that both languages share: formulas in dollars, with holes. */
export type Text = string | Bilingual

export type Drawable = Value | Word
/** Each name with its finitely many values. */
export type Given = Readonly<Record<string, readonly Drawable[]>>

export type Meta = {
  /** `unit/name`, the same as the file's: stored papers name it, so it never changes. */
  readonly id: string
  readonly unit: UnitCode
  /** What is asked, and how it is found: families that agree in both are one. */
  readonly objective: string
  readonly method: string
  /** Of the foundation part, so that it may stand in Section A. */
  readonly foundation: boolean
  /** From mean facility: 1 easiest, 5 hardest. */
  readonly level: 1 | 2 | 3 | 4 | 5
  readonly minutes: number
}

/**
 * `1M` a method mark, `1A` an accuracy mark, `1` a mark of a proof or given answer, nothing for a line that earns none.
 */
export type MarkCode = '' | '1M' | '1A' | '1M+1A' | '2M' | '2A' | '1' | '2' | '3'
/**
 * A line of the worked solution: a formula with holes (a string: the whole is set as mathematics) or a text; what it
 * earns; a reason or remark.
 */
export type Step = readonly [line: Text, mark?: MarkCode, remark?: Reason | Bilingual]

type Common = {
  readonly meta: Meta
  /** Letters that stand for themselves in formulas: unknowns, variables. */
  readonly symbols?: readonly string[]
  readonly given: Given
  /**
   * Derived quantities in order, each from those before it; with symbols in it, a formula that is opened where its name
   * stands.
   */
  readonly let?: Readonly<Record<string, string>>
  /** Words that follow from the numbers: `{ way: ['a > 0', word('upwards', '向上'), word('downwards', '向下')] }`. */
  readonly words?: Readonly<Record<string, readonly [condition: string, then: Word, otherwise: Word]>>
  /** What a draw must satisfy. */
  readonly where?: string | readonly string[]
  readonly stem: Text
  /** From the values of the draw, as floating-point numbers. */
  readonly figure?: (values: Readonly<Record<string, number>>) => Scene
  /**
   * `{ 'angle ABC': 't' }`: what the figure must measure. Lengths are compared with one another: the first sets the
   * scale.
   */
  readonly measure?: Readonly<Record<string, string>>
  /**
   * Conditions over the names that the stem tells and the key, true exactly when the key is right, by another route
   * than the one that computed it.
   * `… for x in {1, 2}` stands for one claim each.
   */
  readonly claims: readonly string[]
}

/** A multiple-choice family whose options are formulas: numbers in ascending order, expressions, or relations. */
export type FormulaChoice = Common & {
  readonly kind: 'formula'
  readonly paper: Paper2Place
  readonly key: string
  /** How an option is printed, `it` being its value; `$@{it}$` unless told. */
  readonly show?: Text
  /** What an option must satisfy to be believed, `it` being its value. */
  readonly plausible?: string
  /** Named mistakes and what they lead to. */
  readonly slips: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  /** Why not every letter can be the key, where that is so. */
  readonly letters?: string
}
/** A multiple-choice family whose options are words or whole statements. */
export type WordedChoice = Common & {
  readonly kind: 'worded'
  readonly paper: Paper2Place
  readonly key: Text
  readonly slips: Readonly<Record<string, Text>>
  /**
   * `given`: the options keep the order in which they are declared (the key first there, then the slips), as for signs
   * of two numbers; drawn otherwise.
   */
  readonly steps: readonly Step[]
  /** How the key is proved, where claims over numbers cannot say it. */
  readonly proof?: string
}
/** Which of the statements I, II, III are true. */
export type StatementChoice = Common & {
  readonly kind: 'statements'
  readonly paper: Paper2Place
  /** `holds`: a condition over names of the draw; `slip`: the mistake of who judges it wrongly. */
  readonly statements: readonly [Statement, Statement, Statement]
  readonly steps: readonly Step[]
  readonly proof?: string
}
export type Statement = { readonly text: Text; readonly holds: string; readonly slip: string }
export type Paper2Place = { readonly slots: readonly number[] }

/** A conventional question: one part, or several that build on each other. */
export type Conventional = Common & {
  readonly kind: 'conventional'
  readonly paper: Paper1Place
  readonly parts: readonly [Part, ...Part[]]
}
/** Slots of Paper 1 in its authentic form and in the mock one; each must carry the marks of the steps. */
export type Paper1Place = { readonly authentic?: readonly number[]; readonly mock?: readonly number[] }
/** `label`: 'a', 'b(i)'; undefined where the question has one part. `answer`: what is right, in words or formulas. */
export type Part = {
  readonly label?: string
  readonly ask: Text
  readonly answer: Text
  readonly steps: readonly Step[]
}

export type Choice = FormulaChoice | WordedChoice | StatementChoice
export type Family = Choice | Conventional

type Names<D> =
  | (D extends { readonly given: infer G } ? keyof G : never)
  | (D extends { readonly let: infer L } ? keyof L : never)
  | (D extends { readonly words: infer W } ? keyof W : never)
  | (D extends { readonly symbols: readonly (infer S)[] } ? S : never)
type Conditions<W> = W[keyof W] extends readonly [infer Condition, ...(readonly unknown[])] ? Condition : never
type Values<List> = List[keyof List]
type StepNames<S> = S extends readonly [infer Line, ...(readonly unknown[])] ? TextNames<Line> : never
type PartNames<P> = P extends {
  readonly ask: infer Ask
  readonly answer: infer Answer
  readonly steps: readonly (infer S)[]
}
  ? TextNames<Ask> | TextNames<Answer> | StepNames<S>
  : never
type StatementNames<S> = S extends { readonly text: infer T; readonly holds: infer Holds }
  ? TextNames<T> | FormulaNames<Holds>
  : never
type Items<List> = List extends readonly (infer Item)[] ? Item : List

/** `unknown` where all names of a declaration are declared; names the culprit at its field otherwise. */
type Checked<D, Declared = Names<D>> = {
  readonly [Key in keyof D]: Key extends 'let'
    ? { readonly [Name in keyof D[Key]]: Verdict<FormulaNames<D[Key][Name]>, Declared> }
    : Key extends 'slips'
      ? { readonly [Name in keyof D[Key]]: Verdict<EitherNames<D[Key][Name]>, Declared> }
      : Verdict<NamesOfField<Key, D[Key]>, Declared | Extra<Key>>
}
type Extra<Key> = Key extends 'claims'
  ? 'key' | 'I' | 'II' | 'III'
  : Key extends 'plausible' | 'show'
    ? 'it' | 'key'
    : never
type NamesOfField<Key, Field> = Key extends 'where' | 'claims'
  ? FormulaNames<Items<Field>>
  : Key extends 'words'
    ? FormulaNames<Conditions<Field>>
    : Key extends 'plausible'
      ? FormulaNames<Field>
      : Key extends 'measure'
        ? FormulaNames<Values<Field>>
        : Key extends 'stem' | 'show'
          ? TextNames<Field>
          : Key extends 'key'
            ? EitherNames<Field>
            : Key extends 'steps'
              ? StepNames<Items<Field>>
              : Key extends 'parts'
                ? PartNames<Items<Field>>
                : Key extends 'statements'
                  ? StatementNames<Items<Field>>
                  : never

type Declaration<Kind extends Family> = Kind extends Family ? Omit<Kind, 'kind'> : never

/** Numbers or expressions: at least six slips for numbers, four for others. */
export function formulaChoice<const D extends Declaration<FormulaChoice>>(family: D & Checked<D>): FormulaChoice {
  return { kind: 'formula', ...(family as Declaration<FormulaChoice>) }
}
/** Words or statements: at least four slips. */
export function wordedChoice<const D extends Declaration<WordedChoice>>(family: D & Checked<D>): WordedChoice {
  return { kind: 'worded', ...(family as Declaration<WordedChoice>) }
}
/** Which of I, II and III are true. */
export function statementChoice<const D extends Declaration<StatementChoice>>(family: D & Checked<D>): StatementChoice {
  return { kind: 'statements', ...(family as Declaration<StatementChoice>) }
}
/** Paper 1. */
export function conventional<const D extends Declaration<Conventional>>(family: D & Checked<D>): Conventional {
  return { kind: 'conventional', ...(family as Declaration<Conventional>) }
}
