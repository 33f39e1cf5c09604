/** Each check taken away from a few gates; access-mutants.deep.test.ts takes it from all. */
import { describeMutants } from './access/mutant-suite.ts'

describeMutants({ most: 4, least: 30 })
