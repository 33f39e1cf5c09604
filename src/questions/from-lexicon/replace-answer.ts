/**
 * A sentence with another answer in the place of its own; undefined where the answer stands in it not once, so that
 * the sentence would still say it. The answer is written as options are, with a capital that the sentence may not have.
 */
export function replaceAnswer(sentence: string, answer: string, other: string): string | undefined {
  const [low, wanted] = [sentence.toLowerCase(), answer.toLowerCase()]
  const at = low.indexOf(wanted)
  if (at < 0 || low.includes(wanted, at + 1)) return undefined
  const [before, written, after] = [
    sentence.slice(0, at),
    sentence.slice(at, at + answer.length),
    sentence.slice(at + answer.length),
  ]
  return before + inCaseOf(written, answer, other) + after
}

function inCaseOf(written: string, answer: string, other: string): string {
  const first = written.charAt(0)
  if (first === answer.charAt(0))
    return first === first.toUpperCase() ? other.replace(/^\p{Ll}(?!\p{Lu})/u, upper) : other
  return first === first.toLowerCase()
    ? other.replace(/^\p{Lu}(?!\p{Lu})/u, lower)
    : other.replace(/^\p{Ll}(?!\p{Lu})/u, upper)
}
const upper = (letter: string): string => letter.toUpperCase()
const lower = (letter: string): string => letter.toLowerCase()
