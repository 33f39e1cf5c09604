/** Uploads are never served as a page of ours, and their addresses cannot be made or kept (security.md, "Web"). */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signFile } from '#server/documents/signed-url.ts'
import { Client, signUp, startService, type TestService } from './test-service.ts'

const PAGE =
  '<!doctype html><html><body><script>alert(document.cookie)</script><p>Bees live in hives. Honey is made by bees.</p></body></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
const LIFE_MS = 10 * 60_000

describe('a file', () => {
  let running: TestService
  let teacher: Client
  let pdf: Buffer
  let clockMs = 0
  beforeAll(async () => {
    running = await startService({}, { now: () => new Date(Date.now() + clockMs) })
    teacher = await signUp(running.url)
    pdf = await readFile('samples/honey-bees.pdf')
    await running.service.db.updateTable('school').set({ tier: 'pro' }).execute()
  })
  afterAll(() => running?.end())
  const addressOf = async (id: string): Promise<string> =>
    `/${new URL((await teacher.get(`/documents/${id}/url`)).body.data.url).pathname}`
  const fetched = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    new Client(running.url).raw('GET', path, { headers })
  const upload = async (name: string, bytes: Uint8Array): Promise<string> =>
    (await teacher.upload([{ name, bytes }], '?onDuplicate=keep')).body.data.id

  const bytesOf = (text: string): Uint8Array => Buffer.from(text)
  test.each([
    { name: 'page.txt', bytes: () => bytesOf(PAGE), type: 'text/plain; charset=utf-8', kind: 'attachment' },
    { name: 'picture.txt', bytes: () => bytesOf(SVG), type: 'text/plain; charset=utf-8', kind: 'attachment' },
    { name: 'page.html.txt', bytes: () => bytesOf(PAGE), type: 'text/plain; charset=utf-8', kind: 'attachment' },
    { name: 'page.pdf', bytes: () => bytesOf(PAGE), type: 'application/pdf', kind: 'inline' },
    { name: 'page.doc', bytes: () => bytesOf(PAGE), type: 'application/msword', kind: 'attachment' },
    {
      name: 'page.docx',
      bytes: () => bytesOf(PAGE),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      kind: 'attachment',
    },
    {
      name: 'page.pptx',
      bytes: () => bytesOf(PAGE),
      type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      kind: 'attachment',
    },
    {
      name: 'both.pdf',
      bytes: () => Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf]),
      type: 'application/pdf',
      kind: 'inline',
    },
    { name: 'true.pdf', bytes: () => pdf, type: 'application/pdf', kind: 'inline' },
  ])('$name is served as $type, $kind, and nothing of it runs', async ({ name, bytes, type, kind }) => {
    const given = bytes()
    const answer = await fetched(await addressOf(await upload(name, given)))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'content-disposition': `${kind}; filename="${name}"`,
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(given)).toBe(true)
  })

  test.each(['page.html', 'page.htm', 'page.xhtml', 'picture.svg', 'page.xml', 'page', 'page.txt.html', 'script.js'])(
    '%s is not taken',
    async (name) => {
      const { status, body } = await teacher.upload([{ name, bytes: bytesOf(PAGE) }])
      expect([status, body.code]).toEqual([415, 'file_type_unsupported'])
    },
  )

  test('no name of a file puts a line into a header', async () => {
    const answer = await fetched(await addressOf(await upload('a"\r\nset-cookie: x=1; é\\.txt', bytesOf('Bees.'))))
    expect(answer.headers.get('content-disposition')).not.toMatch(/[\r\n]|[^\\]"[^";]*"[^;]/)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  describe('by its short-lived address', () => {
    let id: string
    let path: string
    beforeAll(async () => {
      id = await upload('true.pdf', pdf)
      path = await addressOf(id)
    })
    const parts = (): [string, string] => path.slice('//files/'.length).split('.') as [string, string]

    test('is open to whoever has the address, and is whole', async () => {
      expect(Buffer.from(await (await fetched(path)).arrayBuffer()).equals(pdf)).toBe(true)
    })
    test('is gone when its time is over, to the second', async () => {
      const { data } = (await teacher.get(`/documents/${id}/url`)).body
      expect(new Date(data.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(LIFE_MS)
      clockMs = LIFE_MS - 30_000
      const before = await fetched(path)
      clockMs = LIFE_MS + 30_000
      const after = await fetched(path)
      clockMs = 0
      expect([before.status, after.status]).toEqual([200, 404])
    })
    test('is gone while its document is in the bin', async () => {
      await teacher.call('DELETE', `/documents/${id}`)
      expect((await fetched(path)).status).toBe(404)
      await teacher.post(`/documents/${id}/restore`)
      expect((await fetched(path)).status).toBe(200)
    })

    const late = (grant: readonly [string, string, number]): string =>
      Buffer.from(JSON.stringify([grant[0], grant[1], grant[2] + 1e9])).toString('base64url')
    const grantOf = (): [string, string, number] =>
      JSON.parse(Buffer.from(parts()[0], 'base64url').toString()) as [string, string, number]
    const flipped = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    test.each([
      { name: 'a later end under the same signature', token: () => `${late(grantOf())}.${parts()[1]}` },
      { name: 'another signature', token: () => `${parts()[0]}.${flipped(parts()[1])}` },
      { name: 'half a signature', token: () => `${parts()[0]}.${parts()[1].slice(0, 20)}` },
      { name: 'no signature', token: () => parts()[0] },
      { name: 'an empty signature', token: () => `${parts()[0]}.` },
      { name: 'more behind the signature', token: () => `${parts().join('.')}.x` },
      {
        name: 'the secret of another server',
        token: () => signFile('another secret', { schoolId: grantOf()[0], documentId: id }, new Date()).token,
      },
      {
        name: 'an empty secret',
        token: () => signFile('', { schoolId: grantOf()[0], documentId: id }, new Date()).token,
      },
      {
        name: 'a document that is not there',
        token: () =>
          signFile(running.service.secret, { schoolId: grantOf()[0], documentId: 'd_none' }, new Date()).token,
      },
      {
        name: 'the document of another school',
        token: () => signFile(running.service.secret, { schoolId: 's_other', documentId: id }, new Date()).token,
      },
      { name: 'the id of the document', token: () => id },
      { name: 'a session token', token: () => teacher.token! },
      { name: 'nothing that can be read', token: () => '%F0%28%8C%28.x' },
    ])('is not given for $name, and all of these look the same', async ({ token }) => {
      const answer = await fetched(`//files/${token()}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ success: false, error: expect.any(String), code: 'not_found' })
    })
    test('its owner’s session adds nothing to a forged address', async () => {
      expect((await fetched(`//files/${parts()[0]}.x`, { authorization: `Bearer ${teacher.token}` })).status).toBe(404)
    })
    test('its address tells neither session nor secret, and differs by document', async () => {
      const other = await addressOf(await upload('true.txt', bytesOf('Bees live in hives.')))
      expect(path).not.toContain(teacher.token!.split('.')[0])
      expect(path).not.toContain(running.service.secret)
      expect(other.split('.')[1]).not.toBe(parts()[1])
    })
  })
})
