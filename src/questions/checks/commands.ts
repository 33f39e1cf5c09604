/** The words with which examinations tell candidates what to do. */
import { anyOf } from '#domain/any-of.ts'
export const isCommand = (stem: string, chinese: boolean): boolean => (chinese ? CHINESE : ENGLISH).test(stem)

/** What begins an instruction, wherever in the stem its sentence stands. */
const ENGLISH = new RegExp(
  `(?:^|[.:;,?]["”’)]*\\s+|\\b(?:then|and|briefly)\\s+)(?:briefly |in your own words,? )?${anyOf`
    explain|describe|define|state|list|name|give|discuss|compare|contrast|distinguish|identify|outline|summari[sz]e
    suggest|calculate|find|show|complete|write|evaluate|assess|analy[sz]e|account|choose|select|match|fill|use|draw
    explore|examine|justify|illustrate|comment|differentiate|trace
  `}\\b`,
  'i',
)
const CHINESE =
  /試|试|請|请|說明|说明|解釋|解释|列出|列舉|列举|寫出|写出|指出|論述|论述|討論|讨论|比較|比较|描述|分析|評論|评论|闡述|阐述|概述|簡述|简述|舉出|举出|舉例|举例|計算|计算|介紹|介绍|填/
