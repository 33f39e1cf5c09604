/** The first step: choosing, confirming, sending, following; what cannot be taken; visitors; lost connections. */
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { startService } from '../api/test-service.ts'
import { scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { chooseFiles, expectAccessible, handOver, sample, tabTo, textFile } from './documents-page.ts'
import { startSuite } from './suite.ts'
import { PHONE, signInBy, signUp } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })
const topicsStep = (page: Page) => page.getByRole('heading', { level: 1, name: 'Topic Selection' }).waitFor()

describe.skipIf(!hasChromium)('input method', () => {
  const suite = startSuite()

  test('a chapter is confirmed, uploaded and read; the second time it is known', async () => {
    const { page, context, faults } = await suite.open()
    await signUp(context, suite.url)
    await page.goto('/generator')
    await page.getByText('What you upload stays here for the next paper.').waitFor()

    await chooseFiles(page, sample('nutrition.pdf'))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => row(page, 'nutrition.pdf').count()).toBe(0)
    await chooseFiles(page, sample('nutrition.pdf'))
    await page.getByRole('button', { name: 'Proceed with Upload' }).click()
    const overlay = page.getByRole('dialog')
    await overlay.getByText('Topics extracted successfully!').first().waitFor()
    await expectAccessible(page, 'topics extracted')
    await topicsStep(page)
    expect(new URL(page.url()).searchParams.get('step')).toBe('2')

    await page.getByRole('button', { name: 'Previous' }).click()
    await row(page, 'nutrition.pdf').getByText('Ready').waitFor()
    await chooseFiles(page, sample('nutrition.pdf'))
    await page.getByRole('button', { name: 'Proceed with Upload' }).click()
    await page.getByRole('button', { name: 'Use Existing Document' }).waitFor()
    await expectAccessible(page, 'duplicate')
    await page.route('**/documents/extract-topics', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.getByRole('button', { name: 'Use Existing Document' }).click()
    await page.getByText('Failed to use existing document').first().waitFor()
    await page.unroute('**/documents/extract-topics')
    await page.getByRole('button', { name: 'Use Existing Document' }).click()
    await topicsStep(page)

    await page.getByRole('button', { name: 'Previous' }).click()
    await chooseFiles(page, sample('nutrition.pdf'))
    await page.getByRole('button', { name: 'Proceed with Upload' }).click()
    await page.getByRole('button', { name: 'Upload Anyway' }).click()
    await page.getByRole('button', { name: 'Go on in the background' }).first().click()
    await page.getByText('It holds the same text as “nutrition.pdf”').waitFor()

    await page.getByRole('button', { name: 'Back to Method Selection' }).click()
    await page.getByRole('heading', { name: 'Choose how to create your paper' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Generate Quiz: nutrition.pdf' }).first().waitFor()
    await page.getByRole('button', { name: 'Generate Quiz: nutrition.pdf' }).first().click()
    await topicsStep(page)
    // The browser itself tells of the answer that was made to fail.
    expect(faults.filter((fault) => !fault.includes('500 (Internal Server Error)'))).toEqual([])
    await context.close()
  })

  test('slides are offered, read, and shown from the first to the last', async () => {
    const { page, context } = await suite.open()
    await signUp(context, suite.url)
    await page.goto('/generator')
    await page.getByText('PDF, .doc, .docx, .pptx or .txt').waitFor()
    expect(await page.locator('input[type=file]').first().getAttribute('accept')).toContain('.pptx')
    await chooseFiles(page, sample('nutrition.pptx'))
    await topicsStep(page)
    await page.getByText('The Digestive System').first().waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByRole('button', { name: 'Preview: nutrition.pptx' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Every living thing needs food.').waitFor()
    await dialog.getByText('Food supplies energy and materials.').waitFor()
  })

  test('what cannot be taken is named; a removed row comes back; a lost connection costs a press of a button', async () => {
    const { page, context } = await suite.open()
    await signUp(context, suite.url)
    await page.goto('/generator')
    const damaged = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 7)])
    await chooseFiles(
      page,
      { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      textFile('huge.txt', 'x'.repeat(10 * 1024 * 1024 + 1)),
      { name: 'damaged.docx', mimeType: '', buffer: damaged },
      textFile('empty.txt', ''),
      sample('heat-transfer.txt'),
      textFile('sixth.txt', 'x'),
    )
    await row(page, 'picture.png')
      .getByText('“picture.png” is not a PDF, .doc, .docx, .pptx or .txt file. Save it as one of these.')
      .waitFor()
    await row(page, 'huge.txt').getByText('“huge.txt” is larger than 10 MB.').waitFor()
    await row(page, 'damaged.docx').getByText('The file is damaged and cannot be opened.').waitFor()
    await row(page, 'empty.txt').getByText('The file is empty.').waitFor()
    await row(page, 'heat-transfer.txt').getByText('Ready').waitFor()
    await page.getByRole('alert').getByText('The file is damaged').waitFor()
    expect(await row(page, 'sixth.txt').count()).toBe(0)
    await expectAccessible(page, 'refused files')

    await page.getByRole('button', { name: 'Remove from the list: picture.png' }).click()
    await expect.poll(() => row(page, 'picture.png').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'picture.png').waitFor()

    await page.getByRole('button', { name: 'Preview: heat-transfer.txt' }).click()
    await page.getByRole('dialog').getByText('Temperature is a measure of how hot').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await chooseFiles(
      page,
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
        name: `${name}.png`,
        mimeType: '',
        buffer: Buffer.from('x'),
      })),
    )
    await page
      .getByRole('alert')
      .getByText('At most 5 files can be uploaded at once. Upload the others afterwards.')
      .waitFor()

    await context.setOffline(true)
    await chooseFiles(page, sample('persuasive-writing.txt'))
    await row(page, 'persuasive-writing.txt').getByText('Upload failed').waitFor()
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Retry: persuasive-writing.txt' }).click()
    await topicsStep(page)
    await context.close()
  })

  test('a visitor’s dropped file goes on after signing in, and so does one of a session that ended', async () => {
    const { page, context } = await suite.open()
    const account = await signUp(context, suite.url)
    await context.clearCookies()
    await page.goto('/generator')
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    await page.getByText('Sign in to upload documents').waitFor()
    expect(await page.getByRole('button', { name: 'Choose files' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Sign In to Continue' }).waitFor()
    await handOver(page, 'drop', sample('heat-transfer.txt'))
    await page.getByText('Please sign in to upload documents').waitFor()
    await signInBy(page, account.email)
    await topicsStep(page)

    await page.getByRole('button', { name: 'Previous' }).click()
    await context.clearCookies()
    await handOver(page, 'paste', sample('persuasive-writing.txt'))
    await page.getByText('Your session has expired. Please sign in again').first().waitFor()
    await signInBy(page, account.email)
    await topicsStep(page)
    await context.close()
  })

  test('on a phone, with the keyboard alone, nothing runs over the edge', DEEP, async () => {
    const { page, context } = await suite.open({ viewport: PHONE, theme: 'dark' })
    await signUp(context, suite.url)
    await page.goto('/generator')
    await page.getByText('What you upload stays here for the next paper.').waitFor()
    // A key is quicker than the browser's being asked to hand its picker over: someone listens from now on.
    page.on('filechooser', () => undefined)
    await tabTo(page, 'Choose files')
    const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
    await picker.setFiles([sample('heat-transfer.pdf')])
    await page.getByRole('button', { name: 'Proceed with Upload' }).waitFor()
    await tabTo(page, 'Proceed with Upload')
    await page.keyboard.press('Enter')
    await page.getByText('Topics extracted successfully!').first().waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, 'Generate Quiz: heat-transfer.pdf')
    expect(await scrollsSideways(page)).toBe(false)
    await page.keyboard.press('Enter')
    await topicsStep(page)
    // What stands in the step comes after its heading.
    await page.getByRole('searchbox').waitFor()
    // The next Tab leads into the step, not to the top of the page.
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate<boolean>(
        `document.querySelector('section[aria-label="Topic Selection"]').contains(document.activeElement)`,
      ),
    ).toBe(true)
    await context.close()
  })
})

describe.skipIf(!hasChromium)('a server that is slow to read', () => {
  const suite = startSuite({ role: 'web' })

  test('reading is cancelled and begun again; what is late is said to be, and becomes ready all the same', async () => {
    const { page, context } = await suite.open()
    await signUp(context, suite.url)
    await page.clock.install()
    await page.goto('/generator')
    const overlay = page.getByRole('dialog')
    await page.route('**/api/v1/documents?onDuplicate=ask', () => undefined)
    await chooseFiles(page, sample('heat-transfer.txt'))
    await overlay.getByRole('heading', { name: 'Uploading Document' }).waitFor()
    await expectAccessible(page, 'upload')
    await overlay.getByRole('button', { name: 'Cancel' }).click()
    await row(page, 'heat-transfer.txt').getByText('Cancelled').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry: heat-transfer.txt' }).click()
    await overlay.getByRole('heading', { name: 'AI Analysis in Progress' }).waitFor()
    await overlay.getByRole('button', { name: 'Cancel' }).click()
    await row(page, 'heat-transfer.txt').getByText('Cancelled').waitFor()
    await page.getByRole('button', { name: 'Retry: heat-transfer.txt' }).click()
    await overlay.getByRole('heading', { name: 'AI Analysis in Progress' }).waitFor()
    await page.clock.fastForward(31_000)
    await page.getByRole('alert').getByText('Processing timeout').waitFor()
    await row(page, 'heat-transfer.txt').getByText('It takes longer than usual.').waitFor()
    const worker = await startService({
      role: 'worker',
      databaseUrl: suite.service.databaseUrl,
      dataDirectory: suite.service.root,
    })
    await row(page, 'heat-transfer.txt').getByText('Ready').waitFor()
    await worker.end()
    await context.close()
  })
})
