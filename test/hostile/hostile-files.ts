/** All hostile files of the campaign. */
import { docChains } from './files/doc-chains.ts'
import { docxBombs } from './files/docx-bombs.ts'
import { pdfBombs } from './files/pdf-bombs.ts'
import { pdfStructure } from './files/pdf-structure.ts'
import { plainText } from './files/plain-text.ts'
import { pptxBombs } from './files/pptx-bombs.ts'
import { spoilt } from './files/spoilt.ts'
import type { HostileFile } from './hostile-file.ts'

export const HOSTILE_FILES: readonly HostileFile[] = [
  ...pdfStructure,
  ...pdfBombs,
  ...docxBombs,
  ...pptxBombs,
  ...docChains,
  ...plainText,
  ...spoilt,
]
