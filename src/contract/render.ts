/** Routes that draw LaTeX. They stand outside of `/api/v1`, as the specification writes them (decision D25). */
import { z } from 'zod'
import { route } from './route.ts'

const group = 'Drawing'

/** Of one call of `/render/batch`. */
export const MOST_RENDERED = 20

const latex = z.string().min(1).max(50_000)
const format = z.enum(['svg', 'png'])
const dpi = z.coerce.number().int().min(36).max(600)
const look = {
  /** Of the letters, in points. */
  fontSize: z.coerce.number().min(4).max(72).optional(),
  /** A colour by its name or as `#ffffff`; `transparent` unless named. */
  background: z
    .string()
    .regex(/^(?:[a-zA-Z]{3,25}|#(?:[\da-fA-F]{3}|[\da-fA-F]{6}))$/, 'expected the name of a colour, or #rrggbb')
    .optional(),
  /** Of LaTeX, for a drawing. */
  packages: z.array(z.string().max(100)).max(20).default([]),
}
/** A data URL. */
const image = z.string()

export const renderLatex = route({
  method: 'POST',
  path: '//render',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: ['render_failed', 'busy'],
  summary: 'A formula, or a drawing in TikZ or pgfplots, as an image: `image` is a data URL of the SVG or PNG.',
  body: z.object({ latex, format: format.default('svg'), dpi: dpi.default(150), ...look }),
  answer: z.object({ image }),
})
export const renderBatch = route({
  method: 'POST',
  path: '//render/batch',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: ['batch_render_failed'],
  summary: `Up to ${MOST_RENDERED} images at once; each succeeds or fails by itself.`,
  body: z.object({
    items: z
      .array(z.object({ id: z.string().max(200), latex, format: format.optional(), dpi: dpi.optional(), ...look }))
      .min(1)
      .max(MOST_RENDERED),
    defaultFormat: format.default('svg'),
    defaultDpi: dpi.default(150),
  }),
  answer: z.object({
    results: z.array(
      z.object({ id: z.string(), success: z.boolean(), image: image.optional(), error: z.string().optional() }),
    ),
  }),
})
