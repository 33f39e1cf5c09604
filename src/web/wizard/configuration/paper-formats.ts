/** The paper formats whose content is there: one that is not listed is not shown. */
import { PAPER_FORMATS, type PaperFormat } from '#domain/paper.ts'

const AVAILABLE: ReadonlySet<PaperFormat> = new Set(['standard'])

/** `chosen` stays among them, so that what a draft holds is never hidden. */
export const availableFormats = (chosen: PaperFormat): readonly PaperFormat[] => PAPER_FORMATS.filter((format) => AVAILABLE.has(format) || format === chosen)
