/**
 * The formats in which a paper can be had: a line each. Its name is the word of addresses and commands, and the folder,
 * which holds the entry and what writes it (`writer.ts`). All else follows: docs/decisions/formats.md.
 */
export { entry as docx } from './docx/entry.ts'
export { entry as gift } from './gift/entry.ts'
export { entry as 'google-forms' } from './google-forms/entry.ts'
export { entry as html } from './html/entry.ts'
export { entry as 'html-interactive' } from './html-interactive/entry.ts'
export { entry as json } from './json/entry.ts'
export { entry as kahoot } from './kahoot/entry.ts'
export { entry as md } from './md/entry.ts'
export { entry as moodle } from './moodle/entry.ts'
export { entry as 'ms-forms' } from './ms-forms/entry.ts'
export { entry as pdf } from './pdf/entry.ts'
export { entry as qti21 } from './qti21/entry.ts'
export { entry as txt } from './txt/entry.ts'
export { entry as wayground } from './wayground/entry.ts'
export { entry as xlsx } from './xlsx/entry.ts'
