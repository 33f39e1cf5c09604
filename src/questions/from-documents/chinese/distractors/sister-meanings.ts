/** Sets of terms of one kind that a text defines: 明喻, 暗喻 and 借喻 as 比喻, 小篆, 楷書 and 草書 as 書體. */
import { findDefinition, type Definition } from '../makers/definition.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import type { Survey } from '../survey/survey.ts'

const MOST = 5

/**
 * Each set of two terms or more of one closing noun, with meanings of which none names another of the set; in the order
 * of the text.
 */
export function sisterMeanings(survey: Survey): Definition[][] {
  const definitions = survey.statements.flatMap((statement, index) => {
    const found = findDefinition(statement, survey.mentions[index]!)
    const isWhole = statement.followedBy !== '，' || found?.explicit === true
    return found &&
      isWhole &&
      found.meaning.length >= LEAST_MEANING &&
      found.name.kind !== 'person' &&
      found.name.kind !== 'monarch'
      ? [found]
      : []
  })
  const unique = [...new Map(definitions.map((definition) => [definition.name.plain, definition])).values()]
  return [...Map.groupBy(unique, kindOf).entries()].flatMap(([kind, set]) => {
    if (kind === '') return []
    const apart = set.filter(
      (one) =>
        !set.some((other) => other !== one && (one.meaning.includes(other.term) || other.term.includes(one.term))),
    )
    return apart.length < 2 ? [] : [apart.slice(0, MOST)]
  })
}

/** The noun that closes a meaning; a noun of any subject makes sisters only under one heading. */
function kindOf({ statement: { headings }, meaning }: Definition): string {
  const noun = /的([^的，、]{2,5})$/.exec(simplifiedShadow(meaning).replace(/(?:之一|的总称|的统称|的合称)$/, ''))?.[1]
  if (noun === undefined || noun.length < 2) return ''
  return GENERAL.test(noun) ? `${headings.join('|')}|${noun}` : noun
}

const GENERAL =
  /(?:方法|过程|现象|作用|权利|制度|能力|方式|情况|地方|东西|部分|行为|活动|关系|原则|状态|物质|机构|组织|地区|时期|人物|意思|材料|工具|结果)$/

/** In characters. */
const LEAST_MEANING = 7
