/** Pictures of sheets as a scanner has them: turned, with what a pupil filled in. */
import { Resvg } from '@resvg/resvg-js'
import { drawSheetPage } from '#layout/answer-sheet/draw-sheet-page.ts'
import { BUBBLE, type Place } from '#layout/answer-sheet/places.ts'
import type { SheetPage } from '#layout/laid-out.ts'
import type { GreyPicture } from './read-code.ts'

/** The page as the screen draws it, `dpi` pixels an inch; without fonts, so without its letters. */
export function drawn(page: SheetPage, dpi: number): GreyPicture {
  const shapes = drawSheetPage(page)
    .filter(({ element }) => element !== 'text')
    .map(({ element, attributes }) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
      return `<${element} ${written.join(' ')}/>`
    })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">${shapes.join('')}</svg>`
  const fitTo = { mode: 'width', value: Math.round((210 / 25.4) * dpi) } as const
  const image = new Resvg(svg, { fitTo, background: '#fff' }).render()
  const { width, height, pixels } = image
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, index) => pixels[index * 4]!) }
}

/** Pencil marks on an upright page: `places` in millimetres. */
export function filledIn(picture: GreyPicture, places: readonly Place[]): GreyPicture {
  const scale = picture.width / 210
  const data = picture.data.slice()
  const reach = Math.ceil(BUBBLE.radius * scale)
  for (const { x, y } of places)
    for (let row = Math.floor(y * scale) - reach; row <= y * scale + reach; row += 1)
      for (let column = Math.floor(x * scale) - reach; column <= x * scale + reach; column += 1)
        if (Math.hypot(column + 0.5 - x * scale, row + 0.5 - y * scale) < 0.85 * BUBBLE.radius * scale)
          data[row * picture.width + column] = 70
  return { ...picture, data }
}

/** The same picture turned by `degrees` on a light ground that is large enough. */
export function turned({ width, height, data }: GreyPicture, degrees: number): GreyPicture {
  const angle = (degrees / 180) * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const size = {
    width: Math.ceil(Math.abs(width * cos) + Math.abs(height * sin)) + 20,
    height: Math.ceil(Math.abs(width * sin) + Math.abs(height * cos)) + 20,
  }
  const result = new Uint8Array(size.width * size.height).fill(255)
  for (let row = 0; row < size.height; row += 1)
    for (let column = 0; column < size.width; column += 1) {
      const [x, y] = [column + 0.5 - size.width / 2, row + 0.5 - size.height / 2]
      const [u, v] = [x * cos + y * sin + width / 2 - 0.5, y * cos - x * sin + height / 2 - 0.5]
      const [left, top] = [Math.floor(u), Math.floor(v)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const at = top * width + left
      const upper = data[at]! * (1 - u + left) + data[at + 1]! * (u - left)
      const lower = data[at + width]! * (1 - u + left) + data[at + width + 1]! * (u - left)
      result[row * size.width + column] = upper * (1 - v + top) + lower * (v - top)
    }
  return { ...size, data: result }
}

/** How dark it is within `radius` millimetres of a place of the picture, 0 to 1. */
export function darkness({ width, data }: GreyPicture, middle: Place, radius: number): number {
  let sum = 0
  let count = 0
  for (let y = Math.floor(middle.y - radius); y <= middle.y + radius; y += 1)
    for (let x = Math.floor(middle.x - radius); x <= middle.x + radius; x += 1)
      if (Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y) <= radius) {
        sum += 1 - (data[y * width + x] ?? 255) / 255
        count += 1
      }
  return sum / Math.max(1, count)
}

/** The darkest dot of a ring around the place, over the lightest of all directions: 1 where the whole ring is printed. */
export function ringAround({ width, data }: GreyPicture, middle: Place, radius: number): number {
  const directions = Array.from({ length: 24 }, (_, index) => (index / 12) * Math.PI)
  const seen = directions.filter((angle) =>
    [-1, -0.5, 0, 0.5, 1].some((off) => {
      const x = Math.floor(middle.x + (radius + off) * Math.cos(angle))
      const y = Math.floor(middle.y + (radius + off) * Math.sin(angle))
      return (data[y * width + x] ?? 255) < 190
    }),
  )
  return seen.length / directions.length
}
