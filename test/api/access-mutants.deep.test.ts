/**
 * Each check taken away from each gate that has it.
 *
 * @module-tag deep
 */
import { describeMutants } from './access/mutant-suite.ts'

describeMutants({ most: Infinity, least: 250 })
