/**
 * Puts the subject of an encyclopaedia's section in front of a sentence that begins with its predicate. Patterns are in
 * Simplified.
 */
import { headingInWords } from './headings.ts'
import { simplifiedShadow } from './simplified-shadow.ts'

/**
 * What is said of one thing by naming none: "位於…", "又稱…", "始建於…". Nothing else than the section's subject can be
 * meant.
 */
const PREDICATE =
  /^(?:位于|坐落于|地处|又称|亦称|也称|别称|别名|简称|俗称|始建于|建于|建成于|成立于|创立于|创建于|发源于|起源于|属于|隶属于|全长|总长|面积(?:为|达|约)?\d)/
/** A name of one thing: no list, no sentence, no "…的歷史". */
const NAME = /^[\p{Script=Han}A-Za-z·]{2,10}$/u
const GENERAL =
  /的|与|和|及|历史|发展|概况|简介|背景|影响|结构|特点|特征|分类|作用|意义|起源|名称|参见|介绍|概述|交通|地理|位置|气候|人口|经济|文化|生平|早年|晚年|家庭|作品|评价|环境|构造|功能|原因|过程|结果|方法|应用|章|节|课|之?[前后]$|时期|期间|年代|世纪/

/** The heading to stand before `plain` (a simplified shadow), or undefined. */
export function subjectFromHeading(plain: string, heading: string | undefined): string | undefined {
  // "位於濟州島的漢拏山是…" has a subject of its own.
  if (!PREDICATE.test(plain) || /^[^，]*的[^，]*(?:是|为|有|由)/.test(plain)) return undefined
  const name = headingInWords(heading)?.replace(/\s?[（(][^（）()]*[）)]$/, '')
  if (
    name === undefined ||
    !NAME.test(name) ||
    GENERAL.test(simplifiedShadow(name)) ||
    plain.includes(simplifiedShadow(name))
  )
    return undefined
  return name
}
