import { expect, test } from 'vitest'
import { drawPng } from './draw-png.ts'

const SIZE = 'width="96" height="48"'
const svg = (inside: string, size = SIZE): string => `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`
/** Of the PNG itself. */
const sizeOf = (png: Uint8Array): readonly number[] => [16, 20].map((at) => Buffer.from(png).readUInt32BE(at))

test('a drawing has 300 dots to an inch, or as many as are asked for', () => {
  const { png, width, height } = drawPng(svg('<rect width="9" height="9"/>'))
  expect([width, height, ...sizeOf(png!)]).toEqual([96, 48, 300, 150])
  expect(sizeOf(drawPng(svg(''), 1).png!)).toEqual([96, 48])
})
test('its words are drawn, in Chinese, too', () => {
  const [empty, latin, chinese] = ['', 'Cell', '細胞'].map(
    (words) => drawPng(svg(`<text x="9" y="30" font-size="20">${words}</text>`)).png!,
  )
  expect(Buffer.from(latin!).equals(empty!)).toBe(false)
  expect(Buffer.from(chinese!).equals(empty!)).toBe(false)
})
test.each(['SimSun', 'PMingLiU'])('words in %s are drawn in both scripts, bold ones heavier', (family) => {
  const drawn = (words: string, more = '') =>
    Buffer.from(
      drawPng(svg(`<text x="9" y="30" ${more} font-size="20">${words}</text>`, `${SIZE} font-family="${family}"`)).png!,
    )
  const [first, ...others] = ['纸', '题', '號', '題'].map((sign) => drawn(sign))
  // Of boxes all would be alike.
  for (const other of others) expect(other.equals(first!)).toBe(false)
  for (const words of ['Cell', '骨']) expect(drawn(words, 'font-weight="bold"').equals(drawn(words))).toBe(false)
})
test('what is no SVG is not drawn, and what is too large is not, either', () => {
  expect(drawPng('<svg')).toEqual({ width: 0, height: 0 })
  expect(drawPng(svg('', 'width="9000" height="9000"'))).toEqual({ width: 9000, height: 9000 })
})
