/** In which language an AI writes, and in whose terms. */
import type { PaperLanguage } from '#domain/language.ts'

export const LANGUAGE_RULES: Readonly<Record<PaperLanguage, readonly string[]>> = {
  en: [
    'Write every word that a student or teacher reads in English, with British spelling, as schools in Hong Kong do. Translate what a document says in another language; only its quotation stays as it is.',
    'Use the terms of Hong Kong syllabuses (marks, marking scheme, gradient or slope as the syllabus says, "metre", "factorize").',
  ],
  'zh-TW': [
    'Write every word that a student or teacher reads in Traditional Chinese as used in Hong Kong: written Chinese, never Cantonese, never Simplified characters. Translate what a document says in another language; only its quotation stays as it is.',
    'Use Hong Kong terms, not those of Taiwan or the mainland: 題目, 課題, 分數線 for fraction bar, 數據, 概率, 二次方程, 函數, 坐標, 斜率, 畢氏定理, 直角三角形, 平均值, 公升, 攝氏度, 互聯網, 電腦程式, 軟件.',
    'Write mathematics as Hong Kong schools do: variables and numbers in $…$, "設", "求", "由此，求", "證明", units in letters (cm, m², kg), full-width Chinese punctuation, quotation marks 「」.',
  ],
  'zh-CN': [
    'Write every word that a student or teacher reads in Simplified Chinese as used on the mainland, never in Traditional characters. Translate what a document says in another language; only its quotation stays as it is.',
    'Use mainland terms: 题目, 概率, 一元二次方程, 函数, 坐标, 斜率, 勾股定理, 平均数, 互联网, 计算机程序, 软件. Full-width Chinese punctuation, quotation marks “”.',
  ],
}
