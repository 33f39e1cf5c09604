/** The head of an HKDSE paper. */
import { ALL_STRUCTURES, structureOf } from '#curriculum/structures.ts'
import type { DrawnStructure } from '#domain/structure.ts'
import { examinationMessagesIn } from '#messages/examination/examination-messages.ts'
import type { Cover, ExaminationHead, NumberBox } from '../laid-out.ts'
import type { SheetOptions, Titled } from '../sheet.ts'
import type { ExaminationFormat } from './format.ts'

/** With `cover` that of the question paper, without it that of the key. */
export function examinationHead(
  paper: Titled & { readonly structure?: DrawnStructure },
  format: ExaminationFormat,
  { school }: SheetOptions,
  cover?: Cover,
): ExaminationHead {
  const words = examinationMessagesIn(paper.language)
  return {
    kind: 'examinationHead',
    ...(school === undefined ? {} : { school }),
    examination: isPlainTitle(paper.title) ? words.title : paper.title,
    titles: [words.subject, words.part, words.papers[format]],
    booklet: cover === undefined ? words.key.heading : words.booklets[format],
    lines: [
      ...(paper.structure === undefined ? [] : [words.forms[structureOf(paper.structure.id).form]]),
      ...(cover === undefined ? [] : [words.time(paper.timeLimit), words.language]),
    ],
    ...(cover === undefined ? {} : { cover }),
  }
}

/** The name of a structure says nothing that the head does not say; any other title is the teacher's. */
const isPlainTitle = (title: string): boolean =>
  title.trim() === '' || ALL_STRUCTURES.some((structure) => Object.values(structure.title).includes(title))

/** Squares for the candidate's two numbers. */
export function numberBoxes({ language }: Pick<Titled, 'language'>): readonly NumberBox[] {
  const words = examinationMessagesIn(language)
  return [
    { label: words.candidateNumber, cells: 8 },
    { label: words.seatNumber, cells: 4 },
  ]
}
