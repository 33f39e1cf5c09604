/** Tells captions of figures and tables, and lines of credit, from running text. */
import { type PrintContext, relativeSize } from './print-context.ts'
import type { Paragraph } from './paragraphs.ts'

const LABEL =
  /^(?:fig(?:ure|\.)?|table|photo|plate|chart|diagram|box|listing|algorithm)\s*(?:[A-Z]?\d+|[IVX]+)(?:[.\-–]\d+)*[a-z]?\b|^(?:圖|图|表|照片|示意圖|附圖|附表)\s*[\d一二三四五六七八九十]+(?:[.\-–]\d+)*/iu
const CREDIT =
  /^\(?(?:photo |image |figure )?(?:credits?|source|courtesy|圖片來源|图片来源|資料來源|资料来源|來源|来源)\s*[:：]/iu

/** "Figure 4.3 The cell …" is a caption, "Figure 4.3 shows that …" in the size of the text is not. */
export function isCaption(paragraph: Paragraph, context: PrintContext): boolean {
  const text = paragraph.content.text
  if (CREDIT.test(text) && text.length < 300) return true
  const label = LABEL.exec(text)?.[0]
  if (label === undefined) return false
  const rest = text.slice(label.length)
  if (rest.trim() === '' || /^\s*[.:：|、—–]/u.test(rest)) return true
  const boldLabel = paragraph.content.spans.some(
    (span) => span.kind === 'bold' && span.start === 0 && span.end >= label.length,
  )
  if (boldLabel || relativeSize(paragraph.lines[0], context) < 0.95) return true
  return /^\s+(?:[A-Z"“(]|\p{Script=Han})/u.test(rest) && text.length < 200
}
