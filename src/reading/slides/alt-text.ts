/** What a picture says in words, where its author and no program wrote it. */
import { anyOf } from '#domain/any-of.ts'
import { findDescendant, type XmlElement } from '../word/xml.ts'

/** Undefined where there is none, or it says nothing: the name of a file, what a program guessed, "Picture 3". */
export function altText(described: XmlElement): string | undefined {
  if (findDescendant(described, 'adec:decorative')?.attributes.get('val') === '1') return undefined
  const text = (described.attributes.get('descr') ?? '').replace(/\s+/gu, ' ').trim()
  const beginning = text.slice(0, LOOKED_AT)
  return saysSomething(beginning) && !GUESSED.test(text) && !NAMED.test(beginning) ? text : undefined
}

/** Names and remarks of programs are short. */
const LOOKED_AT = 300

const saysSomething = (text: string): boolean => /\p{L}+[^\p{L}]+\p{L}{2}|\p{Script=Han}{4}/u.test(text)

const GUESSED = new RegExp(
  anyOf`
    description automatically generated
    automatically generated description
    自動(?:產生|生成|建立)的?(?:描述|說明)
    自动生成的?(?:描述|说明)
    (?:描述|說明|说明)已?(?:自動|自动)
  `,
  'iu',
)

const NAMED = new RegExp(
  anyOf`
    ^(?:https?|file|data):\S+$
    \.(?:png|jpe?g|gif|bmp|svg|webp|tiff?|emf|wmf|mp4|mov)(?:$|\?)
    ^(?:picture|image|photo|graphic|chart|diagram|screen ?shot|google shape|shape|object|content placeholder)[\s\d;:.,_p\-]*$
    ^(?:圖片|圖像|圖表|圖形|图片|图像|图表|图形|內容版面配置區|内容占位符)[\s\d]*$
  `,
  'iu',
)
