/**
 * Every hostile file, each with the time that the product gives it: what test/hostile/campaign.ts shows as a table.
 *
 * @module-tag deep
 */
import { HOSTILE_FILES } from './hostile-files.ts'
import { describeHostileFiles } from './hostile-suite.ts'

describeHostileFiles(HOSTILE_FILES)
