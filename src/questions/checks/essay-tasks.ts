/** Essays: a task with an aspect, and points that belong to it. */
import { plainText } from '#domain/rich-text.ts'
import { flaw, type ItemFlaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { contentRoots, sharedRuns } from './words.ts'

export const essayWithoutTask: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'essay') return []
  const vague = (chinese ? VAGUE.zh : VAGUE.en).exec(stem)?.[0]
  return [...(vague === undefined ? [] : [flaw('reject', 'essay_without_task', 'stem', vague)]), ...strayPoints(stem, item.markingGuide.map(({ text }) => plainText(text)), chinese)]
}

/** Names of examples and of the world are nothing to write on. */
const VAGUE = { en: /^(?:Write|Describe|Discuss|Explain)(?: about)? \w+\.?$/i, zh: /以[「“][^」”]+[」”][為为]題，寫一篇(?:短)?文[^。]*要[點点]|以[「“][^」”]+[」”][為为]题，写一篇(?:短)?文[^。]*要[點点]/ }

/** A guide most of whose points name nothing that the task names. */
function strayPoints(stem: string, rows: readonly string[], chinese: boolean): ItemFlaw[] {
  const points = rows.flatMap((row) => row.split('•').slice(1))
  if (points.length < 3) return []
  const stray = points.filter((point) => (chinese ? sharedRuns(point, stem).length === 0 : ![...contentRoots(point)].some((root) => contentRoots(stem).has(root))))
  return 2 * stray.length >= points.length ? [flaw('reject', 'essay_without_task', 'scheme', stray[0]!.trim())] : []
}
