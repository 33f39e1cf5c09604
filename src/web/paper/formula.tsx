/**
 * A formula by KaTeX, which is loaded when the first one is met; until then, and where it cannot be set, its LaTeX in a
 * quiet style.
 */
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

type Katex = typeof import('katex').default

/** In UTF-16 units: the longest formula of the curriculum is under 500. */
const LONGEST = 4096
const OPTIONS = {
  trust: false,
  maxSize: 20,
  maxExpand: 500,
  strict: 'ignore',
  throwOnError: true,
  output: 'htmlAndMathml',
} as const

let katex: Katex | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

/** Loads KaTeX once; what waits for it is drawn again. Without it the LaTeX stays, which can be read. */
function load(): void {
  loading ??= Promise.all([import('katex'), import('katex/dist/katex.min.css')])
    .then(([module]) => {
      katex = module.default
      for (const wake of waiting) wake()
    })
    .catch(() => {
      loading = undefined
    })
}

const subscribe = (wake: () => void): (() => void) => {
  waiting.add(wake)
  return () => void waiting.delete(wake)
}

/** Whether formulas are set: what was measured without them is of another size. */
export const useKatex = (): Katex | undefined => useSyncExternalStore(subscribe, () => katex)

export function Formula({ tex, display }: { readonly tex: string; readonly display: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  const setter = useKatex()
  useLayoutEffect(() => {
    if (setter === undefined) return load()
    const set = typeset(setter, tex, display)
    if (set !== undefined) place.current?.replaceChildren(set)
  }, [setter, tex, display])
  // The children are KaTeX's once it is there: a key keeps React from touching them.
  return (
    <span
      ref={place}
      key={setter === undefined ? 'plain' : `${display} ${tex}`}
      className={display ? 'paper-formula paper-display' : 'paper-formula'}
    >
      <code className="paper-tex">{tex}</code>
    </span>
  )
}

/** Formulas come again on every page that is drawn anew: setting one takes a millisecond, copying it none. */
const known = new Map<string, DocumentFragment | null>()
const MOST_KNOWN = 2000

/** Undefined where it cannot be set: one formula degrades alone, never the paper. */
function typeset(setter: Katex, tex: string, displayMode: boolean): Node | undefined {
  const key = `${displayMode ? 'd' : 'i'}${tex}`
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, attempt(setter, tex, displayMode))
  }
  return known.get(key)?.cloneNode(true)
}

/** As in print (printing/maths/typeset-formula.ts): in running text fractions are set in full size. */
const FRACTION = /\\(?:c?frac|binom)(?![a-zA-Z])/

function attempt(setter: Katex, tex: string, displayMode: boolean): DocumentFragment | null {
  if (tex.length > LONGEST) return null
  const holder = document.createElement('span')
  try {
    setter.render(!displayMode && FRACTION.test(tex) ? `\\displaystyle ${tex}` : tex, holder, {
      ...OPTIONS,
      displayMode,
    })
  } catch (error) {
    console.warn('A formula cannot be set', error)
    return null
  }
  const fragment = document.createDocumentFragment()
  fragment.append(...holder.childNodes)
  return fragment
}
