/** The hostile papers that end soon; hostile-papers.deep.test.ts prints all of them. */
import { describeHostilePapers } from './hostile-paper-suite.ts'
import { HOSTILE_PAPERS } from './hostile-papers.ts'

describeHostilePapers(HOSTILE_PAPERS.filter(({ slow }) => !slow))
