/** The heading of a section, and what the candidate does in it. */
import { TextRun, type IParagraphOptions } from 'docx'
import type { SectionHeading } from '#layout/laid-out.ts'
import { paragraph, rule, type Block } from './blocks.ts'
import { primaryOf } from './head.ts'
import { ownRun, unbroken } from './lines.ts'
import type { Sheet } from './sheet.ts'

/** `opensPage`: begins a new page. */
export function sectionHeading(heading: SectionHeading, opensPage: boolean, sheet: Sheet): Block[] {
  const { title, summary, instruction, plain } = heading
  return [
    paragraph({
      style: 'Heading1',
      ...(plain ? {} : bandOf(sheet)),
      ...(opensPage ? { pageBreakBefore: true, spacing: { before: 0 } } : {}),
      children: [
        ownRun(title, sheet),
        ...(summary === '' ? [] : [new TextRun(' '), ownRun(unbroken(summary), sheet, { bold: false })]),
      ],
    }),
    ...(instruction === ''
      ? []
      : [
          paragraph({
            style: 'SectionText',
            children: [ownRun(instruction, sheet, sheet.language === 'en' && !plain ? { italics: true } : {})],
          }),
        ]),
  ]
}

const BAND = 'EDEDED'

function bandOf(sheet: Sheet): IParagraphOptions {
  const line = { ...rule(5, primaryOf(sheet)), space: 2 }
  switch (sheet.look.density) {
    case 'compact':
      return { border: { bottom: line } }
    case 'roomy':
      return {
        border: { top: { ...line, color: 'FFFFFF' }, bottom: line, left: { ...rule(32, primaryOf(sheet)), space: 6 } },
        indent: { left: 200 },
      }
    case 'regular': {
      // Word shades to where a border would be.
      const edge = { ...rule(4, BAND), space: 2 }
      const side = { ...edge, space: 7 }
      return {
        shading: { fill: BAND },
        border: { top: edge, bottom: edge, left: side, right: side },
        indent: { left: 150, right: 150 },
      }
    }
  }
}
