/** POST /render and /render/batch */
import { renderBatch, renderLatex } from '#contract/render.ts'
import { parseInterfaceLanguage } from '#domain/language.ts'
import { err, ok } from '#domain/result.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import type { RenderedLatex } from '#sandbox/rendering/render-in-child.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { nameFault } from '../foundation/name-fault.ts'

type Needed = Pick<Service, 'rendering' | 'log'>

type Look = {
  readonly fontSize?: number | undefined
  readonly background?: string | undefined
  readonly packages: readonly string[]
}

const lookOf = ({ fontSize, background, packages }: Look) => ({
  packages,
  ...(fontSize === undefined ? {} : { fontSize }),
  ...(background === undefined || background === 'transparent' ? {} : { background }),
})

export const one = ({ rendering }: Needed) =>
  endpoint(renderLatex, async ({ body: { latex, format, dpi, ...look }, access, request }) => {
    const asker = { account: access.user.schoolId, signal: request.signal }
    const drawn = await rendering.renderInChild({ latex, format, dpi, ...lookOf(look) }, asker)
    if (!drawn.ok && drawn.error.kind === 'busy') return err({ code: 'busy' } as const)
    return drawn.ok ? ok({ image: dataUrl(drawn.value) }) : err({ code: 'render_failed', fault: drawn.error })
  })

export const batch = ({ rendering, log }: Needed) =>
  endpoint(renderBatch, async ({ body: { items, defaultFormat, defaultDpi }, access, request }) => {
    const asker = { account: access.user.schoolId, signal: request.signal }
    const messages = messagesIn(parseInterfaceLanguage(request.headers.get('x-language') ?? '') ?? 'en')
    try {
      return ok({
        results: await Promise.all(
          items.map(async ({ id, latex, format = defaultFormat, dpi = defaultDpi, ...look }) => {
            const drawn = await rendering.renderInChild({ latex, format, dpi, ...lookOf(look) }, asker)
            return drawn.ok
              ? { id, success: true, image: dataUrl(drawn.value) }
              : { id, success: false, error: wordRefusal({ code: 'render_failed', fault: drawn.error }, messages) }
          }),
        ),
      })
    } catch (error) {
      if (request.signal.aborted) throw error
      log.error({ fault: nameFault(error) }, 'no child could be started to draw LaTeX')
      return err({ code: 'batch_render_failed' })
    }
  })

const dataUrl = (drawn: RenderedLatex): string =>
  drawn.format === 'svg'
    ? `data:image/svg+xml;base64,${Buffer.from(drawn.svg).toString('base64')}`
    : `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`
