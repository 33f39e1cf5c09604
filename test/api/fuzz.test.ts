/** Some calls of each route, drawn from the contract; fuzz.deep.test.ts draws more. */
import { describeFuzzing } from './fuzzing/fuzz-suite.ts'

describeFuzzing({ usual: 40, costly: 4 })
