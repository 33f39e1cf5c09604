/** What the parent asks of a recognising child and what it gets: checked at the border. */
import { z } from 'zod'
import { OCR_LANGUAGES, type RecognisedPage } from '#reading/ocr/recognised-page.ts'
import type { LikelyManner, Manner, PageReading } from '#reading/ocr/recognise-page.ts'
import type { LanguageData } from './language-data.ts'

/** The bytes of the PDF come with it. */
export type RecognitionJob = {
  readonly page: number
  readonly files: LanguageData['files']
  readonly likely?: LikelyManner
}

/** Beyond every page that is printed: an inch is 72. */
const place = z.number().min(-20_000).max(20_000)
const word = z.strictObject({ text: z.string().min(1).max(400), left: place, right: place, spaced: z.boolean() })
const line = z.strictObject({
  words: z.array(word).min(1).max(1000),
  baseline: place,
  size: z.number().min(0).max(5000),
})
const page: z.ZodType<RecognisedPage> = z.strictObject({
  number: z.int().positive(),
  width: z.number().positive().max(20_000),
  height: z.number().positive().max(20_000),
  lines: z.array(line).max(5000),
})
const manner: z.ZodType<Manner> = z.strictObject({
  languages: z.array(z.enum(OCR_LANGUAGES)).min(1).max(OCR_LANGUAGES.length),
  turns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
})

/** `null`: the page has no picture that can be had. */
export const pageReading: z.ZodType<PageReading | null> = z.nullable(
  z.strictObject({ page: page.exactOptional(), manner, confidence: z.number().min(0).max(100), chinese: z.boolean() }),
)
