/** POST /render and /render/batch, and the figures of papers that come as LaTeX. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPdf } from '../golden/read-pdf.ts'
import { signUp, startService, type Answer, type Client, type TestService } from './test-service.ts'

let running: TestService
let teacher: Client
beforeAll(async () => {
  running = await startService()
  teacher = await signUp(running.url)
})
afterAll(() => running?.end())

const PICTURE = '\\begin{tikzpicture}\\draw (0,0) node[left] {$A$} -- (4,0) node[right] {$B$};\\end{tikzpicture}'
const WRONG = '\\begin{tikzpicture}\\draww (0,0);\\end{tikzpicture}'
const imageOf = (answer: Answer): { readonly type: string; readonly bytes: Buffer } => {
  const [, type, base64] = /^data:([^;]+);base64,(.+)$/.exec(answer.body.data.image)!
  return { type: type!, bytes: Buffer.from(base64!, 'base64') }
}

describe('POST /render', () => {
  test('a formula as SVG, every letter an outline', async () => {
    const { type, bytes } = imageOf(await teacher.post('//render', { latex: '\\frac{1}{2}\\text{ 面積}' }))
    expect(type).toBe('image/svg+xml')
    expect(bytes.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="[\d.]+pt"/)
    expect(bytes.toString()).not.toContain('<text')
  })
  test('a formula as PNG: twice the dots, twice the size', async () => {
    const [small, large] = await Promise.all(
      [100, 200].map(async (dpi) =>
        imageOf(await teacher.post('//render', { latex: '$x^2$', format: 'png', dpi, background: '#ffffff' })),
      ),
    )
    expect(small!.type).toBe('image/png')
    expect(Math.abs(large!.bytes.readUInt32BE(16) / small!.bytes.readUInt32BE(16) - 2)).toBeLessThan(0.1)
  })
  test('a size of letters, and a ground', async () => {
    const width = async (fontSize: number): Promise<number> =>
      Number(
        /width="([\d.]+)pt"/.exec(
          imageOf(await teacher.post('//render', { latex: 'x', fontSize })).bytes.toString(),
        )![1],
      )
    expect((await width(24)) / (await width(12))).toBeCloseTo(2, 1)
    expect(imageOf(await teacher.post('//render', { latex: 'x', background: 'white' })).bytes.toString()).toContain(
      'fill="white"',
    )
    expect(
      imageOf(await teacher.post('//render', { latex: 'x', background: 'transparent' })).bytes.toString(),
    ).not.toContain('<rect')
  })
  test('TikZ as SVG and PNG', async () => {
    expect(imageOf(await teacher.post('//render', { latex: PICTURE })).bytes.toString()).toContain('<path')
    expect(
      imageOf(await teacher.post('//render', { latex: PICTURE, format: 'png' }))
        .bytes.subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })
  test('what is wrong in the LaTeX is said', async () => {
    const answer = await teacher.post('//render', { latex: WRONG })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      success: false,
      code: 'render_failed',
      error: 'LaTeX render failed: Undefined control sequence. It stopped at “\\begin{tikzpicture}\\draww”.',
    })
    expect((await teacher.post('//render', { latex: '\\nocommand' })).body.error).toContain('\\nocommand')
    expect((await teacher.post('//render', { latex: 'x', packages: [] }, { 'x-language': 'zh-TW' })).status).toBe(200)
    expect(
      (await teacher.post('//render', { latex: PICTURE, packages: ['tkz-euclide'] }, { 'x-language': 'zh-TW' })).body
        .error,
    ).toContain('沒有「tkz-euclide」這個套件')
  })
  test.each([
    ['no LaTeX', { latex: '' }],
    ['another format', { latex: 'x', format: 'jpeg' }],
    ['too many dots', { latex: 'x', dpi: 5000 }],
    ['a colour that is none', { latex: 'x', background: 'url(http://evil.example)' }],
    ['too much', { latex: 'x'.repeat(60_000) }],
  ])('%s is refused', async (_name, body) => expect((await teacher.post('//render', body)).status).toBe(400))
})

describe('POST /render/batch', () => {
  test('each succeeds or fails by itself', async () => {
    const { status, body } = await teacher.post('//render/batch', {
      items: [
        { id: 'a', latex: 'x^2' },
        { id: 'b', latex: WRONG },
        { id: 'c', latex: PICTURE, format: 'png' },
      ],
      defaultFormat: 'svg',
      defaultDpi: 100,
    })
    expect(status).toBe(200)
    expect(body.data.results).toMatchObject([
      { id: 'a', success: true, image: expect.stringMatching(/^data:image\/svg/) },
      { id: 'b', success: false, error: expect.stringContaining('LaTeX render failed: Undefined') },
      { id: 'c', success: true, image: expect.stringMatching(/^data:image\/png/) },
    ])
  })
  test('at most 20 at once', async () => {
    expect(
      (
        await teacher.post('//render/batch', {
          items: Array.from({ length: 21 }, (_, id) => ({ id: String(id), latex: 'x' })),
        })
      ).status,
    ).toBe(400)
  })
})

describe('what draws without end holds up no other account, and none when its caller hangs up', () => {
  const loop = (name: string): string => `\\def\\${name}{\\${name}}\\begin{tikzpicture}\\${name}\\end{tikzpicture}`
  const figure = (latex: string): object => ({
    type: 'short_answer',
    question: 'Find $AB$.',
    correctAnswer: '4',
    marks: 2,
    hasGeometry: true,
    geometryData: { latex, type: 'diagram' },
  })
  const paperOf = async (client: Client): Promise<string> =>
    (await client.post('/papers/preset', { paper: 2, structure: 'mock' })).body.data.id

  test.each([
    {
      what: 'a batch',
      method: 'POST',
      call: async () => ({
        path: '/render/batch',
        body: { items: Array.from({ length: 20 }, (_, id) => ({ id: String(id), latex: loop('a') })) },
      }),
      drawsOne: (client: Client, latex: string) => client.post('//render', { latex }),
    },
    {
      what: 'a paper',
      method: 'PATCH',
      call: async (client: Client) => ({
        path: `/api/v1/papers/${await paperOf(client)}`,
        body: { questions: Array.from({ length: 5 }, () => figure(loop('b'))) },
      }),
      drawsOne: async (client: Client, latex: string) =>
        client.call('PATCH', `/papers/${await paperOf(client)}`, { questions: [figure(latex)] }),
    },
  ])('$what', async ({ what, method, call, drawsOne }) => {
    const [greedy, other] = [await signUp(running.url), await signUp(running.url)]
    const asked = vi.spyOn(running.service.rendering, 'renderInChild')
    const caller = new AbortController()
    const { path, body } = await call(greedy)
    let ended = false
    const endless = fetch(`${running.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${greedy.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: caller.signal,
    })
      .catch(() => undefined)
      .finally(() => {
        ended = true
      })
    await expect.poll(() => asked.mock.calls.some(([{ latex }]) => latex.startsWith('\\def'))).toBe(true)
    const lines = (to: number): string => PICTURE.replaceAll('4,0', `${to},${what.length}`)
    expect((await drawsOne(other, lines(5))).status).toBe(200)
    expect(ended).toBe(false)
    caller.abort()
    await endless
    // Each of them would take 15 s.
    expect((await drawsOne(greedy, lines(6))).status).toBe(200)
    expect(await Promise.allSettled(asked.mock.results.map(({ value }) => value))).toContainEqual(
      expect.objectContaining({ status: 'rejected' }),
    )
    asked.mockRestore()
  })
})

test('where no child can be started', async () => {
  const broken = await startService({}, { children: 'own' })
  await broken.service.rendering.close()
  const other = await signUp(broken.url)
  expect(await other.post('//render', { latex: 'x' })).toMatchObject({
    status: 503,
    body: { success: false, code: 'busy' },
  })
  expect(await other.post('//render/batch', { items: [{ id: 'a', latex: 'x' }] })).toMatchObject({
    status: 503,
    body: { success: false, error: 'Batch LaTeX render failed' },
  })
  await broken.end()
})

describe('figures of papers', () => {
  const asked = (geometryData: object) => ({
    type: 'short_answer',
    question: 'Find $AB$.',
    correctAnswer: '4',
    marks: 2,
    hasGeometry: true,
    geometryData,
  })
  const paperWith = async (...questions: object[]): Promise<{ readonly id: string; readonly answer: Answer }> => {
    const made = await teacher.post('/papers/preset', { paper: 2, structure: 'mock' })
    const { id } = made.body.data
    return { id, answer: await teacher.call('PATCH', `/papers/${id}`, { questions }) }
  }
  const pdfText = async (reply: Response): Promise<string> =>
    (await readPdf(new Uint8Array(await reply.arrayBuffer()))).pages.join('\n')

  test('are drawn when the paper is stored', async () => {
    const { id, answer } = await paperWith(
      asked({ latex: PICTURE, type: 'diagram', caption: 'The line AB' }),
      asked({ latex: WRONG, type: 'diagram' }),
    )
    expect(answer.body.data.questions[0]).toMatchObject({
      figure: { svg: expect.stringMatching(/^<svg/), alt: 'The line AB', caption: 'The line AB' },
    })
    expect(answer.body.data.questions[0].geometryData).toBeUndefined()
    expect(answer.body.data.questions[1]).toMatchObject({
      hasGeometry: true,
      geometryData: { latex: WRONG, type: 'diagram', failed: true },
    })
    const stored = await teacher.get(`/papers/${id}`)
    expect(stored.body.data.questions).toEqual(answer.body.data.questions)
    expect(await pdfText(await teacher.raw('GET', `/papers/${id}/export/pdf`))).toContain('Failed to load diagram')
  })
  test('what could not be drawn keeps its LaTeX from whoever has the link', async () => {
    const { id } = await paperWith(
      asked({ latex: `${WRONG}\\message{the answer is four}`, type: 'diagram', caption: 'A line' }),
    )
    await teacher.post(`/papers/${id}/share`)
    const seen = await (await fetch(`${running.url}/api/v1/papers/${id}`)).text()
    expect(seen).toContain('"failed":true')
    expect(seen).not.toContain('draww')
    expect(seen).not.toContain('the answer is four')
  })
  test('stand in the PDF of a paper that is not stored', async () => {
    const reply = await teacher.raw('POST', '/papers/preview/pdf', {
      body: { title: 'Geometry', questions: [asked({ latex: PICTURE, type: 'diagram', caption: 'The line AB' })] },
      headers: { accept: 'application/pdf' },
    })
    expect(reply.status).toBe(200)
    const text = await pdfText(reply)
    expect(text).toContain('The line AB')
    expect(text).not.toContain('Failed to load diagram')
  })
})
