/**
 * Every hostile paper.
 *
 * @module-tag deep
 */
import { describeHostilePapers } from './hostile-paper-suite.ts'
import { HOSTILE_PAPERS } from './hostile-papers.ts'

describeHostilePapers(HOSTILE_PAPERS)
