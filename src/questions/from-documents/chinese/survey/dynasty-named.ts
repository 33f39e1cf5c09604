/**
 * Names the dynasty of an emperor whom an article on one dynasty calls by his temple name alone: 武宗 in 明朝 is
 * 明武宗. Patterns are in Simplified.
 */
import { simplifiedShadow } from './simplified-shadow.ts'

const DYNASTIES = '夏商周秦汉晋隋唐宋辽金元明清魏齐梁陈燕赵吴蜀'
const TEMPLE_NAME = new RegExp(
  `(?<![${DYNASTIES}号祖])[太高世成仁宣英代宪孝武穆神光熹思惠睿玄肃德顺敬文懿僖昭哀圣真哲徽钦宁理度恭端][祖宗](?![教师族庙旨派主室耀])`,
  'g',
)

/**
 * For a document with this title (in its own script); `sentences` in Simplified. Another dynasty's emperor of the name
 * anywhere leaves it as it stands.
 */
export function dynastyNamer(title: string, sentences: readonly string[]): (text: string) => string {
  const dynasty = /^([^]?)[朝代]$/u.exec(title)?.[1]
  if (dynasty === undefined || !DYNASTIES.includes(simplifiedShadow(dynasty))) return (text) => text
  const others = DYNASTIES.replace(simplifiedShadow(dynasty), '')
  const isOwn = (name: string): boolean =>
    !sentences.some((sentence) => new RegExp(`[${others}]${name}`).test(sentence))
  const known = new Map<string, boolean>()
  return (text) => {
    const plain = simplifiedShadow(text)
    return [...plain.matchAll(TEMPLE_NAME)].toReversed().reduce((named, { 0: name, index }) => {
      const own = known.get(name) ?? isOwn(name)
      known.set(name, own)
      return own ? named.slice(0, index) + dynasty + named.slice(index) : named
    }, text)
  }
}
