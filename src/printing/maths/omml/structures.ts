/** Brackets and scripts of Office's maths, of contents that are XML already. */
import { filled, property, tag } from './write-omml.ts'

/** `open` and `close` may be empty; `middle` stands between the parts. */
export const bracketed = (open: string, close: string, parts: readonly string[], middle?: string): string =>
  tag(
    'd',
    tag(
      'dPr',
      property('begChr', open) + (middle === undefined ? '' : property('sepChr', middle)) + property('endChr', close),
    ) + parts.map((content) => tag('e', content)).join(''),
  )

export function scripted(base: string, { sub, sup }: { readonly sub?: string; readonly sup?: string }): string {
  if (sub !== undefined && sup !== undefined) return tag('sSubSup', tag('e', base) + tag('sub', sub) + tag('sup', sup))
  if (sub !== undefined) return tag('sSub', tag('e', base) + tag('sub', sub))
  if (sup !== undefined) return tag('sSup', tag('e', base) + tag('sup', sup))
  return base
}

/** Scripts before a base; both places must be filled. */
export const preScripted = (base: string, { sub, sup }: { readonly sub?: string; readonly sup?: string }): string =>
  tag('sPre', tag('sub', sub ?? filled([])) + tag('sup', sup ?? filled([])) + tag('e', base))
