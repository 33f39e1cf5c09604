/**
 * Shows families while they are written, and says what is wrong: `node test/families/check.ts unit/name … [--draws 3]
 * [--script zh-TW] [--prove 20000] [--figures FOLDER] [--quiet]`.
 * `unit/` stands for a whole unit, `all` for all. Prints draws as an examiner reads them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom, type Drawn } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { claimsOf } from '#families/kit/prove.ts'
import type { Script } from '#families/kit/template.ts'
import { familyMarks, wordDrawn, type Worded, type WordedStep } from '#families/kit/word.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { examine } from './examine.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draws: { type: 'string', default: '3' },
    script: { type: 'string', multiple: true },
    prove: { type: 'string', default: '5000' },
    figures: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now()) },
  },
})

const wanted = FAMILIES.filter(({ meta: { id } }) =>
  positionals.some((part) => part === 'all' || part === id || (part.endsWith('/') && id.startsWith(part))),
)
if (wanted.length === 0) throw new Error(`No family called ${positionals.join(', ')} in src/families/families.ts`)

let faulty = 0
for (const family of wanted) {
  console.log(
    `\n=== ${family.meta.id} (${family.meta.unit}, ${family.kind}, level ${family.meta.level}, ${JSON.stringify(family.paper)}, ${familyMarks(family)} marks)`,
  )
  if (!flags.quiet) for (let count = 0; count < Number(flags.draws); count += 1) show(family, count)
  const { faults, space, letters } = examine(family, { proved: Number(flags.prove), worded: 300 })
  console.log(
    `   space ${space}${family.kind === 'conventional' ? '' : `, letters ${letters.map((share) => `${share}%`).join(' ')}`}`,
  )
  for (const fault of faults) console.log(`  ✗ ${fault}`)
  faulty += faults.length > 0 ? 1 : 0
}
console.log(`${wanted.length} families, ${faulty} with faults`)
process.exitCode = faulty > 0 ? 1 : 0

function show(family: Family, count: number): void {
  const drawn = drawFrom(family, seededRandom(`${flags.seed}-${count}`))
  if (drawn === undefined) return console.log('  (no draw)')
  for (const script of (flags.script ?? ['en', 'zh-TW']) as Script[])
    print(wordDrawn(drawn, script, toSimplified), drawn)
  console.log(`   claims: ${claimsOf(drawn).join('; ')}`)
  if (flags.figures !== undefined) {
    const { figure } = wordDrawn(drawn, 'en', toSimplified)
    mkdirSync(flags.figures, { recursive: true })
    if (figure !== undefined)
      writeFileSync(join(flags.figures, `${family.meta.id.replace('/', '-')}-${count}.svg`), figure.svg)
  }
}

function print(worded: Worded, drawn: Drawn): void {
  console.log(`\n  ${text(worded.stem)}${worded.figure === undefined ? '' : `  [figure: ${worded.figure.alt}]`}`)
  const steps = (lines: readonly WordedStep[]): void => {
    for (const line of lines)
      console.log(
        `      ${text(line.text)}  ${line.code}${line.remark === undefined ? '' : `  (${text(line.remark)})`}`,
      )
  }
  if (worded.kind === 'choice') {
    worded.options.forEach((option, index) =>
      console.log(
        `    ${'ABCD'[index]}${index === worded.keyIndex ? '*' : ' '} ${text(option)}${drawn.kind === 'choice' && drawn.options[index]?.slip !== undefined ? `   ‹${drawn.options[index].slip}›` : ''}`,
      ),
    )
    steps(worded.steps)
  } else
    for (const part of worded.parts) {
      console.log(
        `    ${part.label === undefined ? '' : `(${part.label}) `}${text(part.ask)} (${part.marks})   → ${text(part.answer)}`,
      )
      steps(part.steps)
    }
}

function text(rich: RichText): string {
  return rich
    .map((inline) =>
      inline.kind === 'math'
        ? `$${inline.tex}$`
        : inline.kind === 'text'
          ? inline.text
          : inline.kind === 'break'
            ? '\n  '
            : '',
    )
    .join('')
}
