/** What a document calls itself: the title of a paper that is made from it. */
import { detectScript, isChinese } from '#domain/language.ts'
import type { ReadDocument } from './document.ts'

/**
 * Its title without "Chapter 5" or 第三課 before it; undefined where the file says nothing better than its own name.
 */
export function documentTitle({ title, blocks, language }: Pick<ReadDocument, 'title' | 'blocks' | 'language'>) {
  const highest = blocks.filter(({ kind, level }) => kind === 'heading' && level === 1)
  // Of several chapters none is the title of the whole.
  const heading = highest.length === 1 ? highest[0]?.text : undefined
  const isChapter = highest.length > 1 && highest.some(({ text }) => bare(text) === bare(title ?? ''))
  const script = isChinese(language) ? 'zh' : 'en'
  const named = [isChapter ? undefined : title, heading].flatMap((one) => {
    const words = one === undefined || JUNK.test(one.trim()) ? '' : withoutNumber(one)
    return isTitle(words) ? [words] : []
  })
  return named.find((words) => detectScript(words) === script) ?? named[0]
}

const bare = (text: string): string => text.replace(/[\s\\]+/g, '')

/** Programs that write files also write backslashes before quotes. */
const withoutNumber = (title: string): string => {
  const plain = title
    .replace(/\\(['"])/g, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  const words = NUMBERS.reduce((text, number) => text.replace(number, ''), plain).trim()
  return /\p{L}/u.test(words) ? words : plain
}
const NUMBERS = [
  /^(?:chapter|unit|lesson|module|section|part|topic|ch\.?)\s*(?:\d+(?:\.\d+)*|[ivxlc]+)\b\s*[:.|–—-]*\s*/i,
  /^第\s*[一二三四五六七八九十百零〇\d]+\s*(?:[章課课講讲節节回篇部冊册]|[單单]元)\s*[:：、.|–—-]*\s*/u,
  /^\d+(?:\.\d+)*(?:\s*[|:：、.)）–—-]+\s*|\s+(?=\p{Lu}))/u,
]

const isTitle = (words: string): boolean =>
  words.length <= LONGEST && /\p{L}{2}|\p{Script=Han}/u.test(words) && !JUNK.test(words)
const LONGEST = 100
/** What programs put in the place of a title. */
const JUNK =
  /^(?:untitled|no ?name|title|document|presentation|slide|worksheet|microsoft word|microsoft powerpoint|powerpoint presentation|未命名|無標題|无标题|文件|文檔|文档)[\s\d.-]*(?:$|- )|\.(?:docx?|pptx?|pdf|txt|rtf|odt|tex|dvi|indd|qxp?d?|md)$/i
