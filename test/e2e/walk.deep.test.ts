/**
 * Every state of every screen in each language, each theme and each room: no barrier, and it fits.
 *
 * @module-tag deep
 */
import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { startAiSuite } from './ai-suite.ts'
import { hasChromium } from './chromium.ts'
import { openLooks } from './looks.ts'
import { READERS } from './reader.ts'
import { startSuite } from './suite.ts'
import { SETTINGS, TOURS, toursOf } from './tours.ts'

describe.skipIf(!hasChromium)('the states of every screen have no barrier and fit', { timeout: 600_000 }, () => {
  const { looking, found, missing } = openLooks('product')
  const tours = toursOf(startSuite(SETTINGS), startAiSuite(), looking)

  test.each(INTERFACE_LANGUAGES.flatMap((language) => TOURS.map((tour) => ({ tour, language }))))(
    '$tour, in $language',
    async ({ tour, language }) => {
      await tours[tour](READERS[language])
      expect(found()).toEqual([])
    },
  )

  test('none was left out', () => {
    expect(missing()).toEqual([])
  })
})
