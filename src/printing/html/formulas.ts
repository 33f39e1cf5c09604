/** The formulas of a page as MathML. MathJax is loaded with the first of them. */
import { mathsIn } from '../pdf/describe-formula.ts'
import { element, type Content } from './element.ts'
import { shownText } from './shown-text.ts'

/** What sets the formulas of `tree`; one that cannot be set stands as its LaTeX, and `failed` is told why. */
export async function formulasOf(
  tree: object,
  failed: (tex: string, reason: string) => void,
): Promise<(tex: string, display: boolean) => Content> {
  if (mathsIn(tree).length === 0) return asLatex
  const { formatMathml } = await import('../maths/format-mathml.ts')
  return (tex, display) => {
    const name = `${display ? 'display' : 'inline'} ${tex}`
    const known = kept.get(name) ?? set(tex, display)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(name, known)
    if (known.reason !== undefined) failed(tex, known.reason)
    return known.content
  }

  function set(tex: string, display: boolean): Kept {
    try {
      const markup = formatMathml(tex, display)
      const text = textOf(markup)
      return {
        content: display ? element('span', { class: 'display' }, { markup, text }) : { markup, text },
      }
    } catch (error) {
      return { content: asLatex(tex), reason: messageOf(error) }
    }
  }
}

type Kept = { readonly content: Content; readonly reason?: string }
/** Formulas of a lesson recur; a school's whole term fits. */
const MOST_KEPT = 5000
const kept = new Map<string, Kept>()

const asLatex = (tex: string): Content => element('code', {}, shownText(tex))

/** The signs of MathML. */
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '&')

/** MathJax throws values that are not Errors. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
