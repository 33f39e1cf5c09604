/**
 * `setpaper make` from every form of the sample chapters.
 *
 * @module-tag deep
 */
import { CHAPTERS, describeMade } from './make-suite.ts'

describeMade(CHAPTERS)
