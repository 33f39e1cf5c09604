/**
 * The PDF viewer and the source chips, as a teacher uses them: by keyboard and by touch, with files that are whole and
 * files that are not.
 */
import { readFileSync } from 'node:fs'
import { expect as soon, type BrowserContext, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HELVETICA, honestPdf, lines, stream, writePdf } from '../hostile/bytes/pdf-bytes.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { openPage, PHONE, signUp, type Setting } from './teacher.ts'
import { serveViewerPage, type ViewerPage } from './viewer-page.ts'
import { DEEP } from '#test/deep.ts'

/** The machine may have other things to do. */
const eventually = soon.configure({ timeout: 30_000 })

const NUTRITION = {
  quote: 'A lack of vitamin C causes scurvy, a disease in which the gums bleed and wounds heal slowly.',
  page: 1,
} as const

/** Two fingers that move apart to twice their distance. */
const PINCH = `{
  const target = document.querySelector('[role=region]')
  const touch = (identifier, clientX) => new Touch({ identifier, target, clientX, clientY: 400 })
  const tell = (kind, distance) => target.dispatchEvent(new TouchEvent(kind, { touches: [touch(1, 195 - distance / 2), touch(2, 195 + distance / 2)], cancelable: true, bubbles: true }))
  tell('touchstart', 100)
  tell('touchmove', 200)
}`

/** Where the widest line of a page ends, as a share of the page. */
const LINE_END = `{
  const { left, width } = document.querySelector('[data-page="3"]').getBoundingClientRect()
  Math.max(...[...document.querySelectorAll('[data-page="3"] .pdf-text > span')].map((span) => (span.getBoundingClientRect().right - left) / width))
}`

describe.skipIf(!hasChromium)('the PDF viewer', () => {
  const suite = startSuite()
  let viewer: ViewerPage
  beforeAll(async () => {
    viewer = await serveViewerPage(suite.url)
  })
  afterAll(() => viewer?.end())

  /** A page with a PDF at the address /given.pdf; `props` are those of the viewer. */
  async function given(
    pdf: Buffer | undefined,
    props: object = {},
    setting: Setting = {},
  ): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly faults: string[] }> {
    const opened = await openPage(suite.browser, viewer.url, setting)
    await opened.context.route('**/given.pdf', (route) =>
      pdf === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body: pdf, contentType: 'application/pdf' }),
    )
    await opened.page.goto(
      `/generator?viewer=${encodeURIComponent(JSON.stringify({ source: '/given.pdf', title: 'Osmosis', ...props }))}`,
    )
    await opened.page.getByRole('button', { name: 'open' }).click()
    return opened
  }

  test('shows a picked PDF, and everything is done by the keyboard alone', async () => {
    const { page, context, faults } = await openPage(suite.browser, viewer.url)
    await page.goto('/generator')
    await page.getByLabel('file').focus()
    await page
      .getByLabel('file')
      .setInputFiles({ name: 'osmosis.pdf', mimeType: 'application/pdf', buffer: honestPdf(40) })
    await drawn(page, 1)
    const entry = page.getByRole('textbox', { name: 'Page number' })
    const zoom = page.getByRole('status', { name: 'Zoom' })
    const press = async (key: string, times = 1): Promise<void> => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
    }
    await eventually(page.getByRole('region', { name: 'Document' })).toBeFocused()
    // Fitted to the width at the start.
    expect(
      await page.evaluate<number>(
        "document.querySelector('[role=region]').clientWidth - document.querySelector('[data-page]').getBoundingClientRect().width",
      ),
    ).toBeCloseTo(32, 0)

    await eventually(page.locator('[data-thumbnail] canvas')).toHaveCount(10)
    await page.getByRole('button', { name: 'Go to page 30' }).scrollIntoViewIfNeeded()
    await page.locator('[data-thumbnail="30"] canvas').waitFor()
    expect(await page.locator('section[data-page]').count()).toBeLessThan(5)

    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 40],
      ['ArrowRight', 40],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await press(key)
      await eventually(entry).toHaveValue(String(number))
      await drawn(page, number)
    }

    const fitted = await zoom.textContent()
    await press('-', 12)
    await eventually(zoom).toHaveText('50%')
    await eventually(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'title',
      'It cannot be made smaller.',
    )
    const steps: (string | null)[] = []
    for (let count = 0; count < 11; count += 1) {
      await press('+')
      steps.push(await zoom.textContent())
    }
    expect(steps).toEqual(['75%', '100%', '125%', '150%', '175%', '200%', '225%', '250%', '275%', '300%', '300%'])
    await eventually(entry).toHaveValue('1')
    await press('0')
    await eventually(zoom).toHaveText(fitted!)

    await entry.focus()
    for (const [typed, number] of [
      ['999', 40],
      ['0', 1],
      ['17', 17],
      ['seven', 17],
      ['-3', 1],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(typed)
      await press('Enter')
      await eventually(entry).toHaveValue(String(number))
    }
    // What is typed into a field turns no pages and zooms nothing.
    await press('ArrowRight')
    await eventually(entry).toHaveValue('1')

    await page.getByRole('button', { name: 'Rotate by 90°' }).focus()
    const shape = async (): Promise<boolean> => {
      const { width, height } = (await page.locator('[data-page="1"]').boundingBox())!
      return width > height
    }
    await press('Enter')
    await drawn(page, 1)
    await eventually.poll(shape).toBe(true)
    await page.locator('[data-page="1"] .pdf-text[data-main-rotation="90"] span').first().waitFor()
    await press('Enter', 3)
    await eventually.poll(shape).toBe(false)

    await press('Escape')
    await page.getByText('closed').waitFor()
    await eventually(page.getByLabel('file')).toBeFocused()
    await eventually.poll(() => page.workers().length).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('asks whether to upload; text can be selected, full screen is left before the viewer is', async () => {
    const { page, context, faults } = await given(readFileSync('samples/nutrition.pdf'), { confirms: true, page: 3 })
    await drawn(page, 3)
    await eventually(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('3')
    await page.getByRole('region', { name: 'Page 3 of 4' }).getByText('duodenum').first().waitFor()
    // The words stand where they are drawn, at each size.
    for (const key of ['-', '+', '0']) {
      await page.keyboard.press(key)
      await eventually
        .poll(() => page.evaluate<number>(LINE_END), { message: `the end of a full line after ${key}` })
        .toBeCloseTo(0.857, 1)
    }
    // From a word to between two lines below: up to there, and not to the end of the page.
    await eventually(async () => {
      const [from, to] = await Promise.all(
        [3, 4].map((line) =>
          page.locator('[data-page="3"] .pdf-text > span').nth(line).boundingBox({ timeout: 1_000 }),
        ),
      )
      await page.mouse.move(from!.x + 40, from!.y + 8)
      await page.mouse.down()
      await page.mouse.move(to!.x + 60, to!.y + 8, { steps: 4 })
      await page.mouse.move(to!.x + 80, to!.y + to!.height + 3, { steps: 4 })
      await page.mouse.up()
      const selected = await page.evaluate<number>('getSelection().toString().length')
      expect(selected).toBeGreaterThan(10)
      expect(selected).toBeLessThan(250)
    }).toPass({ timeout: 60_000 })
    await page.keyboard.down('Control')
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, -20)
    await page.keyboard.up('Control')
    await eventually(page.getByRole('status', { name: 'Zoom' })).toHaveText('165%')
    await eventually(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('3')
    await page.getByRole('button', { name: 'Full screen' }).click()
    await page.getByRole('button', { name: 'Leave the full screen' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Full screen' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('closed').waitFor()
    await eventually(page.getByRole('button', { name: 'open' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Proceed with Upload' }).click()
    await page.getByText('confirmed').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('reads the characters of a Chinese PDF that brings no fonts, by maps of our own', async () => {
    const { page, context } = await given(withChineseMap())
    await eventually(page.locator('[data-page="1"] .pdf-text span').first()).toHaveText('試卷')
    await context.close()
  })

  test.each([
    {
      what: 'is protected by a password',
      pdf: withPassword(),
      sentence: 'Failed to load PDF document',
      advice: 'The file is protected by a password.',
    },
    {
      what: 'is damaged',
      pdf: Buffer.from('%PDF-1.7\nnothing more'),
      sentence: 'Failed to load PDF document',
      advice: 'The file is damaged and cannot be opened.',
    },
    {
      what: 'does not come',
      pdf: undefined,
      sentence: 'Failed to load document',
      advice: 'The address may have expired.',
    },
  ])('tells that a file $what, and goes on', async ({ pdf, sentence, advice }) => {
    const { page, context } = await given(pdf, { quote: 'Osmosis moves water.' }, { theme: 'dark' })
    const alert = page.getByRole('alert')
    await eventually(alert).toContainText(sentence)
    await eventually(alert).toContainText(advice)
    await page.getByText('Osmosis moves water.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    if (pdf === undefined) {
      await page.getByRole('heading', { name: 'Failed to Load Document' }).waitFor()
      await context.unroute('**/given.pdf')
      await context.route('**/given.pdf', (route) =>
        route.fulfill({ body: honestPdf(1), contentType: 'application/pdf' }),
      )
      await page.getByRole('button', { name: 'Try again' }).click()
      await drawn(page, 1)
    }
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByText('closed').waitFor()
    await context.close()
  })

  test('on a phone, thumbnails fold away and two fingers zoom', DEEP, async () => {
    const { page, context, faults } = await given(
      honestPdf(12),
      { title: 'A chapter with a name that is far too long for the width of a telephone', confirms: true },
      { viewport: PHONE, theme: 'dark', language: 'zh-TW' },
    )
    await drawn(page, 1)
    const zoom = page.getByRole('status', { name: '縮放' })
    await eventually(zoom).toHaveText('45%')
    expect(await scrollsSideways(page)).toBe(false)
    await eventually(page.getByRole('navigation', { name: '縮圖' })).toHaveCount(0)
    await page.getByRole('button', { name: '縮圖' }).click()
    await page.getByRole('button', { name: '前往第5頁' }).click()
    await eventually(page.getByRole('textbox', { name: '頁碼' })).toHaveValue('5')
    await eventually(page.getByRole('navigation', { name: '縮圖' })).toHaveCount(0)
    await page.evaluate(PINCH)
    await eventually(zoom).toHaveText('90%')
    await eventually(page.getByRole('textbox', { name: '頁碼' })).toHaveValue('5')
    expect(await scrollsSideways(page)).toBe(false)
    expect(faults).toEqual([])
    await context.close()
  })

  test('a source chip opens the document at its page with the quotation marked, or tells why it cannot', async () => {
    const { page, context, faults } = await openPage(suite.browser, viewer.url)
    await signUp(context, suite.url)
    const api = async (method: 'get' | 'delete', path: string): Promise<{ readonly status: string }> =>
      (
        (await (
          await context.request[method](`${suite.url}/api/v1${path}`, { headers: { origin: suite.url } })
        ).json()) as { readonly data: { readonly status: string } }
      ).data
    const upload = async (file: string): Promise<string> => {
      const answer = await context.request.post(`${suite.url}/api/v1/documents`, {
        headers: { origin: suite.url },
        multipart: {
          file: { name: file, mimeType: 'application/octet-stream', buffer: readFileSync(`samples/${file}`) },
        },
      })
      const {
        data: { id },
      } = (await answer.json()) as { readonly data: { readonly id: string } }
      await eventually.poll(async () => (await api('get', `/documents/${id}`)).status).toBe('ready')
      return id
    }
    const [pdf, chinese, word] = await Promise.all([
      upload('nutrition.pdf'),
      upload('four-treasures.pdf'),
      upload('heat-transfer.docx'),
    ])
    const chip = async (source: object): Promise<void> => {
      await page.goto(`/generator?source=${encodeURIComponent(JSON.stringify(source))}`)
      await page.getByRole('button', { name: 'Show the source:' }).click()
    }
    const inSight = async (): Promise<void> => eventually(page.locator('mark').first()).toBeInViewport()
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await eventually(page.getByRole('button', { name: 'Show the source:' })).toBeFocused()
    }

    // Its paragraph begins on page 1; these words are on page 2.
    await chip({ documentId: pdf, ...NUTRITION })
    await eventually(page.getByText('The quotation is marked on page 2.')).toBeAttached()
    await inSight()
    await eventually
      .poll(async () => (await page.locator('mark').allTextContents()).join(' '))
      .toMatch(/A lack of vitamin C.*gums bleed and\s+wounds heal slowly/)
    await eventually(page.getByRole('heading', { name: 'nutrition.pdf' })).toBeVisible()
    await eventually(page.getByRole('region', { name: 'Document' })).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await close()

    await page.goto(
      `/generator?stored=${encodeURIComponent(JSON.stringify({ id: chinese, name: 'four-treasures.pdf', fileType: 'pdf' }))}`,
    )
    await page.getByRole('button', { name: 'stored' }).click()
    await drawn(page, 1)
    await chip({ documentId: chinese, page: 1, quote: '毛筆是用動物的毛製成筆頭的書寫工具。' })
    await inSight()
    await eventually
      .poll(async () => (await page.locator('mark').allTextContents()).join(''))
      .toBe('毛筆是用動物的毛製成筆頭的書寫工具')
    await close()

    await chip({ documentId: pdf, page: 1, quote: 'These words were never written by anybody.' })
    await eventually(
      page.getByText(
        'The quotation could not be found on page 1 word for word. It reads: “These words were never written by anybody.”',
      ),
    ).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    const text = (
      (await (await context.request.get(`${suite.url}/api/v1/documents/${word}/pages/1`)).json()) as {
        readonly data: { readonly text: string }
      }
    ).data.text
    const paragraphs = text.split('\n\n')
    const quote = paragraphs[paragraphs.length - 3]!
    await chip({ documentId: word, heading: 'Heat transfer', quote })
    await inSight()
    expect((await page.locator('mark').allTextContents()).join('')).toContain(quote.slice(0, 30).trim())
    await close()

    await context.route('**/documents/*/url', (route) =>
      route.fulfill({ json: { success: true, data: { url: '', expiresAt: new Date().toISOString() } } }),
    )
    await chip({ documentId: pdf, ...NUTRITION })
    await eventually(page.getByRole('alert')).toContainText('Document URL not available')
    await context.unroute('**/documents/*/url')
    await context.route('**/documents/*/url', (route) => route.abort())
    await chip({ documentId: pdf, ...NUTRITION })
    await eventually(page.getByRole('alert')).toContainText('Failed to load document URL')
    await eventually(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await page.getByText(NUTRITION.quote).waitFor()
    await context.unroute('**/documents/*/url')
    await page.getByRole('button', { name: 'Try again' }).click()
    await inSight()

    await api('delete', `/documents/${pdf}`)
    await chip({ documentId: pdf, ...NUTRITION })
    await page.getByRole('heading', { name: 'Failed to Load Document' }).waitFor()
    await eventually(page.getByRole('alert')).toContainText('The document is no longer there.')
    await page.getByText(NUTRITION.quote).waitFor()
    expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([])
    await context.close()
  })
})

/** A page is there once it is drawn and has its text. */
async function drawn(page: Page, number: number): Promise<void> {
  await page.locator(`[data-page="${number}"] canvas`).waitFor()
  await page.locator(`[data-page="${number}"] .pdf-text span`).first().waitFor({ state: 'attached' })
}

/** Written as if it were encrypted with a password that nobody gives. */
function withPassword(): Buffer {
  return writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream('', lines(['Osmosis moves water.'])),
      HELVETICA,
      `<< /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -64 >>`,
    ],
    { trailer: '/Encrypt 6 0 R /ID [(setpaper) (setpaper)]' },
  )
}

/** 試卷, in an encoding that only a character map of Adobe's explains. */
function withChineseMap(): Buffer {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('', 'BT /F1 24 Tf 72 700 Td <B8D5A8F7> Tj ET'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /MingLiU /Encoding /ETen-B5-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /MingLiU /CIDSystemInfo << /Registry (Adobe) /Ordering (CNS1) /Supplement 0 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /MingLiU /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ])
}
