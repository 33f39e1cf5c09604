/** Draws coordinate axes and those of diagrams, with their grids, numbers and titles. */
import { firstOf } from '#domain/must-be-there.ts'
import { arrowHead, label, rule, type Sheet } from './sheet.ts'
import type { AxesItem, Tick, XY } from './shapes.ts'

const TICK = 2
const NUMBER_SIZE = 9

export function drawAxes(sheet: Sheet, item: AxesItem): void {
  const { x, y } = item
  const origin: XY = item.diagram
    ? [x[0], y[0]]
    : [Math.min(Math.max(0, x[0]), x[1]), Math.min(Math.max(0, y[0]), y[1])]
  const [ox, oy] = sheet.place(origin)
  const [left, top] = sheet.place([x[0], y[1]])
  const [right, bottom] = sheet.place([x[1], y[0]])
  if (item.grid) drawGrid(sheet, item, [left, top], [right, bottom])
  if (item.diagram) {
    drawUpright(sheet, item, ox, top, bottom)
    rule(
      sheet,
      [
        [ox, oy],
        [right, oy],
      ],
      'line',
    )
  } else {
    // Beyond their ranges, so that the heads stand free of the curves.
    rule(
      sheet,
      [
        [left - 3, oy],
        [right + 7, oy],
      ],
      'line',
    )
    rule(
      sheet,
      [
        [ox, bottom + 3],
        [ox, top - 7],
      ],
      'line',
    )
    arrowHead(sheet, [right + 9, oy], [left, oy])
    arrowHead(sheet, [ox, top - 9], [ox, bottom])
  }
  for (const tick of item.xTicks) drawXTick(sheet, tick, sheet.place([tick.at, 0])[0], oy, item)
  for (const tick of item.yTicks) drawYTick(sheet, tick, ox, sheet.place([0, tick.at])[1], item)
  if (item.diagram) titles(sheet, item, [left, top], [right, bottom])
  else names(sheet, item, [ox, oy], right + 9, top - 9)
}

/** The foot of an axis that does not start at 0 has a kink. */
function drawUpright(sheet: Sheet, item: AxesItem, x: number, top: number, bottom: number): void {
  if (item.bare === 'y') return
  if (!item.broken.includes('y'))
    return rule(
      sheet,
      [
        [x, bottom],
        [x, top],
      ],
      'line',
    )
  rule(
    sheet,
    [
      [x, bottom],
      [x, bottom - 3],
      [x - 2.5, bottom - 4.5],
      [x + 2.5, bottom - 7.5],
      [x, bottom - 9],
      [x, top],
    ],
    'line',
  )
}

function drawGrid(sheet: Sheet, { xTicks, yTicks, diagram }: AxesItem, [left, top]: XY, [right, bottom]: XY): void {
  if (!diagram)
    for (const { at } of xTicks) {
      const x = sheet.place([at, 0])[0]
      rule(
        sheet,
        [
          [x, top],
          [x, bottom],
        ],
        'faint',
      )
    }
  for (const { at } of yTicks) {
    const y = sheet.place([0, at])[1]
    if (Math.abs(y - bottom) > 0.5)
      rule(
        sheet,
        [
          [left, y],
          [right, y],
        ],
        'faint',
      )
  }
  if (diagram)
    for (const { at, prose } of xTicks)
      if (prose !== true) {
        const x = sheet.place([at, 0])[0]
        rule(
          sheet,
          [
            [x, top],
            [x, bottom],
          ],
          'faint',
        )
      }
}

function drawXTick(sheet: Sheet, { at, label: text, prose = false }: Tick, x: number, y: number, item: AxesItem): void {
  if (!prose)
    rule(
      sheet,
      item.diagram
        ? [
            [x, y],
            [x, y + TICK + 0.5],
          ]
        : [
            [x, y - TICK],
            [x, y + TICK],
          ],
      'mark',
    )
  if (text === undefined) return
  label(
    sheet,
    { text, prose, owner: `the number ${at} of an axis`, size: prose ? 9 : NUMBER_SIZE },
    (halfWidth, halfHeight) => {
      const below = y + halfHeight + TICK + 2.5
      if (item.diagram) return [{ x, y: below, cost: 0 }]
      const above = y - halfHeight - TICK - 2.5
      const aside = halfWidth + 2.5
      return [
        { x, y: below, cost: 0 },
        { x: x - aside, y: below, cost: 2 },
        { x: x + aside, y: below, cost: 2 },
        { x, y: above, cost: 2.5 },
        { x: x - aside, y: above, cost: 3.5 },
        { x: x + aside, y: above, cost: 3.5 },
      ]
    },
  )
}

function drawYTick(sheet: Sheet, { at, label: text, prose = false }: Tick, x: number, y: number, item: AxesItem): void {
  rule(
    sheet,
    item.diagram
      ? [
          [x - TICK - 0.5, y],
          [x, y],
        ]
      : [
          [x - TICK, y],
          [x + TICK, y],
        ],
    'mark',
  )
  if (text === undefined) return
  label(sheet, { text, prose, owner: `the number ${at} of an axis`, size: NUMBER_SIZE }, (halfWidth, halfHeight) => {
    const before = x - halfWidth - TICK - 2.5
    if (item.diagram) return [{ x: before, y, cost: 0 }]
    const after = x + halfWidth + TICK + 2.5
    const aside = halfHeight + 2.5
    return [
      { x: before, y, cost: 0 },
      { x: before, y: y - aside, cost: 2 },
      { x: before, y: y + aside, cost: 2 },
      { x: after, y, cost: 2.5 },
      { x: after, y: y - aside, cost: 3.5 },
      { x: after, y: y + aside, cost: 3.5 },
    ]
  })
}

/** `x` at the right end, `y` at the top, O in the corner where most room is. */
function names(
  sheet: Sheet,
  { xLabel, yLabel, origin, x, y }: AxesItem,
  [ox, oy]: XY,
  right: number,
  top: number,
): void {
  label(sheet, { text: xLabel, owner: 'the x-axis' }, (halfWidth, halfHeight) => [
    { x: right + halfWidth + 3, y: oy, cost: 0 },
    { x: right - halfWidth, y: oy + halfHeight + 5, cost: 2 },
  ])
  label(sheet, { text: yLabel, owner: 'the y-axis' }, (halfWidth, halfHeight) => [
    { x: ox, y: top - halfHeight - 3, cost: 0 },
    { x: ox - halfWidth - 5, y: top + halfHeight, cost: 2 },
  ])
  if (!origin || x[0] > 0 || x[1] < 0 || y[0] > 0 || y[1] < 0) return
  label(sheet, { text: 'O', owner: 'the origin' }, (halfWidth, halfHeight) =>
    (
      [
        [-1, 1, 0],
        [1, 1, 1],
        [-1, -1, 1.5],
        [1, -1, 2],
      ] as const
    ).flatMap(([sx, sy, cost]) =>
      [2.6, 5, 8].map((more) => ({
        x: ox + sx * (halfWidth + more),
        y: oy + sy * (halfHeight + more),
        cost: cost + 0.2 * more,
      })),
    ),
  )
}

/** Below the numbers and, turned, beside them. */
function titles(
  sheet: Sheet,
  { xLabel, yLabel, xTicks, yTicks }: AxesItem,
  [left, top]: XY,
  [right, bottom]: XY,
): void {
  const belowNumbers = Math.max(
    0,
    ...sheet.labels
      .filter(({ owner }) => owner.startsWith('the number'))
      .map(({ candidates, halfHeight }) => firstOf(candidates).y + halfHeight)
      .filter((low) => low > bottom),
    bottom + (xTicks.length > 0 ? 4 : 0),
  )
  const besideNumbers = Math.min(
    left - (yTicks.length > 0 ? 4 : 0),
    ...sheet.labels
      .filter(({ owner, candidates }) => owner.startsWith('the number') && firstOf(candidates).y < bottom)
      .map(({ candidates, halfWidth }) => firstOf(candidates).x - halfWidth),
  )
  label(sheet, { text: xLabel, owner: 'the title of the x-axis', prose: true }, (_, halfHeight) => [
    { x: (left + right) / 2, y: belowNumbers + halfHeight + 5, cost: 0 },
  ])
  label(sheet, { text: yLabel, owner: 'the title of the y-axis', prose: true, turned: true }, (halfWidth) => [
    { x: besideNumbers - halfWidth - 5, y: (top + bottom) / 2, cost: 0 },
  ])
}
