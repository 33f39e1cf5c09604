/** A Word document as docx-preview shows it in a browser without a screen. */
import { JSDOM } from 'jsdom'
import { vi } from 'vitest'

export async function previewText(bytes: Uint8Array): Promise<string> {
  const { window } = new JSDOM('<!doctype html><body></body>')
  vi.stubGlobal('window', window)
  for (const name of ['document', 'DOMParser', 'XMLSerializer', 'Node', 'Element', 'HTMLElement'] as const)
    vi.stubGlobal(name, window[name])
  // The DOM of this library has no styles of equations.
  Object.defineProperty(window.Element.prototype, 'style', { configurable: true, get: () => ({}) })
  const { renderAsync } = await import('docx-preview')
  const page = window.document.createElement('div')
  await renderAsync(Buffer.from(bytes), page, window.document.createElement('div'), {
    useBase64URL: true,
  })
  return page.textContent ?? ''
}
