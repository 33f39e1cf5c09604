/** The formats in which a paper can be had, and the route of each of its parts. A new format is a line here, and its words in the texts. */
import { exportKeyPdf, exportPaperPdf } from '#contract/papers.ts'
import type { Route } from '#contract/route.ts'
import type { PaperPart } from '#layout/laid-out.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'

export type Format = keyof InterfaceTexts['exporting']['formats']

export const FORMATS: Readonly<Record<Format, Readonly<Record<PaperPart, Route>>>> = {
  pdf: { paper: exportPaperPdf, key: exportKeyPdf },
}
