/**
 * Every state of every screen has no barrier and fits, in one language and one theme; each kind of look comes in every
 * language and every theme. All of the product is for walk.deep.test.ts.
 */
import { describe, expect, test } from 'vitest'
import { startAiSuite } from './ai-suite.ts'
import { hasChromium } from './chromium.ts'
import { openLooks } from './looks.ts'
import { READERS } from './reader.ts'
import { startSuite } from './suite.ts'
import { SETTINGS, toursOf } from './tours.ts'

describe.skipIf(!hasChromium)('the states of every screen have no barrier and fit', { timeout: 300_000 }, () => {
  const { looking, found, missing } = openLooks('pairs')
  const tours = toursOf(startSuite(SETTINGS), startAiSuite(), looking)

  // English needs the most room; the public pages have an address that leads nowhere in the others alone.
  test.each([
    ['newcomer', 'zh-TW'],
    ['teacher', 'en'],
    ['public pages', 'zh-CN'],
    ['without a document', 'zh-TW'],
    ['with an AI service', 'zh-CN'],
  ] as const)('%s, in %s', async (tour, language) => {
    await tours[tour](READERS[language])
    expect(found()).toEqual([])
  })

  test('none was left out, and no kind of look in any language or theme', () => {
    expect(missing()).toEqual([])
  })
})
