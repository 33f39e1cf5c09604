/** What is printed on a paper and its key, by the paper's language, or said about a paper, by the reader's. */
import type { AnyLanguage } from '#domain/language.ts'
import type { PaperNotice } from '#domain/paper.ts'
import { en, type PrintedMessages } from './en.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

export type { PrintedMessages } from './en.ts'

const CATALOGUE: Readonly<Record<AnyLanguage, PrintedMessages>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

export const printedIn = (language: AnyLanguage): PrintedMessages => CATALOGUE[language]

/** The sentence that tells the teacher of a notice. */
export function wordNotice(notice: PaperNotice, messages: PrintedMessages): string {
  switch (notice.kind) {
    case 'shortfall':
      return messages.notices.shortfall(notice.shortfall)
    case 'reserve':
      return messages.notices.reserve(notice.type, notice.count)
    case 'marks':
      return messages.notices.marks(notice.asked, notice.given)
    case 'language':
      return messages.notices.language(notice.asked, notice.given)
    case 'pages_not_read':
      return messages.notices.pagesNotRead(notice.document, notice.pages, notice.reason)
    case 'pages_recognised':
      return messages.notices.pagesRecognised(notice.document, notice.pages)
    case 'same_text':
      return messages.notices.sameText(notice.document, notice.of)
    case 'shared_text':
      return messages.notices.sharedText(notice.document, notice.of, notice.share)
    case 'ai_incomplete':
      return messages.notices.aiIncomplete(notice)
    case 'ai_batches_failed':
      return messages.notices.aiBatchesFailed(notice.count)
    case 'ai_unchecked':
      return messages.notices.aiUnchecked(notice.count)
  }
}

/**
 * The default instructions of a paper, a line each: the time allowed, then five rules as list items (`- `)
 * (specification 2, section 9).
 */
export function defaultInstructions(minutes: number, messages: PrintedMessages): string {
  return [messages.paper.timeLine(minutes), ...messages.paper.rules.map((rule) => `- ${rule}`)].join('\n')
}
