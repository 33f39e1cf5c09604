/**
 * Measures character recognition against true texts. Run: `node test/bench/ocr.bench.ts [part of a name]`; wants
 * Tesseract's language data, the measuring documents and pdftoppm.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OCR_LANGUAGES, type RecognisedPage } from '#reading/ocr/recognised-page.ts'
import { recognisePage } from '#reading/ocr/recognise-page.ts'
import { recognisedRuns } from '#reading/ocr/recognised-runs.ts'
import { openTesseract } from '#reading/ocr/tesseract.ts'
import { gatherPage, layOutDocument } from '#reading/pdf/lay-out-document.ts'
import { openPageImages } from '#reading/pdf/page-images.ts'
import { scannedPage, scannedPdf } from '../reading/scanned-pdf.ts'
import { findLanguageData, languagesOf } from '#sandbox/ocr/language-data.ts'
import { characterErrorRate } from '../ocr/character-errors.ts'
import { DOCUMENTS, haveDocuments } from './gold.ts'

/**
 * `page` of `truth`, printed at `dotsPerInch` and spoilt by `noise` (0 to 1: the share of grey shifted at random), is
 * what is recognised; the scan stands for itself.
 */
type Case = {
  readonly name: string
  readonly truth: string
  readonly page: number
  readonly dotsPerInch?: number
  readonly noise?: number
  readonly scan?: string
}

const printed = (truth: string, page: number, steps: readonly (readonly [number, number])[]): Case[] =>
  steps.map(([dotsPerInch, noise]) => ({
    name: `${truth.replace('.pdf', '')} p.${page}, ${dotsPerInch} dpi${noise > 0 ? `, noise ${noise}` : ''}`,
    truth,
    page,
    dotsPerInch,
    noise,
  }))
const STEPS = [
  [300, 0],
  [200, 0],
  [150, 0],
  [100, 0],
  [75, 0],
  [60, 0],
  [150, 0.3],
  [150, 0.6],
] as const

const CASES: readonly Case[] = [
  ...[1, 2, 3].map((page) => ({ name: `scan-zh p.${page}`, truth: 'drcd-reader.pdf', page, scan: 'scan-zh.pdf' })),
  ...printed('openstax-bio-ch4-cells.pdf', 3, STEPS),
  ...printed('openstax-soc-ch3-culture-2col.pdf', 3, [[200, 0]]),
  ...printed('drcd-reader.pdf', 5, STEPS),
  ...printed('debian-reference-zh-tw.pdf', 40, [[200, 0]]),
  ...printed('lshort-zh-cn.pdf', 20, [[200, 0]]),
]

const data = findLanguageData()

async function measureAll(cases: readonly Case[]): Promise<void> {
  const tesseract = await openTesseract((language) => readFileSync(data.files[language]!))
  console.log(`${'page'.padEnd(56)} errors  confidence  kept  languages     seconds`)
  for (const each of cases) {
    const pdf = await openPageImages(each.scan ? new Uint8Array(readFileSync(DOCUMENTS + each.scan)) : print(each))
    if (!pdf.ok) throw new Error(`Cannot open ${each.name}: ${pdf.error.code}`)
    const drawn = await pdf.value.drawPage(each.scan ? each.page : 1)
    const before = process.cpuUsage()
    const reading = recognisePage(tesseract, drawn!, 1, OCR_LANGUAGES)
    const { user, system } = process.cpuUsage(before)
    const errors = reading.page
      ? `${(100 * characterErrorRate(truthOf(each), inOrder(reading.page))).toFixed(2)} %`
      : ''
    console.log(
      [
        each.name.padEnd(56),
        errors.padStart(7),
        reading.confidence.toFixed(1).padStart(9),
        (reading.page ? 'yes' : 'no').padStart(6),
        ` ${reading.manner.languages.join('+').padEnd(12)}`,
        ((user + system) / 1e6).toFixed(1).padStart(7),
      ].join(' '),
    )
    await pdf.value.close()
  }
}

/** Through the layout pass, as in the product. */
const inOrder = (page: RecognisedPage): string =>
  layOutDocument(recognisedRuns([page]).map(gatherPage), [])
    .blocks.map(({ text }) => text)
    .join('')

/**
 * By poppler, which keeps headers and page numbers, as a picture has them; in the order of the file, which is that of
 * reading in these.
 */
function truthOf({ truth, page }: Case): string {
  return execFileSync('pdftotext', ['-f', String(page), '-l', String(page), '-raw', DOCUMENTS + truth, '-'], {
    encoding: 'utf8',
  })
}

function print({ truth, page, dotsPerInch = 200, noise = 0 }: Case): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'setpaper-scan-'))
  try {
    execFileSync('pdftoppm', [
      '-r',
      String(dotsPerInch),
      '-f',
      String(page),
      '-l',
      String(page),
      '-gray',
      DOCUMENTS + truth,
      join(folder, 'page'),
    ])
    const [file] = readdirSync(folder)
    const pgm = readFileSync(join(folder, file!))
    const [, width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(pgm.toString('latin1', 0, 40))!
    const grey = new Uint8Array(pgm.subarray(pgm.length - Number(width) * Number(height)))
    return scannedPdf([
      scannedPage({ width: Number(width), height: Number(height), bytes: grey.map(spoilt(noise)) }, dotsPerInch),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The same noise each time: a small linear congruential generator. */
function spoilt(noise: number): (value: number) => number {
  let state = 1
  return (value) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.min(255, Math.max(0, value + noise * 255 * (state / 2 ** 32 - 0.5)))
  }
}

if (languagesOf(data).length === OCR_LANGUAGES.length && haveDocuments())
  await measureAll(CASES.filter(({ name }) => name.includes(process.argv[2] ?? '')))
else
  console.log(
    `Nothing is measured: language data found ${languagesOf(data).join(', ') || 'none'}, measuring documents ${haveDocuments() ? 'found' : 'missing'}.`,
  )
