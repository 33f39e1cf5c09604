/** The other forms in which a candidate may write a name that was left out. */
import { toTraditional } from '#reading/words/convert-chinese.ts'
import { otherNamesOf } from '../word-lists/known-aliases.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import type { Name } from '../survey/names.ts'
import type { Survey } from '../survey/survey.ts'

/**
 * Kinds of which common knowledge lists names for one and the same; a country or a place may have had another name at
 * another time.
 */
const ONE_UNDER_MANY_NAMES: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'war',
  'party',
  'organ',
  'term',
])
const MOST = 4

/**
 * Accepted beside `form`, in the script of the document: names that the text itself gives it (又稱, 簡稱, in brackets),
 * its short forms, and known names of the same man or thing.
 */
export function acceptedForms(survey: Survey, name: Name, form: string): string[] {
  const inScript = (plain: string): string => (survey.language === 'zh-CN' ? plain : toTraditional(plain))
  const known = ONE_UNDER_MANY_NAMES.has(name.kind) ? otherNamesOf(name.plain) : []
  const plains = [...shortForms(name), ...wholeNames(survey, name), ...namedInText(survey, name), ...known].filter(
    (plain) => plain !== name.plain,
  )
  return [...new Set(plains.map(inScript))].filter((other) => other !== form).slice(0, MOST)
}

/** 愛因斯坦 of 阿爾伯特·愛因斯坦, 忽必烈 of 忽必烈汗, 唐代 of 唐朝, 元朝 of 元朝政府, 大理 of 大理城. */
function shortForms({ plain, kind }: Name): string[] {
  const last = /[·‧・]([\u4e00-\u9fff]{2,}?)(?:伯爵|公爵|爵士|博士|教授|神父)?$/.exec(plain)?.[1]
  if (last !== undefined) return [last]
  if (kind === 'dynasty' && plain.length === 2) return [plain.endsWith('朝') ? `${plain[0]!}代` : `${plain[0]!}朝`]
  if (/^[明清]政府$/.test(plain)) return [`${plain[0]!}廷`, `${plain[0]!}朝`, '中国']
  if (kind === 'organisation' && plain.length > 3 && /(?<!人民)政府$/.test(plain))
    return [plain.slice(0, -2), ...(plain.startsWith('中华人民共和国') ? ['中国', '中国政府'] : [])]
  if (kind === 'city' && plain.length > 2 && plain.endsWith('城')) return [plain.slice(0, -1)]
  return plain.length > 3 && plain.endsWith('汗') ? [plain.slice(0, -1)] : []
}

/** 唐太宗 and 李世民 of 太宗, where the document has no other 太宗. */
function wholeNames(survey: Survey, { plain, kind }: Name): string[] {
  if (kind !== 'monarch' || !/^[\u4e00-\u9fff][祖宗]$/.test(plain)) return []
  const whole = survey.names.filter((other) => other.plain.length === 3 && other.plain.endsWith(plain))
  return whole.length === 1 ? [whole[0]!.plain, ...otherNamesOf(whole[0]!.plain)] : []
}

/** "岸礁，亦稱裙礁或邊緣礁": any of the three is asked for by another. */
const ALSO_CALLED =
  /^([\u4e00-\u9fff]{2,6}?)，?(?:又|亦|也)[称名][为作]?([\u4e00-\u9fff]{2,6}?)(?:[、或及和]([\u4e00-\u9fff]{2,6}))?(?=[，。；])/

/** "X（Y）", "X，又稱Y" and "X簡稱為Y" anywhere in the document. */
function namedInText(survey: Survey, { plain, sentences }: Name): string[] {
  const escaped = plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const after = new RegExp(
    `(?:^|[，、；（「“])${escaped}[」”]?(?:[（(](?:[又简也亦]称|英[文语]：?)?[「“]?(?<gloss>[A-Za-z][A-Za-z .-]{1,24}|[\\u4e00-\\u9fff]{2,8})[」”]?[）)]|，?(?:又|亦|也|简|俗)[称名][为作]?[「“]?(?<also>[\\u4e00-\\u9fff]{2,8})[」”]?(?=[，。；（]|$))`,
  )
  return [...sentences].flatMap((index) => {
    const beside =
      ALSO_CALLED.exec(survey.sentences[index]!)
        ?.slice(1)
        .filter((one) => one !== undefined) ?? []
    if (beside.includes(plain)) return beside.filter((one) => one !== plain)
    const groups = after.exec(survey.sentences[index]!)?.groups
    const found = groups?.['gloss'] ?? groups?.['also']
    return found === undefined || /^(?:今|即|现|约|前)/.test(found) ? [] : [found.trim()]
  })
}
