/** Checks at compile time that every name in a formula or a hole of a family has been declared. */
import type { FunctionName } from './formula/formula.ts'

type Separator =
  | ' '
  | '\n'
  | '+'
  | '-'
  | '*'
  | '/'
  | '^'
  | '('
  | ')'
  | ','
  | '.'
  | '='
  | '<'
  | '>'
  | '!'
  | '&'
  | '|'
  | '{'
  | '}'
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type Lower =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z'
type Letter = Lower | Uppercase<Lower> | '_'

/** Words of the language itself, and running names of sums: `sum(_j^2, _j, 1, n)`. */
type Known = FunctionName | 'pi' | 'i' | 'in' | 'not' | 'for' | '' | `_${string}`

/** `2x` is read as 2 times x. */
type WithoutDigits<Token extends string> = Token extends `${Digit}${infer Rest}` ? WithoutDigits<Rest> : Token

/** The names of a formula, sign by sign. */
type NamesIn<
  Source extends string,
  Current extends string = '',
  Found = never,
> = Source extends `${infer Head}${infer Rest}`
  ? Head extends Separator
    ? NamesIn<Rest, '', Found | WithoutDigits<Current>>
    : NamesIn<Rest, `${Current}${Head}`, Found>
  : Found | WithoutDigits<Current>

type Identifier<Source extends string, Current extends string = ''> = Source extends `${infer Head}${infer Rest}`
  ? Head extends Letter | Digit
    ? Identifier<Rest, `${Current}${Head}`>
    : Current
  : Current

/** A format stands after a colon: `@{P : money}`. */
type Bare<Hole extends string> = Hole extends `${infer Formula}:${string}` ? Formula : Hole

/** The names in the holes of a text: `@name`, `@{formula}`, `@[formula]`. */
type NamesInText<Source extends string, Found = never> = Source extends `${string}@${infer Rest}`
  ? Rest extends `{${infer Hole}}${infer After}`
    ? NamesInText<After, Found | NamesIn<Bare<Hole>>>
    : Rest extends `[${infer Hole}]${infer After}`
      ? NamesInText<After, Found | NamesIn<Bare<Hole>>>
      : NamesInText<Rest, Found | Identifier<Rest>>
  : Found

/** `unknown` where every name is declared, else a type that names the culprit in the compiler's message. */
export type Verdict<Names, Declared> = [Exclude<Names, Declared | Known>] extends [never]
  ? unknown
  : { readonly undeclaredName: Exclude<Names, Declared | Known> }

export type FormulaNames<Source> = Source extends string ? NamesIn<Source> : never
/** Of a text, or of a text in two languages. */
export type TextNames<Source> = Source extends string
  ? NamesInText<Source>
  : Source extends { readonly en: infer English; readonly zh: infer Chinese }
    ? TextNames<English> | TextNames<Chinese>
    : never
/** Of a formula, or of a text where it holds a hole or a dollar sign. */
export type EitherNames<Source> = Source extends `${string}@${string}` | `$${string}` | { readonly en: string }
  ? TextNames<Source>
  : FormulaNames<Source>
