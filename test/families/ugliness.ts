/** The written list of what a printed question must never show. */
import type { RichText } from '#domain/rich-text.ts'
import type { Script } from '#families/kit/template.ts'
import type { Worded } from '#families/kit/word.ts'

type Rule = {
  readonly name: string
  readonly pattern: RegExp
  readonly of: 'math' | 'words' | 'all'
  readonly scripts?: readonly Script[]
}

export const UGLINESS: readonly Rule[] = [
  {
    name: 'coefficient 1',
    pattern: /(?<![\d.,^_{\\])1(?:[a-zA-Z]|\\(?:sqrt|pi|theta|alpha|beta))(?!\w*\^\{?th)/,
    of: 'math',
  },
  { name: 'coefficient 0', pattern: /(?<![\d.,^_{}])0(?:[a-zA-Z]|\\(?:sqrt|pi|theta))/, of: 'math' },
  { name: 'two signs', pattern: /[+-]\s*[+-]|\+\s*\\?-/, of: 'math' },
  { name: 'minus zero', pattern: /-\s*0(?![.\d])/, of: 'math' },
  { name: 'plus zero', pattern: /\+\s*0(?![.\d])/, of: 'math' },
  { name: 'power 1', pattern: /\^\{?1\}?(?![\d\\{])/, of: 'math' },
  { name: 'denominator 1', pattern: /\\frac\{[^{}]*\}\{1\}/, of: 'math' },
  { name: 'long decimal', pattern: /\d\.\d{6,}/, of: 'all' },
  // Binary numbers may be long.
  { name: 'number beyond ten million', pattern: /\d{8,}(?!\d|_\{2\})/, of: 'all' },
  { name: 'undefined', pattern: /undefined|NaN|Infinity|\[object|null/, of: 'all' },
  { name: 'unfilled hole', pattern: /@/, of: 'all' },
  {
    name: '1 with a plural',
    pattern:
      /(?<![\d.,])1\s+(?:marks|metres|hours|minutes|days|years|students|balls|boys|girls|cards|apples|pens|books|people|members|litres|seconds)\b/,
    of: 'words',
    scripts: ['en'],
  },
  {
    name: 'a before a vowel sound',
    pattern: /(?<![\w$\\])a\s+(?:8|11\b|18\b|80|[aeio][a-z])/i,
    of: 'words',
    scripts: ['en'],
  },
  {
    name: 'an before a consonant sound',
    pattern: /\ban\s+(?:[2-79]|1[02-79]|[bcdfgjklnpqrstvwxz][a-z])/i,
    of: 'words',
    scripts: ['en'],
  },
  {
    name: 'Western comma between Chinese',
    pattern: /\p{Script=Han}[,;:?!]\p{Script=Han}/u,
    of: 'words',
    scripts: ['zh-TW', 'zh-CN'],
  },
  { name: 'double space or space before a stop', pattern: / {2,}| [,.;?!]/, of: 'words', scripts: ['en'] },
  { name: 'English left in Chinese', pattern: /[a-z]{4,}/, of: 'words', scripts: ['zh-TW', 'zh-CN'] },
]

export type Ugliness = { readonly rule: string; readonly place: string }

/** What is ugly in a worded question, with the place. */
export function uglinessOf(worded: Worded, script: Script): readonly Ugliness[] {
  const asked = [
    worded.stem,
    ...(worded.kind === 'choice' ? worded.options : worded.parts.flatMap(({ ask, answer }) => [ask, answer])),
  ]
  const steps = (worded.kind === 'choice' ? worded.steps : worded.parts.flatMap(({ steps: lines }) => lines)).map(
    ({ text }) => text,
  )
  return [...asked, ...steps].flatMap((text) => faultsIn(text, script))
}

function faultsIn(text: RichText, script: Script): readonly Ugliness[] {
  const math = text.flatMap((inline) => (inline.kind === 'math' ? [inline.tex] : []))
  // A formula among words stands as a sign, so that what is before and after it is not read together.
  const words = text
    .map((inline) => (inline.kind === 'text' ? inline.text : inline.kind === 'break' ? '\n' : '□'))
    .join('')
  return UGLINESS.filter(({ scripts }) => scripts === undefined || scripts.includes(script)).flatMap(
    ({ name, pattern, of }) => {
      const places = of === 'math' ? math : of === 'words' ? [words] : [...math, words]
      return places
        .filter((place) => pattern.test(place))
        .map((place) => ({ rule: name, place: `${script}: ${place}` }))
    },
  )
}
