/**
 * 200 calls of each route, drawn from the contract; `node test/campaigns/fuzz.ts` draws as many of the costly ones.
 *
 * @module-tag deep
 */
import { describeFuzzing } from './fuzzing/fuzz-suite.ts'

describeFuzzing({ usual: 200, costly: 40 })
