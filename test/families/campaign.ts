/**
 * The long campaign: `node test/families/campaign.ts [--count 1000000] [--shard 1/2] [--seed S]`. Draws from every
 * family in turn, proves each draw, words it in three
 * languages and examines what would be printed; reports every kind of fault with its first place. Exit status 1 where
 * there is any.
 */
import { parseArgs } from 'node:util'
import { seededRandom } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import { claimsOf, faultsOf } from '#families/kit/prove.ts'
import { wordDrawn } from '#families/kit/word.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { wordingFaults } from './examine.ts'
import { missingGlyphs, signsOf } from './missing-glyphs.ts'

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    shard: { type: 'string', default: '1/1' },
    seed: { type: 'string', default: 'campaign' },
    only: { type: 'string' },
  },
})
const [shard, shards] = flags.shard.split('/').map(Number) as [number, number]
const count = Number(flags.count)
const families = FAMILIES.filter(({ meta }) => flags.only === undefined || meta.id.startsWith(flags.only))

const faults = new Map<string, { count: number; place: string }>()
const characters = new Set<string>()
const started = performance.now()
let drawn = 0
let claims = 0
for (let turn = shard - 1; turn < count; turn += shards) {
  const family = families[turn % families.length]!
  const one = drawFrom(family, seededRandom(`${flags.seed}:${turn}`))
  if (one === undefined) {
    note(`${family.meta.id}: no draw`, '')
    continue
  }
  drawn += 1
  for (const fault of faultsOf(one)) note(`${family.meta.id}: ${fault}`, `draw ${one.index}`)
  for (const [fault, place] of wordingFaults(one)) note(`${family.meta.id}: ${fault}`, place)
  claims += claimsOf(one).length
  if (turn % 97 === 0)
    for (const script of ['en', 'zh-TW', 'zh-CN'] as const) signsOf(wordDrawn(one, script, toSimplified), characters)
  if (drawn % 50_000 === 0)
    console.error(
      `${drawn} draws, ${faults.size} kinds of fault, ${Math.round((performance.now() - started) / 1000)} s`,
    )
}
for (const sign of await missingGlyphs(characters)) note(`no font has ${sign}`, '')
for (const [fault, { count: times, place }] of faults)
  console.log(`${fault}${place === '' ? '' : `: ${place}`} (${times})`)
console.log(
  `${drawn} draws of ${families.length} families in ${Math.round((performance.now() - started) / 1000)} s: ${claims} claims, ${faults.size} kinds of fault, ${characters.size} different signs`,
)
process.exitCode = faults.size > 0 ? 1 : 0

function note(fault: string, place: string): void {
  const known = faults.get(fault)
  if (known === undefined) faults.set(fault, { count: 1, place })
  else known.count += 1
}
