/**
 * Words of a text as rules compare them. English is cut at its spaces; Chinese, which has none, is compared by runs of
 * characters.
 */

/** In small letters; hyphenated words are one. */
export const englishWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

/** Roots of the words that carry meaning, each once. */
export function contentRoots(text: string): Set<string> {
  return new Set(
    englishWords(text)
      .filter((word) => word.length >= 4 && !EMPTY.has(word))
      .map(rootOf),
  )
}

/** A word without its common endings: crude, but alike for the forms of one word. */
export function rootOf(word: string): string {
  const bare = word.replace(/['’]s?$/, '')
  for (const ending of ENDINGS)
    if (bare.endsWith(ending) && bare.length - ending.length >= 4) return bare.slice(0, -ending.length)
  return bare
}

const ENDINGS = [
  'ations',
  'ation',
  'ically',
  'ities',
  'ical',
  'ions',
  'ings',
  'edly',
  'ally',
  'ity',
  'ies',
  'ion',
  'ing',
  'ive',
  'ial',
  'ers',
  'est',
  'ed',
  'es',
  'er',
  'or',
  'al',
  'ic',
  'ly',
  'ry',
  's',
  'y',
  'e',
]

/** Of questions in general, and of all texts. */
const EMPTY = new Set(
  `
  about above after again against also although among another around because been before being below best between both called cannot case cases could define defined definition describe described describes
  does done down during each either else following from form further given giving have having here into item itself just kind known like made mainly make many mean meaning means meant might more most much must
  name named near nearly never none nothing often only other others over part parts perhaps question rather refer refers same sentence several shall should since some something sometimes state statement
  statements states such term terms than that their them themselves then there these they thing things this those though through thus together true type types under until upon used using very were what when where whether which while
  whose will with within without word words would your explain example examples false correct right answer option options best likely according using based group number
`
    .trim()
    .split(/\s+/),
)

/** Runs of two or more Chinese characters that stand in both texts, the longest first; words of grammar cut them. */
export function sharedRuns(a: string, b: string): string[] {
  const found = new Set<string>()
  for (const piece of a.split(CUTS)) {
    for (let start = 0; start < piece.length; start += 1) {
      let end = start + 2
      if (end > piece.length || !b.includes(piece.slice(start, end))) continue
      while (end < piece.length && b.includes(piece.slice(start, end + 1))) end += 1
      found.add(piece.slice(start, end))
    }
  }
  return [...found].toSorted((one, other) => other.length - one.length)
}

const CUTS =
  /[^\p{Script=Han}]|[的了是在和與与及之其為为以於于而被把將将從从由也都就所並并或一不這这該该此個个種种項项哪甚麼什么下列何者試试請请說说名稱称]/u

/**
 * The same for two texts that differ only in case, width, white space, an article, quotation marks or the stop at the
 * end.
 */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["“”„'‘’「」『』《》]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。!！;；,，、]+$/, '')
    .replace(/^(?:the|an?)\s+(?=\S{2})/, '')
    .trim()
}

/** Whether `part` stands in `whole` as words of its own (in Chinese: anywhere). */
export function holdsWords(whole: string, part: string, chinese: boolean): boolean {
  const [text, words] = [normalised(whole), normalised(part)]
  if (words === '') return false
  if (chinese && !/^[a-z\d .-]+$/.test(words)) return text.replaceAll(' ', '').includes(words.replaceAll(' ', ''))
  const at = ` ${englishWords(text).join(' ')} `
  return at.includes(` ${englishWords(words).join(' ')} `) && englishWords(words).length > 0
}
