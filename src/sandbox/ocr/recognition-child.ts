/** The child that recognises: a PDF and the number of a page in, the lines of its picture out. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { mustBeThere } from '#domain/must-be-there.ts'
import { OCR_LANGUAGES } from '#reading/ocr/recognised-page.ts'
import { recognisePage, type PageReading } from '#reading/ocr/recognise-page.ts'
import { openTesseract, type Tesseract } from '#reading/ocr/tesseract.ts'
import { openPageImages } from '#reading/pdf/page-images.ts'
import { serveJobs } from '../serve-jobs.ts'
import type { RecognitionJob } from './recognition-part.ts'

let opening: Promise<Tesseract> | undefined

serveJobs(async ({ header, bytes }, send) => {
  await send({ kind: 'json', value: await read(header as RecognitionJob, bytes) })
})

async function read({ page, files, likely }: RecognitionJob, bytes: Uint8Array): Promise<PageReading | null> {
  opening ??= openTesseract((language) =>
    unpacked(readFileSync(mustBeThere(files[language], `the data of ${language}`))),
  )
  const [tesseract, pdf] = await Promise.all([opening, openPageImages(bytes)])
  if (!pdf.ok) return null
  const picture = await pdf.value.drawPage(page).catch(() => undefined)
  await pdf.value.close()
  const installed = OCR_LANGUAGES.filter((language) => files[language] !== undefined)
  return picture ? recognisePage(tesseract, picture, page, installed, likely) : null
}

/** The largest data of a language, unpacked, are 60 MB. */
const MOST_DATA = 100 * 1024 * 1024

const unpacked = (data: Uint8Array): Uint8Array =>
  data[0] === 0x1f && data[1] === 0x8b ? gunzipSync(data, { maxOutputLength: MOST_DATA }) : data
