/** Makes the glyph runs of one page of the text content of pdf.js, laid so that the text runs to the right. */
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { Affine } from './affine.ts'
import type { FontStyle } from './font-style.ts'
import type { GlyphRun } from './glyph-run.ts'
import { inStyle, toRun } from './text-items.ts'
import { columnBounds, isVertical, layFlat, lettersDown, type Pose, turnLeft, uprightPose } from './turned-page.ts'

export type PageText = {
  /** How the page lies while it is read. */
  readonly pose: Pose
  readonly fontNames: ReadonlySet<string>
  /** Characters without the spaces around pieces of text. */
  readonly characters: number
  /** The runs, in the order of the file; `styleOf` may know more fonts later on. */
  readonly toRuns: (styleOf: (fontName: string) => FontStyle) => GlyphRun[]
}

export function pageText(
  content: TextContent,
  viewport: { readonly transform: readonly number[]; readonly width: number; readonly height: number },
): PageText {
  const isDown = (item: TextItem): boolean => content.styles[item.fontName]?.vertical ?? false
  const items = content.items
    .filter((item): item is TextItem => 'str' in item)
    .flatMap((item) => (isDown(item) ? lettersDown(item) : [item]))
  const upright = uprightPose(items, {
    view: viewport.transform as unknown as Affine,
    width: viewport.width,
    height: viewport.height,
  })
  const standing = items.map((item) => toRun(item, upright.view))
  const vertical =
    items.filter(isDown).length > items.length / 2 || isVertical(standing.filter((run) => run !== undefined))
  const pose = vertical ? turnLeft(upright) : upright
  const placed = vertical ? layAllFlat(items, standing, upright) : standing
  return {
    pose,
    fontNames: new Set(items.map((item) => item.fontName)),
    characters: items.reduce((count, item) => count + item.str.trim().length, 0),
    toRuns: (styleOf) =>
      placed.flatMap((run, index) => (run ? [inStyle(run, styleOf(itemAt(items, index).fontName))] : [])),
  }
}

/** The runs of a page of vertical writing, where Latin words lie on their side. */
function layAllFlat(
  items: readonly TextItem[],
  standing: readonly (GlyphRun | undefined)[],
  upright: Pose,
): (GlyphRun | undefined)[] {
  const bounds = columnBounds(standing.filter((run) => run !== undefined))
  return items.map((item, index) => {
    const run = standing[index]
    if (!run) return toRun(item, turnLeft(upright).view)
    return run.y > bounds.top && run.y < bounds.bottom ? layFlat(run, upright.width) : undefined
  })
}
