/**
 * The formats in which a paper can be had. A new one is an entry here and a writer in writers.ts: its address, its file
 * name and media type, its card, preview and button on the page of exports and its words follow from the entry.
 */
import type { Formats } from './format.ts'
import { gift } from './gift/gift.ts'
import { html } from './html/html.ts'
import { googleForms } from './google-forms/google-forms.ts'
import { interactive } from './interactive/interactive.ts'
import { word } from './word/word.ts'
import { json } from './json/json.ts'
import { kahoot } from './kahoot/kahoot.ts'
import { markdown } from './markdown/markdown.ts'
import { microsoftForms } from './microsoft-forms/microsoft-forms.ts'
import { moodle } from './moodle/moodle.ts'
import { pdf } from './pdf/pdf.ts'
import { qti } from './qti/qti.ts'
import { text } from './text/text.ts'
import { wayground } from './wayground/wayground.ts'
import { xlsx } from './xlsx/xlsx.ts'

export const FORMATS = {
  pdf,
  docx: word,
  html,
  'html-interactive': interactive,
  md: markdown,
  txt: text,
  moodle,
  qti21: qti,
  gift,
  kahoot,
  wayground,
  'google-forms': googleForms,
  'ms-forms': microsoftForms,
  json,
  xlsx,
} as const satisfies Formats

export type Format = keyof typeof FORMATS
export const FORMAT_IDS = Object.keys(FORMATS) as [Format, ...Format[]]

/** What the buttons give that name no format. */
export const USUAL_FORMAT: Format = 'pdf'
