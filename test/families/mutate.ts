/**
 * The mutation run: `node test/families/mutate.ts [unit/name …] [--survivors]`. Prints the share of mutants that are
 * caught, and lists the survivors.
 */
import { parseArgs } from 'node:util'
import { FAMILIES } from '#families/families.ts'
import { isCaught, mutantsOf } from './mutants.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { survivors: { type: 'boolean', default: false } },
})
const wanted = FAMILIES.filter(
  ({ meta: { id } }) =>
    positionals.length === 0 || positionals.some((part) => id === part || (part.endsWith('/') && id.startsWith(part))),
)
let [made, caught] = [0, 0]
const byPlace = new Map<string, { made: number; caught: number }>()
for (const family of wanted) {
  for (const mutant of mutantsOf(family)) {
    const is = isCaught(mutant)
    made += 1
    caught += is ? 1 : 0
    const place = mutant.place.split(' ')[0]!
    const count = byPlace.get(place) ?? { made: 0, caught: 0 }
    byPlace.set(place, { made: count.made + 1, caught: count.caught + (is ? 1 : 0) })
    if (!is && values.survivors)
      console.log(`survived: ${family.meta.id}, ${mutant.place}: ${mutant.before} → ${mutant.after}`)
  }
}
for (const [place, count] of byPlace) console.log(`${place}: ${count.caught} of ${count.made}`)
console.log(
  `${caught} of ${made} mutants caught (${((100 * caught) / made).toFixed(2)} %) over ${wanted.length} families`,
)
