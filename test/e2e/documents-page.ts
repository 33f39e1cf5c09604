/** What tests of the first two steps do on the page. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'

export type PickedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export const sample = (name: string): PickedFile => ({ name, mimeType: '', buffer: readFileSync(`samples/${name}`) })
export const textFile = (name: string, text: string): PickedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** With the button and the browser's own picker. */
export async function chooseFiles(page: Page, ...files: readonly PickedFile[]): Promise<void> {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ])
  await picker.setFiles([...files])
}

export async function expectAccessible(page: Page, state: string): Promise<void> {
  // The paper beside it has tests of its own, and is large.
  expect(await axeFaults(page, { without: ['aside'] }), state).toEqual([])
}

/**
 * Drops a file on the page, or pastes it, as the browser would hand it over. Tests compile without the browser's types,
 * so what runs there is text.
 */
export const handOver = (page: Page, kind: 'drop' | 'paste', { name, buffer }: PickedFile): Promise<void> =>
  page.evaluate(`{
  const held = new DataTransfer()
  held.items.add(new File([${JSON.stringify(buffer.toString())}], ${JSON.stringify(name)}))
  const events = ${JSON.stringify(kind)} === 'paste'
    ? [new ClipboardEvent('paste', { clipboardData: held, bubbles: true })]
    : ['dragenter', 'drop'].map((kind) => new DragEvent(kind, { dataTransfer: held, bubbles: true, cancelable: true }))
  for (const event of events) document.body.dispatchEvent(event)
}`)

/** Uploads by the API, and waits until it was read. */
export async function storeDocument(context: BrowserContext, url: string, file: string): Promise<string> {
  const answer = await context.request.post(`${url}/api/v1/documents`, {
    multipart: { file: { ...sample(basename(file)), mimeType: 'application/octet-stream' } },
    headers: { origin: url },
  })
  const { data } = (await answer.json()) as { readonly data: { readonly id: string } }
  await expect
    .poll(
      async () =>
        (
          (await (await context.request.get(`${url}/api/v1/documents/${data.id}`)).json()) as {
            readonly data: { readonly status: string }
          }
        ).data.status,
    )
    .toBe('ready')
  return data.id
}

/** Moves the focus with the Tab key until it stands on what has this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate<string>(
      `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`,
    )
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${name}`)
}
