/** What a stem asks for, understood as a whole sentence or not at all. */
import type { Formula } from '#families/kit/formula/formula.ts'
import type { Canonical } from './canonical-text.ts'
import type { Judge } from './judge.ts'
import { compilePattern, matchWhole, signsIn } from './pattern.ts'
import { readOne } from './read-latex.ts'
import { Found, type Task } from './task.ts'
import { TASKS, USES_PI } from './tasks.ts'
import { takeWanted } from './wanted.ts'
import { indexOf } from './canonical-text.ts'

const ENGLISH_ASKS =
  '(find|calculate|evaluate|compute|determine|work out|obtain|state|write down|give|solve for|what is|what are|what will be|find out|which (one )?of the following (is|gives|shows|represents|is equal to|equals)) [out] :? [the exact |the ](value|values|result|answer)? [of|for]'
const CHINESE_ASKS =
  '(试|请|则|那么)* (求出?|计算出?|算出|找出|写出|求取|以下哪一?[个项]是|下列哪一?[个项]是|下列何者是|下列何者为|以下何者是|以下何者为)? (下列|以下)? (各?式|算式)? :?'
const ENGLISH_END = '(is|are|equals|is equal to|=)? @?'
const CHINESE_END =
  '(的值|的结果)? (是|为|等于|=|有)? (多少|什么|几|何|哪一?个|下列哪一?[个项]|以下哪一?[个项]|下列何者|@)? (度)?'

type Compiled = { readonly task: Task; readonly pattern: RegExp }

const compiled = (): readonly Compiled[] =>
  TASKS.flatMap((task) => [
    ...task.patterns.map((pattern) => ({ task, pattern: compilePattern(pattern) })),
    ...(task.asked ?? []).map((asked) => ({
      task,
      pattern: compilePattern(
        /\p{Script=Han}/u.test(asked)
          ? `${plainClass(CHINESE_ASKS)} ${asked} ${CHINESE_END_PATTERN}`
          : `(${plainClass(ENGLISH_ASKS)})? ${asked} ${ENGLISH_END}`,
      ),
    })),
    // A formula alone may be asked for in Chinese too.
    ...(task.asked ?? [])
      .filter((asked) => asked === '{e}')
      .map((asked) => ({
        task,
        pattern: compilePattern(`${plainClass(CHINESE_ASKS)} ${asked} ${CHINESE_END_PATTERN}`),
      })),
  ])

/** `[个项]` is one of two characters, which a pattern writes as a choice. */
function plainClass(pattern: string): string {
  return pattern.replaceAll('[个项]', '(个|项)')
}
const CHINESE_END_PATTERN = plainClass(CHINESE_END)

let patterns: readonly Compiled[] | undefined

const F = '[\\ue000-\\uf8ff]'
const LIST = `(${F}(?:(?: ?, ?and ?| ?, ?| ?and ?|及|和|且|; ?)${F})*)`
const ENGLISH_GIVEN = new RegExp(
  `^(?:if|given(?: that)?|it is given that|suppose(?: that)?|let|when|for|assume(?: that)?|consider) (?:the )?(?:equations?|functions?|formula|value of)? ?${LIST},? ?(?:[.,;:] ?)?(?:then |and )?(.+)$`,
  'u',
)
const ENGLISH_GIVEN_AFTER = new RegExp(`^(.+?),? (?:if|given(?: that)?|when|where|for) (?:the equation )?${LIST}$`, 'u')
const CHINESE_GIVEN = new RegExp(
  `^(?:若|如果|已知|设|当|假设|给定|如|函数|已知函数|设函数|若函数)${LIST}(?:时)?[,.;]?(?:则|那么|试)?(.+)$`,
  'u',
)
/** `f(x) = …; find f(2)` without an introduction. */
const BARE_GIVEN = new RegExp(
  `^(?:the function )?(${F})(?: is given)?[.,;] ?((?:find|calculate|evaluate|what is|determine|求|计算).+)$`,
  'u',
)

const LONGEST = 420

/** How an answer to the stem is to be judged; undefined when the stem is not understood. */
export function understand(canonical: Canonical): Judge | undefined {
  if (canonical.text.length > LONGEST) return undefined
  const { text: said, wanted } = takeWanted(canonical)
  const text = said
    .replace(/(?<=\bthe )(?:correct|complete) (?=factori|expan|solution|value)/, '')
    .replace(/^(?:下列|以下)(?:何者|哪一?[个项])(?:是|为)(?=.*(?:因式分解|展开式)$)/u, '')
  const { rest, facts } = takeFacts(text, canonical)
  const judge =
    tryAll(text, canonical, wanted, []) ?? (facts.length === 0 ? undefined : tryAll(rest, canonical, wanted, facts))
  return judge === undefined
    ? undefined
    : (answer) => (answer.units.every((unit) => isToldUnit(unit, canonical.text)) ? judge(answer) : 'unknown')
}

const CHINESE_UNITS: readonly (readonly [RegExp, string])[] = [
  [/平方|立方/g, ''],
  [/厘米|公分|centimet(?:re|er)s?/g, 'cm'],
  [/毫米|millimet(?:re|er)s?/g, 'mm'],
  [/千米|公里|kilomet(?:re|er)s?/g, 'km'],
  [/千克|公斤|kilograms?/g, 'kg'],
  [/毫升/g, 'ml'],
  [/克|grams?/g, 'g'],
  [/升|litres?/g, 'l'],
  [/米|met(?:re|er)s?/g, 'm'],
]
/** Say nothing that could be converted. */
const NEUTRAL =
  /^(?:units?(?: squared?| cubed)?|sq(?:uare|\.) units?|cubic units?|dollars?|hkd|marks?|degrees?|度|元|港元|港币|个|单位|分)$/

/** An area has a square unit and a volume a cubic one, and nothing else has, unless the stem names one itself. */
function hasFittingSize(unit: string, stem: string): boolean {
  const size = /2$|squared|^sq|平方/.test(unit)
    ? 2
    : /3$|cubed|cubic|立方/.test(unit)
      ? 3
      : /^(?:[cmk]?m|units?|(?:centi|milli|kilo)?met(?:re|er)s?|厘米|公分|毫米|千米|公里|米)$/.test(unit)
        ? 1
        : undefined
  if (size === undefined) return true
  const asked = /\bareas?\b|面积/.test(stem) ? 2 : /\bvolumes?\b|体积|容积/.test(stem) ? 3 : 1
  return size === asked || (asked === 1 && stem.includes(unit))
}

/** An answer in another unit than the stem's would have to be converted. */
function isToldUnit(unit: string, stem: string): boolean {
  const plain = (text: string): string => CHINESE_UNITS.reduce((changed, [from, to]) => changed.replace(from, to), text)
  const own = plain(unit).replace(/[23]$/, '').trim()
  return (
    hasFittingSize(unit, stem) &&
    (NEUTRAL.test(unit) ||
      new RegExp(`(?<![a-z])${own}(?:[23]|s)?(?![a-z])`).test(plain(stem)) ||
      (/\p{Script=Han}/u.test(own) && stem.includes(own)))
  )
}

function tryAll(
  text: string,
  canonical: Canonical,
  wanted: Found['wanted'],
  facts: readonly Formula[],
): Judge | undefined {
  for (const { task, pattern } of (patterns ??= compiled())) {
    const groups = matchWhole(pattern, text)
    if (groups === undefined || (wanted.pi !== undefined && !USES_PI.includes(task))) continue
    const judge = task.judge(new Found(groups, { ...canonical, text }, wanted, facts))
    if (judge !== undefined) return judge
  }
  return undefined
}

/** Formulas told first or last: "If x = 3, find …", "find … when x = 3". */
function takeFacts(text: string, canonical: Canonical): { readonly rest: string; readonly facts: readonly Formula[] } {
  const none = { rest: text, facts: [] }
  for (const [pattern, given, rest] of [
    [ENGLISH_GIVEN, 1, 2],
    [CHINESE_GIVEN, 1, 2],
    [BARE_GIVEN, 1, 2],
    [ENGLISH_GIVEN_AFTER, 2, 1],
  ] as const) {
    const found = pattern.exec(text)
    if (found === null) continue
    const facts = signsIn(found[given]!).map((sign) => readOne(canonical.formulas[indexOf(sign)] ?? ''))
    if (facts.every((fact) => fact?.kind === 'relation')) return { rest: found[rest]!.trim(), facts: facts }
  }
  return none
}
