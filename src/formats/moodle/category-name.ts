/** The name of a category of a question bank. */

/** Of the title of a paper, or of its code where the title shows nothing. A slash parts categories; two are one of a name. */
export function categoryName({ title, code }: { readonly title: string; readonly code: string }): string {
  const name = title.replace(/\s+/g, ' ').replace(/^[ /]+|[ /]+$/g, '')
  return [...(name === '' ? code : name)].slice(0, LONGEST).join('').replaceAll('/', '//')
}

/** In characters, below Moodle's 255. */
const LONGEST = 250
