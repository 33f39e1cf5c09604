/** Rich text as a row of leaves that each know their styles, and the one normal tree of such a row. */
import type { Inline, RichText } from './inline.ts'
import { itemAt } from '../must-be-there.ts'

export type Leaf = Exclude<Inline, { readonly kind: 'strong' | 'emphasis' }>
export type StyledLeaf = { readonly leaf: Leaf; readonly strong: boolean; readonly emphasis: boolean }

/**
 * The normal tree of a row of leaves: neighbouring texts joined, nothing empty, no style twice, the longer of two
 * styles outside
 * (strong where they are equal), no white space at the ends of a style, a space between two blanks that touch.
 */
export function growTree(leaves: readonly StyledLeaf[]): RichText {
  return grow(joinTexts(tidy(leaves)).flatMap(splitSpaces), { strong: false, emphasis: false })
}

/** The row of leaves of any tree. */
export function pickLeaves(text: RichText, strong = false, emphasis = false): StyledLeaf[] {
  return text.flatMap((inline): StyledLeaf[] => {
    switch (inline.kind) {
      case 'strong':
        return pickLeaves(inline.content, true, emphasis)
      case 'emphasis':
        return pickLeaves(inline.content, strong, true)
      case 'text':
        return [{ leaf: inline, strong, emphasis }]
      case 'math':
        return [{ leaf: inline, strong, emphasis }]
      case 'blank':
        return [{ leaf: inline, strong, emphasis }]
      case 'break':
        return [{ leaf: inline, strong, emphasis }]
    }
  })
}

/** Drops what is empty, unties texts from new lines and parts blanks that touch. */
function tidy(leaves: readonly StyledLeaf[]): StyledLeaf[] {
  const tidied: StyledLeaf[] = []
  for (const styled of leaves) {
    const leaf = tidyLeaf(styled.leaf)
    if (leaf === undefined) continue
    if (leaf.kind === 'blank' && tidied.at(-1)?.leaf.kind === 'blank')
      tidied.push({ leaf: { kind: 'text', text: ' ' }, strong: false, emphasis: false })
    tidied.push({ ...styled, leaf })
  }
  return tidied
}

function tidyLeaf(leaf: Leaf): Leaf | undefined {
  switch (leaf.kind) {
    case 'text':
      return leaf.text === '' ? undefined : { kind: 'text', text: leaf.text.replace(/\r\n?|\n/g, ' ') }
    case 'math': {
      const tex = tidyTex(leaf.tex)
      return tex === '' ? undefined : { kind: 'math', tex, display: leaf.display }
    }
    case 'blank':
      return { kind: 'blank' }
    case 'break':
      return { kind: 'break' }
  }
}

/**
 * Without white space at its ends, and without a last backslash that would swallow the sign that closes the formula.
 */
function tidyTex(tex: string): string {
  let trimmed = tex.replace(/\r\n?/g, '\n').trim()
  while (endsInOddBackslash(trimmed)) trimmed = trimmed.slice(0, -1).trimEnd()
  return trimmed
}

function endsInOddBackslash(tex: string): boolean {
  let start = tex.length
  while (tex[start - 1] === '\\') start -= 1
  return (tex.length - start) % 2 === 1
}

function joinTexts(leaves: readonly StyledLeaf[]): StyledLeaf[] {
  const joined: StyledLeaf[] = []
  let run: string[] = []
  const flush = (): void => {
    const last = joined.at(-1)
    if (run.length > 1 && last !== undefined)
      joined[joined.length - 1] = { ...last, leaf: { kind: 'text', text: run.join('') } }
    run = []
  }
  for (const styled of leaves) {
    const last = joined.at(-1)
    const continues =
      styled.leaf.kind === 'text' &&
      last?.leaf.kind === 'text' &&
      last.strong === styled.strong &&
      last.emphasis === styled.emphasis
    if (!continues) {
      flush()
      joined.push(styled)
    }
    if (styled.leaf.kind === 'text') run.push(styled.leaf.text)
  }
  flush()
  return joined
}

/** A text as the white space before it, its words, and the white space after it. */
function splitSpaces(styled: StyledLeaf): StyledLeaf[] {
  if (styled.leaf.kind !== 'text') return [styled]
  const { text } = styled.leaf
  const words = text.trim()
  if (words === '') return [styled]
  const start = text.indexOf(words)
  return [text.slice(0, start), words, text.slice(start + words.length)]
    .filter((piece) => piece !== '')
    .map((piece) => ({ ...styled, leaf: { kind: 'text', text: piece } }))
}

type Styles = { readonly strong: boolean; readonly emphasis: boolean }

function grow(leaves: readonly StyledLeaf[], around: Styles): RichText {
  const content: Inline[] = []
  let at = 0
  while (at < leaves.length) {
    const { leaf, strong, emphasis } = itemAt(leaves, at)
    const styled = !isSpace(leaf)
    const strongEnd = styled && strong && !around.strong ? endOfStyle(leaves, at, 'strong') : at
    const emphasisEnd = styled && emphasis && !around.emphasis ? endOfStyle(leaves, at, 'emphasis') : at
    if (Math.max(strongEnd, emphasisEnd) === at) {
      append(content, leaf)
      at += 1
    } else if (strongEnd >= emphasisEnd) {
      content.push({ kind: 'strong', content: grow(leaves.slice(at, strongEnd), { ...around, strong: true }) })
      at = strongEnd
    } else {
      content.push({ kind: 'emphasis', content: grow(leaves.slice(at, emphasisEnd), { ...around, emphasis: true }) })
      at = emphasisEnd
    }
  }
  return content
}

/** Where the stretch of leaves in a style ends, white space at its end left out. */
function endOfStyle(leaves: readonly StyledLeaf[], start: number, style: keyof Styles): number {
  let end = start
  for (let at = start; at < leaves.length; at += 1) {
    const styled = itemAt(leaves, at)
    if (!styled[style]) break
    if (!isSpace(styled.leaf)) end = at + 1
  }
  return end
}

const isSpace = (leaf: Leaf): boolean => leaf.kind === 'break' || (leaf.kind === 'text' && leaf.text.trim() === '')

function append(content: Inline[], leaf: Leaf): void {
  const last = content.at(-1)
  if (leaf.kind === 'text' && last?.kind === 'text')
    content[content.length - 1] = { kind: 'text', text: last.text + leaf.text }
  else content.push(leaf)
}
