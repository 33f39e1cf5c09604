import { describe, expect, test } from 'vitest'
import { IDENTITY } from './affine.ts'
import { printed } from '#test/reading/printed-pages.ts'
import { addSoftHyphens, toRun } from './text-items.ts'

const item = (str: string, transform: number[]) => ({
  str,
  transform,
  width: 50,
  height: 10,
  dir: 'ltr',
  fontName: 'f',
  hasEOL: false,
})

describe('text items', () => {
  test.each([
    { name: 'upright text is read', transform: [10, 0, 0, 10, 60, 700], read: true },
    { name: 'slanted letters on an upright baseline are read', transform: [10, 0, 2, 10, 60, 700], read: true },
    { name: 'text up the side of a page is not', transform: [0, 10, -10, 0, 60, 700], read: false },
    { name: 'a watermark across the page is not', transform: [7, 7, -7, 7, 60, 700], read: false },
    { name: 'text upside down is not', transform: [-10, 0, 0, -10, 60, 700], read: false },
  ])('$name', ({ transform, read }) => {
    expect(toRun(item('Cells', transform), IDENTITY) !== undefined).toBe(read)
  })

  test('a word that is parted at the end of a line has its soft hyphen back, the same letters elsewhere have none', () => {
    const runs = [
      printed('What is known of photo', 60, 100),
      printed('synthesis and of photo', 60, 112),
      printed(' and more', 170, 112),
    ]
    expect(addSoftHyphens(runs, new Set(['nofphoto', 'dofphoto'])).map((run) => run.text)).toEqual([
      'What is known of photo\u00ad',
      'synthesis and of photo',
      ' and more',
    ])
  })
})
