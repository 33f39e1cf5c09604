/** Prints a scene as SVG: black lines, labels as outlines, so that it looks the same wherever it stands. */
import type { DrawnFigure } from '#domain/question.ts'
import { type Drawing, drawScene } from './draw-scene.ts'
import { fillPath, holds } from './hatch.ts'
import { type PackedGlyph, pathOfOutline } from './packed-outline.ts'
import { type Box, clearance } from './place-labels.ts'
import { type LabelRequest, number, type Pen } from './sheet.ts'
import type { Label, Scene } from './shapes.ts'
import { plainWords } from './plain-words.ts'

const MARGIN = 2
/** Pixels of a screen a point of print. */
const PIXELS = 96 / 72

const PENS: Readonly<Record<Pen, string>> = {
  faint: 'stroke="#aaa" stroke-width=".4"',
  line: 'stroke-width=".8"',
  thick: 'stroke-width="1.3"',
  dashed: 'stroke-width=".8" stroke-dasharray="3.2 2.4"',
  mark: 'stroke-width=".7"',
}

/**
 * A figure with its natural size in pixels. `fill` fills the holes of a label and picks the language.
 * @throws RangeError when the scene has no alternative text, or a label cannot be set.
 */
export function printScene(
  scene: Scene,
  fill: (label: Label) => string,
  { caption }: { readonly caption?: string } = {},
): DrawnFigure {
  if (scene.description === undefined)
    throw new RangeError('Cannot print a figure without its alternative text: call alt()')
  const alt = plainWords(fill(scene.description))
  const svg = svgOf(scene, fill)
  return caption === undefined ? { svg, alt } : { svg, alt, caption }
}

/** What was drawn of a scene, by its labels: most are letters and numbers, the same in every language. */
const drawings = new WeakMap<Scene, Map<string, string>>()

function svgOf(scene: Scene, fill: (label: Label) => string): string {
  const labels = labelsOf(scene)
    .filter((label) => label !== scene.description)
    .map(fill)
    .join('\u0000')
  let known = drawings.get(scene)
  if (known === undefined) drawings.set(scene, (known = new Map()))
  let svg = known.get(labels)
  if (svg === undefined) known.set(labels, (svg = printDrawing(drawScene(scene, fill))))
  return svg
}

/** Every label that may have holes to be filled: the alternative text first. */
export function labelsOf(scene: Scene): readonly Label[] {
  const labels: Label[] = scene.description === undefined ? [] : [scene.description]
  for (const item of scene.items) {
    switch (item.kind) {
      case 'path':
      case 'angle':
      case 'arc':
      case 'lines':
      case 'point':
        if (item.label !== undefined) labels.push(item.label)
        break
      case 'axes':
        labels.push(
          item.xLabel,
          item.yLabel,
          ...[...item.xTicks, ...item.yTicks].flatMap(({ label }) => (label === undefined ? [] : [label])),
        )
        break
      case 'text':
        labels.push(item.text)
        break
      case 'dimension':
      case 'north':
        labels.push(item.label)
        break
    }
  }
  return labels
}

function printDrawing(drawing: Drawing): string {
  const { sheet, boxes } = drawing
  const { left, top, right, bottom } = sheet.bounds
  const [x, y, width, height] = [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN]
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width * PIXELS)}" height="${number(height * PIXELS)}" viewBox="${number(x)} ${number(y)} ${number(width)} ${number(height)}">`,
  ]
  if (sheet.ink.faint.length > 0) parts.push(`<path fill="none" ${PENS.faint} d="${sheet.ink.faint.join('')}"/>`)
  for (const { outline, fill } of sheet.fills) parts.push(fillPath(outline, fill))
  parts.push('<g fill="none" stroke="#000" stroke-linejoin="round" stroke-linecap="round">')
  for (const pen of ['mark', 'line', 'dashed', 'thick'] as const)
    if (sheet.ink[pen].length > 0) parts.push(`<path ${PENS[pen]} d="${sheet.ink[pen].join('')}"/>`)
  parts.push('</g>')
  if (sheet.hollows.length > 0)
    parts.push(`<path fill="#fff" stroke="#000" stroke-width=".8" d="${sheet.hollows.join('')}"/>`)
  if (sheet.solids.length > 0) parts.push(`<path d="${sheet.solids.join('')}"/>`)
  const shaded = sheet.fills.filter(({ fill }) => fill === 'hatched' || fill === 'dotted')
  boxes.forEach((box, i) => {
    const request = sheet.labels[i]!
    if (request.box || shaded.some(({ outline }) => holds(outline, [box.x, box.y])) || overGrid(drawing, box))
      parts.push(clearing(box))
    parts.push(printLabel(request, box))
  })
  return `${parts.join('')}</svg>`
}

/** Lines of a grid would strike a label through; where a fill lies over them they do not show. */
function overGrid({ sheet: { faint, fills } }: Drawing, box: Box): boolean {
  if (faint.length === 0 || fills.some(({ outline }) => holds(outline, [box.x, box.y]))) return false
  for (let i = 0; i < faint.length; i += 4)
    if (clearance(box, faint[i]!, faint[i + 1]!, faint[i + 2]!, faint[i + 3]!, 0.5) < 0.5) return true
  return false
}

function clearing({ x, y, halfWidth, halfHeight }: Box): string {
  return `<rect x="${number(x - halfWidth - 0.8)}" y="${number(y - halfHeight - 0.8)}" width="${number(2 * halfWidth + 1.6)}" height="${number(2 * halfHeight + 1.6)}" fill="#fff"/>`
}

function printLabel({ set, turned, halfWidth, halfHeight }: LabelRequest, { x, y }: Box): string {
  // A turned label runs upwards: its own left end is at the bottom.
  const start = turned
    ? `translate(${number(x - halfWidth - set.top)} ${number(y + halfHeight)})rotate(-90)`
    : `translate(${number(x - halfWidth)} ${number(y - halfHeight - set.top)})`
  const glyphs = set.glyphs
    .filter(({ glyph }) => glyph[5] !== '')
    .map(
      ({ glyph, x: gx, y: gy, size }) =>
        `<path transform="translate(${number(gx)} ${number(gy)})scale(${size / 1000})" d="${outlineOf(glyph)}"/>`,
    )
  const rules = set.rules.map(
    (rule) =>
      `<rect x="${number(rule.x)}" y="${number(rule.y)}" width="${number(rule.width)}" height="${number(rule.height)}"/>`,
  )
  return `<g transform="${start}">${glyphs.join('')}${rules.join('')}</g>`
}

/** Unpacked when first printed. */
const outlines = new Map<PackedGlyph, string>()
function outlineOf(glyph: PackedGlyph): string {
  const known = outlines.get(glyph)
  if (known !== undefined) return known
  const path = pathOfOutline(glyph[5])
  outlines.set(glyph, path)
  return path
}
