import { describe, expect, test } from 'vitest'
import type { GreyPicture } from './page-images-drawn.ts'
import { openPageImages } from './page-images.ts'
import { handMadePdf } from '#test/reading/hand-made-pdf.ts'
import { type FixturePage, scannedPdf } from '#test/reading/scanned-pdf.ts'

const SIDE = 16
const size = `/Width ${SIDE} /Height ${SIDE}`
const WHOLE_PAGE = '160 0 0 160 0 0 cm /I0 Do'

/** A picture whose upper left quarter is black. */
const isDark = (x: number, y: number): boolean => x < SIDE / 2 && y < SIDE / 2
const pixels = (valueOf: (x: number, y: number) => number[]): Uint8Array =>
  new Uint8Array(
    Array.from({ length: SIDE * SIDE }, (_, index) => valueOf(index % SIDE, Math.floor(index / SIDE))).flat(),
  )
const GREY = {
  dictionary: `${size} /ColorSpace /DeviceGray /BitsPerComponent 8`,
  bytes: pixels((x, y) => [isDark(x, y) ? 0 : 255]),
}
const COLOUR = {
  dictionary: `${size} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
  bytes: pixels((x, y) => (isDark(x, y) ? [30, 0, 60] : [255, 255, 220])),
}
/** Two bytes a row: the dark quarter is bits of 0. */
const ONE_BIT_ROWS = new Uint8Array(
  Array.from({ length: SIDE }, (_, y) => (y < SIDE / 2 ? [0, 255] : [255, 255])).flat(),
)

const bytesOf = (bits: string): number[] =>
  (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
/**
 * ITU-T T.6 by hand: a row of no white and 8 black, seven rows like it, one that passes over both, seven like that, the
 * end.
 */
const GROUP_4 = bytesOf(
  `001${'00110101'}${'000101'}1${'111'.repeat(7)}${'00011'}${'1'.repeat(7)}${'000000000001'.repeat(2)}`,
)
const word = (value: number): number[] => [0, 0, 0, value]
/** ITU-T T.88: the information of a page, then a region coded as above. */
const JBIG2 = [
  ...word(0),
  0x30,
  0,
  1,
  ...word(19),
  ...word(SIDE),
  ...word(SIDE),
  ...word(0),
  ...word(0),
  0,
  0,
  0,
  ...word(1),
  0x26,
  0,
  1,
  ...word(18 + GROUP_4.length),
  ...word(SIDE),
  ...word(SIDE),
  ...word(0),
  ...word(0),
  0,
  1,
  ...GROUP_4,
]
/** Its left half is black. */
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDxmvsDR/8AkC2P/XtH/wCgivj+vsDR/wDkC2P/AF7R/wDoIoA//9k='

const page = (more: Partial<FixturePage>): FixturePage => ({
  width: 160,
  height: 160,
  content: WHOLE_PAGE,
  pictures: [GREY],
  ...more,
})
const coded = (filter: string, bytes: readonly number[]): Partial<FixturePage> => ({
  pictures: [
    { dictionary: `${size} /ColorSpace /DeviceGray /BitsPerComponent 1 ${filter}`, bytes: new Uint8Array(bytes) },
  ],
})
const hex = (bytes: Uint8Array): string => `${Buffer.from(bytes).toString('hex')}>`
/** A black dot, put on each of four places of the dark quarter. */
const DOT = { dictionary: '/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', bytes: new Uint8Array([0]) }
const fourDots = [
  [0, 80],
  [40, 80],
  [0, 120],
  [40, 120],
]
  .map(([x, y]) => `q 40 0 0 40 ${x} ${y} cm /I0 Do Q`)
  .join(' ')
const strip = (dark: boolean): FixturePage['pictures'][number] => ({
  dictionary: `/Width ${SIDE} /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8`,
  bytes: pixels((x, y) => [dark && isDark(x, y) ? 0 : 255]).slice(0, SIDE * 8),
})

/** The four quarters of the sheet from the upper left one on, '#' for dark ones. */
function quarters({ width, height, grey }: GreyPicture): string {
  const at = (x: number, y: number): string =>
    grey[Math.floor(y * height) * width + Math.floor(x * width)]! < 128 ? '#' : '.'
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join('')
}

async function draw(pdf: Uint8Array): Promise<GreyPicture | undefined> {
  const opened = await openPageImages(pdf)
  if (!opened.ok) throw new Error(opened.error.code)
  const drawn = await opened.value.drawPage(1)
  await opened.value.close()
  return drawn?.picture
}

describe('the pictures of a page as they are seen', () => {
  test.each<{ name: string; made: Partial<FixturePage>; seen: string }>([
    { name: 'grey', made: {}, seen: '#...' },
    { name: 'coloured', made: { pictures: [COLOUR] }, seen: '#...' },
    {
      name: 'one bit a pixel',
      made: { pictures: [{ dictionary: `${size} /ColorSpace /DeviceGray /BitsPerComponent 1`, bytes: ONE_BIT_ROWS }] },
      seen: '#...',
    },
    {
      name: 'one bit a pixel, black as 1',
      made: {
        pictures: [
          { dictionary: `${size} /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]`, bytes: ONE_BIT_ROWS },
        ],
      },
      seen: '.###',
    },
    {
      name: 'a mask painted in black',
      made: { pictures: [{ dictionary: `${size} /ImageMask true /BitsPerComponent 1`, bytes: ONE_BIT_ROWS }] },
      seen: '#...',
    },
    {
      name: 'a mask painted in white over a black picture',
      made: {
        content: `q ${WHOLE_PAGE} Q 1 g 160 0 0 160 0 0 cm /I1 Do`,
        pictures: [
          { ...GREY, bytes: new Uint8Array(SIDE * SIDE) },
          { dictionary: `${size} /ImageMask true /BitsPerComponent 1`, bytes: ONE_BIT_ROWS },
        ],
      },
      seen: '.###',
    },
    {
      name: 'fax (CCITT group 4)',
      made: coded(`/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${SIDE} /Rows ${SIDE} >>`, GROUP_4),
      seen: '#...',
    },
    { name: 'JBIG2', made: coded('/Filter /JBIG2Decode', JBIG2), seen: '#...' },
    {
      name: 'JPEG',
      made: {
        pictures: [
          {
            dictionary: `${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
            bytes: Buffer.from(JPEG, 'base64'),
          },
        ],
      },
      seen: '#.#.',
    },
    {
      name: 'strips, one below the other',
      made: {
        content: 'q 160 0 0 80 0 80 cm /I0 Do Q q 160 0 0 80 0 0 cm /I1 Do Q',
        pictures: [strip(true), strip(false)],
      },
      seen: '#...',
    },
    { name: 'a page turned by a quarter', made: { rotate: 90 }, seen: '.#..' },
    { name: 'a page turned over', made: { rotate: 180 }, seen: '...#' },
    { name: 'a picture turned by its transform', made: { content: '0 160 -160 0 160 0 cm /I0 Do' }, seen: '..#.' },
    { name: 'a picture mirrored by its transform', made: { content: '-160 0 0 160 160 0 cm /I0 Do' }, seen: '.#..' },
    { name: 'one picture in four places', made: { content: fourDots, pictures: [DOT] }, seen: '#...' },
    {
      name: 'a picture in the page’s own operators',
      made: {
        content: `160 0 0 160 0 0 cm BI /W ${SIDE} /H ${SIDE} /CS /G /BPC 8 /F /AHx ID ${hex(GREY.bytes)} EI`,
        pictures: [],
      },
      seen: '#...',
    },
  ])('$name', async ({ made, seen }) => {
    const picture = await draw(scannedPdf([page(made)]))
    expect(picture && quarters(picture)).toBe(seen)
  })
})

describe('the resolution of the sheet', () => {
  const scan = (side: number, points: number): FixturePage => ({
    width: points,
    height: points,
    content: `${points} 0 0 ${points} 0 0 cm /I0 Do`,
    pictures: [
      {
        dictionary: `/Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
        bytes: new Uint8Array(side * side),
      },
    ],
  })
  test.each([
    { name: '300 dots an inch of a finer scan', side: 1200, points: 144, width: 600 },
    { name: 'twice that of a coarse scan', side: 144, points: 144, width: 288 },
    {
      name: 'a picture whose dots were taken for points is drawn as a sheet of A4',
      side: 2000,
      points: 2000,
      width: 3508,
    },
  ])('$name', async ({ side, points, width }) => {
    expect((await draw(scannedPdf([scan(side, points)])))?.width).toBe(width)
  })
})

describe('pages without a picture that can be had', () => {
  test.each([
    { name: 'text only', pdf: handMadePdf([['Osmosis moves water.']]) },
    {
      name: 'a picture too large to decode',
      pdf: scannedPdf([
        page({
          pictures: [
            {
              dictionary: '/Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8',
              bytes: new Uint8Array(10),
            },
          ],
        }),
      ]),
    },
    {
      name: 'a picture whose data are damaged',
      pdf: scannedPdf([
        page({
          pictures: [
            {
              dictionary: `${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
              bytes: new Uint8Array(50),
            },
          ],
        }),
      ]),
    },
    { name: 'a stamp', pdf: scannedPdf([page({ content: '10 0 0 10 0 0 cm /I0 Do' })]) },
  ])('$name', async ({ pdf }) => {
    expect(await draw(pdf)).toBeUndefined()
  })

  test('a file with a password says so', async () => {
    expect(await openPageImages(handMadePdf([['x']], { encrypted: true }))).toEqual({
      ok: false,
      error: { code: 'password' },
    })
  })
})
