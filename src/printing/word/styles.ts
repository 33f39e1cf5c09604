/** The styles of a paper: a teacher changes one, and the whole paper follows. */
import { AlignmentType, LineRuleType, type IParagraphStyleOptions, type IStylesOptions } from 'docx'
import { isChinese } from '#domain/language.ts'
import { hex, primaryOf } from './head.ts'
import { fontsOf, tagsOf } from './languages.ts'
import { ANSWER_COLOUR } from './measures.ts'
import type { Sheet } from './sheet.ts'

export function stylesOf({ language, look, measures }: Pick<Sheet, 'language' | 'look' | 'measures'>): IStylesOptions {
  const { size, gaps, linePitch, closePitch } = measures
  // docx takes half points.
  const points = (value: number): number => Math.round(value * 2)
  const ink = hex(look.colors.text)
  // At least as high as the line of the PDF, whichever fonts a computer has; formulas make their line higher.
  const lines = { line: linePitch, lineRule: LineRuleType.AT_LEAST }
  const fill = isChinese(language) ? AlignmentType.BOTH : AlignmentType.LEFT
  const close = { line: closePitch, lineRule: LineRuleType.AT_LEAST }
  const small = { size: points(size * 0.92) }
  const smallLines = { line: Math.round(closePitch * 0.92), lineRule: LineRuleType.AT_LEAST, before: 20, after: 0 }
  const style = (
    id: string,
    name: string,
    { before = 0, after = 0, ...options }: { before?: number; after?: number } & Partial<IParagraphStyleOptions> = {},
  ): IParagraphStyleOptions => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    ...options,
    paragraph: { spacing: { before, after, ...lines }, ...options.paragraph },
  })
  const heading = { keepNext: true, keepLines: true }
  return {
    default: {
      document: {
        run: {
          size: points(size),
          font: fontsOf(language),
          language: tagsOf(language),
          ...(ink === '000000' ? {} : { color: ink }),
        },
        paragraph: { spacing: lines },
      },
      title: {
        run: {
          bold: true,
          size: points(Math.max(15, size * 1.55)),
          color: primaryOf({ look }),
          font: fontsOf(language),
        },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 0, after: 100 }, ...heading },
      },
      heading1: {
        run: { bold: true, size: points(size * 1.08), color: ink, font: fontsOf(language) },
        paragraph: { spacing: { before: gaps.section, after: 100, ...close }, outlineLevel: 0, ...heading },
      },
      heading2: {
        run: { bold: true, size: points(size), color: ink, font: fontsOf(language) },
        paragraph: { spacing: { before: 60, after: 80, ...lines }, outlineLevel: 1, ...heading },
      },
      caption: {
        run: { size: points(size * 0.9), color: ink, italics: false },
        paragraph: { spacing: { before: 60, after: 60, ...lines } },
      },
    },
    paragraphStyles: [
      style('Question', 'Question', {
        before: gaps.question,
        paragraph: { alignment: fill, spacing: { before: gaps.question, ...lines } },
      }),
      style('Cloze', 'Question with blanks', {
        paragraph: {
          // A line that is higher than its signs has the room above them.
          spacing: {
            before: Math.max(0, gaps.question - Math.round(linePitch * 0.35)),
            line: Math.round(linePitch * 1.35),
            lineRule: LineRuleType.AT_LEAST,
          },
        },
      }),
      style('QuestionText', 'Question text', {
        before: 40,
        paragraph: { alignment: fill, spacing: { before: 40, ...lines } },
      }),
      style('Part', 'Part', { paragraph: { alignment: fill, spacing: { before: gaps.part, ...lines } } }),
      style('Option', 'Option', { before: gaps.option }),
      style('OptionText', 'Option text'),
      style('SectionText', 'Section text', {
        after: 60,
        run: { size: points(size * 0.95) },
        paragraph: { ...heading, spacing: { before: 40, after: 60, ...lines } },
      }),
      style('InstructionHeading', 'Instruction heading', {
        basedOn: 'Heading1',
        run: { size: points(size) },
        paragraph: { ...heading, spacing: { before: 60, after: 80, ...lines }, outlineLevel: 0 },
      }),
      style('Instruction', 'Instruction', { paragraph: { spacing: { before: 20, after: 20, ...close } } }),
      style('Rubric', 'Rubric', { before: 60, after: 60 }),
      style('Centred', 'Centred', {
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 20, after: 60, ...lines } },
      }),
      style('Facts', 'Time and marks', { paragraph: { spacing: { before: 140, after: 120, ...lines } } }),
      style('Figure', 'Figure', {
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 120, after: 60 } },
      }),
      style('AnswerLine', 'Answer line'),
      style('BeforeRoom', 'Gap', {
        run: { size: 4 },
        paragraph: { spacing: { before: 0, after: 0, line: Math.max(140, gaps.answer), lineRule: LineRuleType.EXACT } },
      }),
      style('Room', 'Squares', { paragraph: { spacing: { before: 0, after: 0 } } }),
      style('Manuscript', 'Manuscript', { paragraph: { spacing: { before: 0, after: 110 } } }),
      style('Sliver', 'Sliver', {
        run: { size: 2 },
        paragraph: { spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } },
      }),
      style('PassageInstruction', 'Passage instruction', {
        paragraph: { ...heading, spacing: { before: gaps.question, after: 60, ...lines } },
      }),
      style('PassageTitle', 'Passage title', {
        paragraph: { ...heading, alignment: AlignmentType.CENTER, spacing: { before: 60, after: 60, ...lines } },
      }),
      style('Passage', 'Passage', { paragraph: { alignment: fill, spacing: { before: 0, after: 100, ...lines } } }),
      style('TableText', 'Table text', { paragraph: { spacing: close } }),
      style('TableItem', 'Table item', { paragraph: { spacing: close } }),
      style('TableHead', 'Table head', {
        run: { size: points(size * 0.95) },
        paragraph: { alignment: AlignmentType.CENTER, spacing: close },
      }),
      style('KeyAnswer', 'Key', { paragraph: { spacing: { before: 20, after: 20, ...close } } }),
      style('KeyOption', 'Option of the key', { basedOn: 'Option', paragraph: { spacing: { before: 0, ...close } } }),
      style('Note', 'Note', {
        run: { ...small, color: hex(look.colors.secondary) },
        paragraph: { spacing: smallLines },
      }),
      style('Remark', 'Remark', { run: small, paragraph: { spacing: close } }),
      style('Header', 'header', { run: { size: 18, color: hex(look.colors.secondary) } }),
      style('Footer', 'footer', { run: { size: 18, color: hex(look.colors.secondary) } }),
    ],
    characterStyles: [
      { id: 'Answer', name: 'Answer', run: { bold: true, color: ANSWER_COLOUR } },
      { id: 'MarkingPoint', name: 'Marking point', run: { color: ANSWER_COLOUR } },
      { id: 'Counted', name: 'Counted', run: { size: 16, color: hex(look.colors.secondary) } },
    ],
  }
}
