/** "Natural light sources: the Sun, other stars, fireflies": a kind before its colon, its members behind it. */
import { isChinese } from '#domain/language.ts'
import { nonEmpty } from '#domain/must-be-there.ts'
import type { Section } from './harvest-notes.ts'
import type { SectionLine } from './lists-of-lines.ts'
import type { NoteList } from './note-fact.ts'

/** Kinds that stand under one heading share a `table`, so that a member of one is no member of another. */
export const membersOnALine = (lines: readonly SectionLine[], { heading, language }: Section): NoteList[] =>
  lines.flatMap(({ block, page, topicId, line: { label, said, quote } }): NoteList[] => {
    if (label === undefined || said === undefined || !(isChinese(language) ? NAMES_A_KIND : NAMES_MANY).test(label))
      return []
    const members = said
      .split(isChinese(language) ? /[、，；]|(?<=\p{Script=Han})[和及](?=\p{Script=Han}+$)/u : /[,;]\s*(?:and )?/)
      .map((member) => member.replace(/^(?:例如|如)|等等?$|^(?:e\.g\.|such as) |(?: |^)etc\.?$/gu, '').trim())
      .filter((member) => member !== '')
    if (members.length < LEAST || !members.every((member) => isShort(member, isChinese(language)))) return []
    const place = { quote, ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }) }
    return [
      {
        layout: 'members',
        title: label,
        table: `kinds:${heading ?? ''}`,
        doubt: 0,
        facts: nonEmpty(
          members.map((object) => ({
            id: `${block}`,
            kind: 'member',
            subject: label,
            aliases: [],
            object,
            phrase: 'value',
            places: [place],
            topicId,
          })),
          'members',
        ),
      },
    ]
  })

const LEAST = 3
/** "Natural light sources", and neither "Uses" alone nor "Main causes of war". */
const NAMES_MANY =
  /^(?!(?:main |other )?(?:uses|examples|notes?|keywords|features|parts)$)(?:\p{L}+[ -]){1,3}\p{Ll}+[^su]s$/u
const NAMES_A_KIND =
  /^.{2,}(?:光源|來源|来源|能源|資源|资源|材料|物料|物質|物质|物體|物体|動物|动物|植物|生物|食物|器官|工具|儀器|仪器|疾病|行業|行业|產品|产品|國家|国家|城市|形式|設施|设施|污染物|燃料|金屬|金属|礦物|矿物|作物|家)$/u

const isShort = (member: string, chinese: boolean): boolean =>
  chinese
    ? [...member].length <= 8 && /^[\p{Script=Han}\p{L}\p{N}（）()]+$/u.test(member)
    : member.split(/\s+/).length <= 4 && /^[\p{L}\p{N}' ()-]+$/u.test(member) && !/^(?:or|but|not) /.test(member)
