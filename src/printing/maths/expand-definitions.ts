/** `\newcommand{\R}{\mathbb{R}}` before a formula, as AIs write it: each use becomes what it stands for. */

/**
 * The formula without its definitions, so that none can leak into the next formula. Definitions that take arguments, and
 * such as would make the formula longer than `longest` signs, stay as they are, and MathJax refuses them.
 */
export function expandDefinitions(tex: string, longest: number): string {
  if (!tex.includes('\\newcommand')) return tex
  const meanings = new Map<string, string>()
  const expanded = (part: string): string => part.replace(/\\[a-zA-Z]+|\\[^]/g, (name) => meanings.get(name) ?? name)
  let rest = tex
  for (let found = DEFINITION.exec(rest); found !== null; found = DEFINITION.exec(rest)) {
    const [whole, braced, bare, meaning = ''] = found
    const meant = expanded(meaning)
    if (meant.length > longest) return tex
    meanings.set(braced ?? bare ?? '', meant)
    rest = rest.slice(whole.length)
  }
  const formula = expanded(rest)
  return formula.length > longest ? tex : formula
}

/** At the start; its meaning may have groups in groups. */
const DEFINITION =
  /^\s*\\newcommand\s*(?:\{\s*(\\[a-zA-Z]+)\s*\}|(\\[a-zA-Z]+))\s*\{((?:\\[^]|[^{}\\]|\{(?:\\[^]|[^{}\\]|\{(?:\\[^]|[^{}\\])*\})*\})*)\}/
