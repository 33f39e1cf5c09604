/** The looks of the walk find what they are for, planted into a page that has no fault. */
import { describe, expect, test } from 'vitest'
import { hasChromium } from './chromium.ts'
import { openLooks } from './looks.ts'
import { READERS } from './reader.ts'
import { startSuite } from './suite.ts'

/** Each with the looks that must find it: theme, and what is said. */
const PLANTED = [
  { fault: '<button></button>', found: [/dark: button-name/] },
  {
    fault: '<p style="color: #ddd; background: #fff">faint</p>',
    found: [/dark: color-contrast/, /light: color-contrast/],
  },
  {
    fault: '<p style="white-space: nowrap; width: 500px">A line that is too long</p>',
    found: [/phone: the page scrolls/],
  },
  {
    fault: '<p style="width: 9em; height: 1.5em; overflow: hidden">A text of more lines than one</p>',
    found: [/cut below/],
  },
  {
    fault: '<button style="width: 12px; height: 12px; padding: 0" aria-label="x"></button>',
    found: [/a target of 12 × 12/],
  },
] as const

describe.skipIf(!hasChromium)('a look at a state', () => {
  const suite = startSuite()

  test('finds nothing where nothing is wrong, and each fault that is planted', async () => {
    const { looking, found } = openLooks('product')
    const { page, context } = await suite.open()
    await page.goto('/no-such-page')
    await page.getByText(READERS.en.texts.common.notFound.title).waitFor()
    const { state } = looking(page, 'en', READERS.en.texts)
    await state('not-found')
    expect(found()).toEqual([])
    for (const planted of PLANTED) {
      await page.evaluate(
        `document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(`<div id="planted">${planted.fault}</div>`)})`,
      )
      await state('not-found')
      const sentences = found()
      for (const wanted of planted.found) expect(sentences, planted.fault).toContainEqual(expect.stringMatching(wanted))
      await page.evaluate("document.getElementById('planted').remove()")
    }
    const pairs = openLooks('pairs')
    await pairs.looking(page, 'en', READERS.en.texts).state('not-found')
    expect(pairs.found()).toEqual([])
    expect(pairs.missing()).toEqual(expect.arrayContaining(['dashboard, barriers', 'zh-TW, phone', 'dashboard, phone']))
    for (const seen of ['not-found, phone', 'not-found, barriers']) expect(pairs.missing()).not.toContain(seen)
    await context.close()
  })
})
