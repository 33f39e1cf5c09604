/** GET /openapi.json and /docs */
import { openApi, reference } from '#contract/system.ts'
import { ROUTES } from '#contract/routes.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import { openApiDocument } from './openapi.ts'
import { referencePage, REFERENCE_CSP } from './reference-page.ts'

export const json = () => {
  const text = JSON.stringify(openApiDocument(ROUTES))
  return endpoint(openApi, async () =>
    ok({ reply: new Response(text, { headers: { 'content-type': 'application/json' } }) }),
  )
}

export const page = () => {
  const html = referencePage(ROUTES)
  return endpoint(reference, async () =>
    ok({
      reply: new Response(html, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': REFERENCE_CSP },
      }),
    }),
  )
}
