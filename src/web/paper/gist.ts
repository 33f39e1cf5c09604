/** What a question asks, on a line. */
import type { RichText, Inline } from '#domain/rich-text.ts'

/** A stem may say as little as "Factorize": its parts say what. */
export function gistOf(
  stem: RichText,
  parts: readonly { readonly label: string; readonly stem: RichText }[],
): RichText {
  return [stem, ...parts.map((part): RichText => [{ kind: 'text', text: ` ${part.label} ` }, ...part.stem])].flatMap(
    (text) => text.map(onOneLine),
  )
}

function onOneLine(inline: Inline): Inline {
  switch (inline.kind) {
    case 'math':
      return { ...inline, display: false }
    case 'break':
      return { kind: 'text', text: ' ' }
    case 'strong':
    case 'emphasis':
      return { ...inline, content: inline.content.map(onOneLine) }
    case 'text':
    case 'blank':
      return inline
  }
}
