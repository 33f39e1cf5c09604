/** What an EQ field of Word shows, where it can be written as text or LaTeX. Source: ECMA-376 part 1, 17.16.5.17. */

export type ShownField = { readonly text: string } | { readonly tex: string }

/**
 * Word writes by EQ what has no other form: numbers in circles, readings over Chinese characters (the characters are
 * kept, the readings go), and in older files fractions and roots. Undefined for other codes.
 */
export function showEqField(code: string): ShownField | undefined {
  const body = /^\s*EQ\b(.*)$/isu.exec(code)?.[1]
  if (body === undefined) return undefined
  // Switches of Word's own for the form of a reading: \* jc2 \* "Font:標楷體" \* hps10.
  const call = /^\\(f|r|o)(?:\\(?:ad|ac|al|ar))?\s*\((.*)\)$/isu.exec(
    body.replace(/\\\*\s*(?:"[^"]*"|\S+)/g, '').trim(),
  )
  if (!call) return undefined
  const [, name = '', inside = ''] = call
  const parts = splitArguments(inside)
  switch (name.toLowerCase()) {
    case 'o':
      return overstrike(parts)
    case 'f':
      return parts.length === 2 && parts.every(isPlain) ? { tex: `\\frac{${parts[0]}}{${parts[1]}}` } : undefined
    default:
      return root(parts)
  }
}

const isPlain = (part: string): boolean => /^[\p{L}\p{N}+\-−.\s]+$/u.test(part)

/** At commas (or semicolons, where the language writes decimals with commas) outside brackets. */
function splitArguments(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const character of list) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0 && /[,;，；]/.test(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

function root(parts: readonly string[]): ShownField | undefined {
  if (!parts.every((part) => part === '' || isPlain(part))) return undefined
  const [first, second] = parts
  if (second === undefined) return first ? { tex: `\\sqrt{${first}}` } : undefined
  return { tex: first === '' ? `\\sqrt{${second}}` : `\\sqrt[${first}]{${second}}` }
}

/** Characters printed over each other: a circle around a number, or a reading (moved up) over its characters. */
function overstrike(parts: readonly string[]): ShownField | undefined {
  const [first, second] = parts
  if (parts.length !== 2 || first === undefined || second === undefined) return undefined
  if (/^[○〇◯]$/u.test(first)) return { text: circled(second) }
  if (/^\\s\\up/i.test(first) && !second.startsWith('\\')) return { text: second }
  return undefined
}

function circled(inner: string): string {
  const number = /^\d{1,2}$/.test(inner) ? Number(inner) : 0
  return number >= 1 && number <= 20 ? String.fromCodePoint(0x245f + number) : `(${inner})`
}
