/**
 * Checks families while they are written: `node test/families/check.ts unit/name … [--draws 5] [--script zh-TW] [--prove 20000] [--figures FOLDER]`.
 * A path of a file, `unit/` for a whole unit, or `all`. Prints draws as an examiner reads them, then what is wrong.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import katex from 'katex'
import { FAMILIES } from '#families/families.ts'
import { drawFrom, lettersAt, type Drawn } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { Unsuitable } from '#families/kit/exact/value.ts'
import { claimsOf, declarationFaults, faultsOf, isNumeric } from '#families/kit/prove.ts'
import { enumerate } from '#families/kit/space.ts'
import { everyDraw } from '#families/kit/drawn.ts'
import { sceneFaults } from '#families/kit/figure/scene-faults.ts'
import { fillSceneLabel, familyMarks, sceneAt, wordDrawn, type Worded } from '#families/kit/word.ts'
import type { Script } from '#families/kit/template.ts'
import { seededRandom } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { uglinessOf } from './ugliness.ts'

const { values: flags, positionals } = parseArgs({ allowPositionals: true, options: { draws: { type: 'string', default: '3' }, script: { type: 'string', multiple: true }, prove: { type: 'string', default: '5000' }, figures: { type: 'string' }, quiet: { type: 'boolean', default: false }, seed: { type: 'string', default: String(Date.now()) } } })

const wanted = FAMILIES.filter(({ meta: { id } }) => positionals.some((part) => part === 'all' || part === id || (part.endsWith('/') && id.startsWith(part))))
if (wanted.length === 0) throw new Error(`No family called ${positionals.join(', ')} in src/families/families.ts`)

let faulty = 0
for (const family of wanted) {
  const faults = check(family)
  faulty += faults.length > 0 ? 1 : 0
  for (const fault of faults) console.log(`  ✗ ${fault}`)
}
console.log(`${wanted.length} families, ${faulty} with faults`)
process.exitCode = faulty > 0 ? 1 : 0

function check(family: Family): string[] {
  console.log(`\n=== ${family.meta.id} (${family.meta.unit}, ${family.kind}, level ${family.meta.level}, ${JSON.stringify(family.paper)}, ${familyMarks(family)} marks)`)
  if (!flags.quiet) for (let count = 0; count < Number(flags.draws); count += 1) show(family, count)
  return [...declarationFaults(family), ...proveAll(family)]
}

function show(family: Family, count: number): void {
  const drawn = drawFrom(family, seededRandom(`${flags.seed}-${count}`))
  if (drawn === undefined) return console.log('  (no draw)')
  for (const script of (flags.script ?? ['en', 'zh-TW']) as Script[]) print(wordDrawn(drawn, script, toSimplified), drawn)
  console.log(`   claims: ${claimsOf(drawn).join('; ')}`)
  if (flags.figures !== undefined) {
    const { figure } = wordDrawn(drawn, 'en', toSimplified)
    mkdirSync(flags.figures, { recursive: true })
    if (figure !== undefined) writeFileSync(join(flags.figures, `${family.meta.id.replace('/', '-')}-${count}.svg`), figure.svg)
  }
}

function print(worded: Worded, drawn: Drawn): void {
  console.log(`\n  ${text(worded.stem)}${worded.figure === undefined ? '' : `  [figure: ${worded.figure.alt}]`}`)
  const steps = (lines: readonly { text: RichText; code: string; remark?: RichText }[]): void => {
    for (const line of lines) console.log(`      ${text(line.text)}  ${line.code}${line.remark === undefined ? '' : `  (${text(line.remark)})`}`)
  }
  if (worded.kind === 'choice') {
    worded.options.forEach((option, index) => console.log(`    ${'ABCD'[index]}${index === worded.keyIndex ? '*' : ' '} ${text(option)}${drawn.kind === 'choice' && drawn.options[index]?.slip !== undefined ? `   ‹${drawn.options[index].slip}›` : ''}`))
    steps(worded.steps)
  } else for (const part of worded.parts) {
    console.log(`    ${part.label === undefined ? '' : `(${part.label}) `}${text(part.ask)} (${part.marks})   → ${text(part.answer)}`)
    steps(part.steps)
  }
}

function text(rich: RichText): string {
  return rich.map((inline) => (inline.kind === 'math' ? `$${inline.tex}$` : inline.kind === 'text' ? inline.text : inline.kind === 'break' ? '\n  ' : '')).join('')
}

function proveAll(family: Family): string[] {
  const faults = new Map<string, { count: number; example: string }>()
  const note = (fault: string, example = ''): void => void faults.set(fault, { count: (faults.get(fault)?.count ?? 0) + 1, example: faults.get(fault)?.example ?? example })
  let admissible = 0
  let drawable = 0
  const letters = [0, 0, 0, 0]
  const all = [...enumerate(family)]
  const sample = all.length <= Number(flags.prove) ? all : Array.from({ length: Number(flags.prove) }, (_, index) => all[Math.floor((index * all.length) / Number(flags.prove))]!)
  admissible = all.length
  for (const drawn of everyDraw(family, seededRandom('prove'), sample)) {
    drawable += 1
    if (drawn.kind === 'choice') for (const letter of lettersAt(drawn.family, drawn.values)) letters[letter]! += 1
    for (const fault of faultsOf(drawn)) note(fault)
    if (drawable <= 300) for (const [fault, example] of wordingFaults(drawn)) note(fault, example)
  }
  const share = (count: number): number => Math.round((100 * count) / Math.max(1, drawable))
  const space = Math.round((admissible * drawable) / Math.max(1, sample.length))
  console.log(`   space ${space}${family.kind === 'conventional' ? '' : `, letters ${letters.map((count) => `${share(count)}%`).join(' ')}`}`)
  if (space < 100) note(`only ${space} draws: at least 100 are needed`)
  if (isNumeric(family) && letters.some((count) => share(count) < 90) && !('letters' in family && family.letters !== undefined)) note(`a letter is possible in less than 90 % of draws (${letters.map(share).join(', ')}): more slips on that side, or say why in "letters"`)
  return [...faults].map(([fault, { count, example }]) => `${fault}${example === '' ? '' : `: ${example}`}${count > 1 ? ` (${count} times in ${drawable} draws)` : ''}`)
}

/** Each with the place where it was seen. */
function wordingFaults(drawn: Drawn): (readonly [string, string])[] {
  const faults: (readonly [string, string])[] = []
  for (const script of ['en', 'zh-TW', 'zh-CN'] as const) {
    try {
      const worded = wordDrawn(drawn, script, toSimplified)
      faults.push(...uglinessOf(worded, script).map(({ rule, place }) => [rule, place] as const), ...richTexts(worded).flatMap(latexFaults))
    } catch (fault) {
      if (fault instanceof Unsuitable || fault instanceof TypeError) faults.push([fault.message, script])
      else throw fault
    }
  }
  const scene = sceneAt(drawn.family, drawn.values)
  if (scene !== undefined) faults.push(...sceneFaults(scene, (label) => fillSceneLabel(drawn.family, label, drawn.values, 'en', toSimplified)).map((fault) => ['figure', fault] as const))
  return faults
}

function richTexts(worded: Worded): readonly RichText[] {
  const steps = worded.kind === 'choice' ? worded.steps : worded.parts.flatMap(({ steps: lines }) => lines)
  return [worded.stem, ...(worded.kind === 'choice' ? worded.options : worded.parts.flatMap(({ ask, answer }) => [ask, answer])), ...steps.map((step) => step.text)]
}

function latexFaults(rich: RichText): (readonly [string, string])[] {
  return rich.flatMap((inline) => {
    if (inline.kind !== 'math') return []
    try {
      katex.renderToString(inline.tex, { throwOnError: true, strict: 'ignore' })
      return []
    } catch (fault) {
      return [['unreadable LaTeX', `${inline.tex}: ${(fault as Error).message}`]]
    }
  })
}
