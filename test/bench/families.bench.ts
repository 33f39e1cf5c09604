/**
 * Measures how fast questions are drawn and worded in three languages, and whole papers made and printed, against the
 * limits of the issue. Run: `node test/bench/families.bench.ts`.
 */
import { structureOf } from '#curriculum/structures.ts'
import { seededRandom } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { wordDrawn } from '#families/kit/word.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { drawStructure } from '#questions/from-families/draw-structure.ts'
import { makeStructurePaper } from '#questions/from-families/make-structure-paper.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { templateFor } from '#templates/templates.ts'

const SCRIPTS = ['en', 'zh-TW', 'zh-CN'] as const
const SECONDS = 4
/** Draws of each family before the clock starts. */
const WARM_UP = 20

const plain = FAMILIES.filter(({ figure }) => figure === undefined)
const drawing = FAMILIES.filter(({ figure }) => figure !== undefined)
report('questions a second without figures', questionsASecond(plain), 10_000)
report('questions a second with figures', questionsASecond(drawing), 1000)

const structure = structureOf('hkdse-paper-2')
const draw = (turn: number): unknown =>
  drawStructure({ structure, language: 'en', seed: `bench ${turn}` }, toSimplified)
report('a whole Paper 2 in ms', median(31, draw), 50, 'most')

const template = templateFor({ paperFormat: structure.paperFormat, timeLimit: structure.minutes })
const papers = Array.from({ length: 12 }, (_, turn) =>
  makeStructurePaper(
    {
      structure: structure.id,
      language: 'en',
      templateId: template.id,
      instructions: '',
      seed: `print ${turn}`,
      now: new Date().toISOString(),
    },
    toSimplified,
  ),
)
const laidOut = papers.map((paper) => layOut(paper, template, { part: 'paper', pageSize: 'a4' }))
const times: number[] = []
for (const each of laidOut) {
  const started = performance.now()
  await printPdf(each)
  times.push(performance.now() - started)
}
report('its PDF in ms, warm', times.slice(4).toSorted((one, other) => one - other)[4]!, 150, 'most')

/** Every family in turn, once the engine has compiled their code. */
function questionsASecond(families: readonly Family[]): number {
  const one = (family: Family, turn: number): void => {
    const drawn = drawFrom(family, seededRandom(String(turn)))
    for (const script of SCRIPTS) wordDrawn(drawn!, script, toSimplified)
  }
  for (let turn = 0; turn < WARM_UP; turn += 1) for (const family of families) one(family, turn)
  const started = performance.now()
  let count = 0
  while (performance.now() - started < 1000 * SECONDS) {
    one(families[count % families.length]!, count)
    count += 1
  }
  return Math.round(count / SECONDS)
}

function median(times: number, work: (turn: number) => unknown): number {
  const measured = Array.from({ length: times }, (_, turn) => {
    const started = performance.now()
    work(turn)
    return performance.now() - started
  })
  return measured.toSorted((one, other) => one - other)[Math.floor(times / 2)]!
}

function report(what: string, found: number, limit: number, kind: 'least' | 'most' = 'least'): void {
  const ratio = kind === 'least' ? found / limit : limit / found
  console.log(
    `${what.padEnd(40)} ${found.toFixed(1).padStart(10)}   limit ${limit} (${ratio >= 1 ? 'met' : 'missed'}, ${ratio.toFixed(2)}×)`,
  )
}
