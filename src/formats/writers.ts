/** What writes each format; the compiler asks for one where an entry has none. */
import type { Format } from './formats.ts'
import { writeGift } from './gift/write-gift.ts'
import { writeHtml } from './html/write-html.ts'
import { writeGoogleForms } from './google-forms/write-google-forms.ts'
import { writeInteractive } from './interactive/write-interactive.ts'
import { writeJson } from './json/write-json.ts'
import { writeKahoot } from './kahoot/write-kahoot.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { writeMicrosoftForms } from './microsoft-forms/write-microsoft-forms.ts'
import { writeMoodle } from './moodle/write-moodle.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { writeQti } from './qti/write-qti.ts'
import { writeText } from './text/write-text.ts'
import { writeWayground } from './wayground/write-wayground.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'
import { writeWord } from './word/write-word.ts'
import type { Writer } from './writer.ts'

export const WRITERS: Readonly<Record<Format, Writer>> = {
  pdf: writePdf,
  html: writeHtml,
  md: writeMarkdown,
  txt: writeText,
  'html-interactive': writeInteractive,
  docx: writeWord,
  moodle: writeMoodle,
  qti21: writeQti,
  gift: writeGift,
  kahoot: writeKahoot,
  wayground: writeWayground,
  'google-forms': writeGoogleForms,
  'ms-forms': writeMicrosoftForms,
  json: writeJson,
  xlsx: writeXlsx,
}
