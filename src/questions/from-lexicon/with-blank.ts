/** A statement whose `____` is a blank. */
import { blank, literalText, type RichText } from '#domain/rich-text.ts'

export const withBlank = (text: string): RichText =>
  text.split('____').flatMap((part, index) => (index === 0 ? literalText(part) : [blank, ...literalText(part)]))
