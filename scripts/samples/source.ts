/** The sample chapters' source: headings, paragraphs and list items with `$LaTeX$`, one block a line. */
import { parseRichText, type RichText } from '../../src/domain/rich-text.ts'

export type SampleBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph' | 'list_item'; readonly text: RichText }

export function parseSample(markdown: string): SampleBlock[] {
  return markdown
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): SampleBlock => {
      const heading = /^(#{1,3}) (.*)$/.exec(line)
      if (heading) return { kind: 'heading', level: heading[1]!.length as 1 | 2 | 3, text: heading[2]! }
      return line.startsWith('- ')
        ? { kind: 'list_item', text: parseRichText(line.slice(2)) }
        : { kind: 'paragraph', text: parseRichText(line) }
    })
}
