/** Essays: a task with an aspect, and points that belong to it. */
import { plainText } from '#domain/rich-text.ts'
import { flaw, type ItemFlaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { contentRoots, sharedRuns } from './words.ts'

export const essayWithoutTask: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'essay') return []
  const vague = (chinese ? VAGUE.zh : VAGUE.en).exec(stem)?.[0]
  return [
    ...(vague === undefined ? [] : [flaw('reject', 'essay_without_task', 'stem', vague)]),
    ...strayPoints(
      stem,
      item.markingGuide.map(({ text }) => plainText(text)),
      chinese,
    ),
  ]
}

/** Names of examples and of the world are nothing to write on. */
const VAGUE = {
  en: /^(?:Write|Describe|Discuss|Explain)(?: about)? \w+\.?$/i,
  zh: /以[「“][^」”]+[」”][為为]題，寫一篇(?:短)?文[^。]*要[點点]|以[「“][^」”]+[」”][為为]题，写一篇(?:短)?文[^。]*要[點点]/,
}

/** With each part of a hyphenated word, and with abbreviations. */
const topicWords = (text: string): Set<string> =>
  new Set([...contentRoots(text.replaceAll('-', ' ')), ...(text.match(/\b\p{Lu}{2,}\b/gu) ?? [])])

/** A guide most of whose points name nothing that the task names. */
function strayPoints(stem: string, rows: readonly string[], chinese: boolean): ItemFlaw[] {
  const points = rows.flatMap((row) => row.split('•').slice(1))
  if (points.length < 3 || (chinese ? ASKS_CAUSES.zh : ASKS_CAUSES.en).test(stem)) return []
  const named = topicWords(stem)
  const stray = points.filter((point) =>
    chinese ? sharedRuns(point, stem).length === 0 : ![...topicWords(point)].some((word) => named.has(word)),
  )
  return 2 * stray.length >= points.length ? [flaw('reject', 'essay_without_task', 'scheme', stray[0]!.trim())] : []
}

/** A cause, an effect or a measure need not name what it belongs to. */
const ASKS_CAUSES = {
  en: /^(?:Explain|Describe) the (?:causes?|reasons?|effects?|impacts?|consequences|advantages|disadvantages|features|characteristics) of\b/i,
  zh: /[试試請请](?:說明|说明)[^。]{2,24}(?:原因|成因|影響|影响|意義|意义|背景|經過|经过|措施|成就|特[點点徵征色]|作用|功能|貢獻|贡献|過程|过程|主張|主张|危害|好處|好处|優點|优点|缺點|缺点|治績|治绩)，/,
}
