/**
 * Questions with answers in their text, read as Moodle's documentation tells ("Embedded answers (Cloze) question
 * type"): `{marks:KIND:=right~wrong#feedback}`; a backslash, or an ampersand before it, makes `}`, `~` and `#` signs of
 * the answer.
 */
export type ReadField = {
  readonly marks: number
  readonly kind: string
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

/** `text`: the HTML with ____ in the place of each field. */
export function readCloze(html: string): { readonly text: string; readonly fields: readonly ReadField[] } {
  const fields: ReadField[] = []
  const text = html.replace(FIELD, (_, marks: string, kind: string, alternatives: string) => {
    const read = alternatives.split(/(?<![\\&])~/).map((alternative) => {
      const [answer = ''] = alternative.split(/(?<![\\&])#/)
      return { isRight: answer.startsWith('='), words: readAnswer(answer.replace(/^=/, ''), kind) }
    })
    fields.push({
      marks: Number(marks),
      kind,
      right: read.filter(({ isRight }) => isRight).map(({ words }) => words),
      wrong: read.filter(({ isRight }) => !isRight).map(({ words }) => words),
    })
    return '____'
  })
  return { text, fields }
}

const FIELD =
  /\{(\d*):(NUMERICAL|NM|MULTICHOICE|MC|MULTICHOICE_[VHS]|MC[VHS]|SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC):(.+?)(?<![\\&])\}/gs

/** A star that no backslash escapes would stand for any words. */
function readAnswer(written: string, kind: string): string {
  const answer = written
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\\([}#])/g, '$1')
  if (kind === 'NUMERICAL') {
    if (!/^-?[\d.]+:0$/.test(answer)) throw new TypeError(`No number with its tolerance: ${answer}`)
    return answer.slice(0, -2)
  }
  if (kind === 'SHORTANSWER' && /(?<!\\)\*/.test(answer)) throw new TypeError(`Any words are an answer: ${answer}`)
  return kind === 'SHORTANSWER' ? answer.replaceAll('\\*', '*') : answer
}
