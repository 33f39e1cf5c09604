/** Makes the glyph runs of one page of the text content of pdf.js, laid so that the text runs to the right. */
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { Affine } from './affine.ts'
import type { FontStyle } from './font-style.ts'
import type { GlyphRun } from './glyph-run.ts'
import { toRun } from './text-items.ts'
import { columnBounds, isVertical, layFlat, type Pose, turnLeft, uprightPose } from './turned-page.ts'

export type PageText = {
  /** How the page lies while it is read. */
  readonly pose: Pose
  readonly fontNames: ReadonlySet<string>
  /** Characters without the spaces around pieces of text. */
  readonly characters: number
  /** The runs, in the order of the file; `styleOf` may know more fonts later on. */
  readonly toRuns: (styleOf: (fontName: string) => FontStyle) => GlyphRun[]
}

export function pageText(content: TextContent, viewport: { readonly transform: readonly number[]; readonly width: number; readonly height: number }, plain: FontStyle): PageText {
  const items = content.items.filter((item): item is TextItem => 'str' in item)
  const upright = uprightPose(items, { view: viewport.transform as unknown as Affine, width: viewport.width, height: viewport.height })
  const runIn = ({ view }: Pose, item: TextItem, style: FontStyle): GlyphRun | undefined => toRun(item, view, style, content.styles[item.fontName]?.vertical ?? false)
  const standing = items.flatMap((item) => runIn(upright, item, plain) ?? [])
  const vertical = isVertical(standing)
  const pose = vertical ? turnLeft(upright) : upright
  const bounds = columnBounds(vertical ? standing : [])
  const read = (item: TextItem, style: FontStyle): GlyphRun | undefined => {
    const run = runIn(upright, item, style)
    if (!vertical) return run
    // In vertical writing Latin words lie on their side.
    if (!run) return runIn(pose, item, style)
    return run.y > bounds.top && run.y < bounds.bottom ? layFlat(run, upright.width) : undefined
  }
  return {
    pose,
    fontNames: new Set(items.map((item) => item.fontName)),
    characters: items.reduce((count, item) => count + item.str.trim().length, 0),
    toRuns: (styleOf) => items.flatMap((item) => read(item, styleOf(item.fontName)) ?? []),
  }
}
