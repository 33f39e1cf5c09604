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

const ENGLISH_ASKS = '(find|calculate|evaluate|compute|determine|work out|obtain|state|write down|give|solve for|what is|what are|what will be|find out|which (one )?of the following (is|gives|shows|represents|is equal to|equals)) [out] [the exact |the ](value|values|result|answer)? [of|for]'
const CHINESE_ASKS = '(试|请|则|那么)* (求出?|计算出?|算出|找出|写出|求取|以下哪一?[个项]是|下列哪一?[个项]是|下列何者是|下列何者为|以下何者是|以下何者为)? (下列|以下)? (各?式|算式)? :?'
const ENGLISH_END = '(is|are|equals|is equal to|=)? @?'
const CHINESE_END = '(的值|的结果)? (是|为|等于|=|有)? (多少|什么|几|何|哪一?个|下列哪一?[个项]|以下哪一?[个项]|下列何者|@)?'

type Compiled = { readonly task: Task; readonly pattern: RegExp }

const compiled = (): readonly Compiled[] => TASKS.flatMap((task) => [
  ...task.patterns.map((pattern) => ({ task, pattern: compilePattern(pattern) })),
  ...(task.asked ?? []).map((asked) => ({ task, pattern: compilePattern(/\p{Script=Han}/u.test(asked) ? `${plainClass(CHINESE_ASKS)} ${asked} ${CHINESE_END_PATTERN}` : `(${plainClass(ENGLISH_ASKS)})? ${asked} ${ENGLISH_END}`) })),
  // A formula alone may be asked for in Chinese too.
  ...(task.asked ?? []).filter((asked) => asked === '{e}').map((asked) => ({ task, pattern: compilePattern(`${plainClass(CHINESE_ASKS)} ${asked} ${CHINESE_END_PATTERN}`) })),
])

/** `[个项]` is one of two characters, which a pattern writes as a choice. */
function plainClass(pattern: string): string {
  return pattern.replaceAll('[个项]', '(个|项)')
}
const CHINESE_END_PATTERN = plainClass(CHINESE_END)

let patterns: readonly Compiled[] | undefined

const F = '[\\ue000-\\uf8ff]'
const LIST = `(${F}(?:(?: ?, ?and ?| ?, ?| ?and ?|及|和|且|; ?)${F})*)`
const ENGLISH_GIVEN = new RegExp(`^(?:if|given(?: that)?|it is given that|suppose(?: that)?|let|when|for|assume(?: that)?|consider) (?:the )?(?:equations?|functions?|formula|value of)? ?${LIST},? ?(?:[.,;:] ?)?(?:then |and )?(.+)$`, 'u')
const ENGLISH_GIVEN_AFTER = new RegExp(`^(.+?),? (?:if|given(?: that)?|when|where|for) (?:the equation )?${LIST}$`, 'u')
const CHINESE_GIVEN = new RegExp(`^(?:若|如果|已知|设|当|假设|给定|如|函数|已知函数|设函数|若函数)${LIST}(?:时)?[,.;]?(?:则|那么|试)?(.+)$`, 'u')
/** `f(x) = …; find f(2)` without an introduction. */
const BARE_GIVEN = new RegExp(`^(${F})[.,;] ?((?:find|calculate|evaluate|what is|determine|求|计算).+)$`, 'u')

const LONGEST = 420

/** How an answer to the stem is to be judged; undefined when the stem is not understood. */
export function understand(canonical: Canonical): Judge | undefined {
  if (canonical.text.length > LONGEST) return undefined
  const { text, wanted } = takeWanted(canonical)
  const { rest, facts } = takeFacts(text, canonical)
  const direct = tryAll(text, canonical, wanted, [])
  if (direct !== undefined || facts.length === 0) return direct
  return tryAll(rest, canonical, wanted, facts)
}

function tryAll(text: string, canonical: Canonical, wanted: Found['wanted'], facts: readonly Formula[]): Judge | undefined {
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
  for (const [pattern, given, rest] of [[ENGLISH_GIVEN, 1, 2], [CHINESE_GIVEN, 1, 2], [BARE_GIVEN, 1, 2], [ENGLISH_GIVEN_AFTER, 2, 1]] as const) {
    const found = pattern.exec(text)
    if (found === null) continue
    const facts = signsIn(found[given]!).map((sign) => readOne(canonical.formulas[indexOf(sign)] ?? ''))
    if (facts.every((fact) => fact?.kind === 'relation')) return { rest: found[rest]!.trim(), facts: facts }
  }
  return none
}
