import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { RenderFault } from '#domain/render-fault.ts'
import { openRenderingPool } from './render-in-child.ts'
import { DEEP } from '#test/deep.ts'

const order = (latex: string, format: 'svg' | 'png' = 'svg') => ({ latex, format, dpi: 100, packages: [] })
const tikz = (body: string): string => `\\begin{tikzpicture}${body}\\end{tikzpicture}`

describe('hostile LaTeX ends in a fault within the clock', () => {
  const pool = openRenderingPool({ atOnce: 1, spares: 0, processLimits: { jobMs: 4000 } })
  afterAll(() => pool.close())
  const kinds = async (latex: string): Promise<RenderFault | 'drawn'> => {
    const drawn = await pool.renderInChild(order(latex))
    return drawn.ok ? 'drawn' : drawn.error
  }

  type Hostile = {
    readonly name: string
    readonly latex: string
    readonly kind: RenderFault['kind'] | readonly RenderFault['kind'][]
  }
  const hostile: readonly Hostile[] = [
    { name: 'a loop', latex: `\\def\\a{\\a}${tikz('\\a')}`, kind: 'too_slow' },
    { name: 'a loop that grows', latex: `\\def\\a{x\\a}${tikz('\\node{\\a};')}`, kind: ['latex', 'too_slow'] },
    {
      name: 'a macro that doubles without end',
      latex: `\\def\\a#1{\\a{#1#1}}${tikz('\\a x')}`,
      kind: ['latex', 'too_slow'],
    },
    { name: 'a file of the machine', latex: tikz('\\input{/etc/passwd}'), kind: 'latex' },
    {
      name: 'a file of the machine, by primitives',
      latex: tikz('\\csname @@input\\endcsname /etc/passwd '),
      kind: 'latex',
    },
    { name: 'nesting of 20,000 groups', latex: tikz('{'.repeat(20_000)), kind: ['latex', 'too_slow', 'failed'] },
    {
      name: 'output without end',
      latex: tikz('\\foreach \\x in {1,...,100000} \\draw (0,0) -- (\\x/100000,1);'),
      kind: ['latex', 'too_slow', 'too_large'],
    },
    { name: 'a picture of a kilometre', latex: tikz('\\draw (0,0) -- (500,500);'), kind: ['latex', 'too_large'] },
    {
      name: 'markup of its own',
      latex: tikz('\\special{dvisvgm:raw <script>alert(1)</script>}\\draw (0,0) -- (1,1);'),
      kind: 'latex',
    },
    {
      name: 'a picture from elsewhere',
      latex: tikz('\\special{dvisvgm:raw <image href="http://evil.example/x.png"/>}\\draw (0,0) -- (1,1);'),
      kind: 'latex',
    },
    {
      name: 'a link in a colour',
      latex: tikz(
        '\\special{dvisvgm:raw <g fill="url(http://evil.example)">}\\draw (0,0) -- (1,1);\\special{dvisvgm:raw </g>}',
      ),
      kind: 'latex',
    },
    {
      name: 'symbols that use symbols',
      latex: tikz(
        '\\special{dvisvgm:raw <defs><symbol id="a"><use xlink:href="#b"/></symbol></defs>}\\draw (0,0) -- (1,1);',
      ),
      kind: 'latex',
    },
    { name: 'an unknown command', latex: tikz('\\draww (0,0) -- (1,1);'), kind: 'latex' },
    { name: 'a picture that does not end', latex: '\\begin{tikzpicture}\\draw (0,0) -- (1,1);', kind: 'latex' },
    { name: 'a question for the terminal', latex: tikz('\\read16 to \\x'), kind: 'latex' },
    { name: 'an unknown package', latex: `\\usepackage{tkz-euclide}${tikz('')}`, kind: 'no_such_package' },
    { name: 'a package by a path', latex: `\\usepackage{../../etc/passwd}${tikz('')}`, kind: 'no_such_package' },
    { name: 'an unknown library', latex: `\\usetikzlibrary{nothing}${tikz('')}`, kind: 'no_such_library' },
    { name: 'nothing', latex: tikz(''), kind: 'nothing_drawn' },
    { name: 'a sign of no font', latex: tikz('\\node {\u{1F600}};'), kind: 'no_such_sign' },
    { name: 'a link in a formula', latex: '\\href{javascript:alert(1)}{x}', kind: 'latex' },
    { name: 'a class in a formula', latex: '\\class{evil}{x}', kind: 'latex' },
    { name: 'a style in a formula', latex: '\\style{background:url(http://evil.example)}{x}', kind: 'latex' },
    { name: 'a definition in a formula', latex: '\\newcommand{\\a}{\\a\\a}\\a', kind: 'latex' },
    {
      name: 'a formula of 3,000 braces',
      latex: `${'{'.repeat(3000)}x${'}'.repeat(3000)}`,
      kind: ['latex', 'too_long'],
    },
    { name: 'a formula of 50 kB', latex: 'x+'.repeat(25_000), kind: 'too_long' },
  ]
  const endsAsSaid = async ({ latex, kind }: Hostile): Promise<void> => {
    const fault = await kinds(latex)
    expect(typeof kind === 'string' ? [kind] : kind).toContain(fault === 'drawn' ? fault : fault.kind)
  }
  // Each runs for as long as a drawing may; one of them shows how that ends.
  const endless = ['a loop that grows', 'a macro that doubles without end', 'output without end']
  test.each(hostile.filter(({ name }) => !endless.includes(name)))('$name', endsAsSaid)
  test.each(hostile.filter(({ name }) => endless.includes(name)))('$name', DEEP, endsAsSaid)
  test.each([
    ['\\write18', tikz('\\immediate\\write18{touch /tmp/setpaper-written}\\draw (0,0) -- (1,1);')],
    ['\\openout', tikz('\\immediate\\openout3=/tmp/setpaper-written \\immediate\\write3{x}\\draw (0,0) -- (1,1);')],
    [
      '\\openin',
      tikz('\\openin3=/etc/passwd \\ifeof3 \\draw (0,0) -- (1,1);\\else \\read3 to\\x \\errmessage{\\x}\\fi'),
    ],
  ])('%s touches nothing of the machine', async (_name, latex) => {
    expect(await kinds(latex)).toBe('drawn')
    const { existsSync } = await import('node:fs')
    expect(existsSync('/tmp/setpaper-written')).toBe(false)
  })
  test('what one source defines the next does not know', async () => {
    expect(await kinds(`\\gdef\\mine{x}${tikz('\\node {\\mine};')}`)).toBe('drawn')
    expect(await kinds(tikz('\\node {\\mine};'))).toMatchObject({
      kind: 'latex',
      message: 'Undefined control sequence.',
    })
  })
  test('the fault says what is wrong, and where', async () => {
    expect(await kinds(tikz('\n\\draww (0,0);'))).toEqual({
      kind: 'latex',
      message: 'Undefined control sequence.',
      near: '\\draww',
    })
  })
  test('a formula is drawn while a drawing loops', async () => {
    const loop = pool.renderInChild(order(`\\def\\a{\\a}${tikz('\\a')}`))
    const first = await Promise.race([
      loop.then(() => 'drawing'),
      pool.renderInChild(order('x^2')).then(() => 'formula'),
    ])
    expect(first).toBe('formula')
    expect(await loop).toMatchObject({ ok: false, error: { kind: 'too_slow' } })
  })
})

describe('a batch without end', () => {
  // No clock ends it here: whoever waits for it waits for good.
  const pool = openRenderingPool({ atOnce: 1, spares: 0, processLimits: { jobMs: 110_000 } })
  afterAll(() => pool.close())
  const loop = order(`\\def\\a{\\a}${tikz('\\a')}`)
  let drawings = 0
  const draw = async (account: string): Promise<number> => {
    const began = performance.now()
    const drawn = await pool.renderInChild(order(tikz(`\\draw (0,0) -- (1,${(drawings += 1)});`)), { account })
    expect(drawn.ok).toBe(true)
    return performance.now() - began
  }

  test(
    "delays another account's drawing by no more than two seconds, and is over when its caller goes",
    DEEP,
    async () => {
      await Promise.all([draw('greedy'), draw('other')])
      const delays: number[] = []
      // Another program may take the processors for a while: what the batch itself takes it takes each time.
      for (let turn = 0; turn < 3 && (delays.at(-1) ?? Infinity) > 2_000; turn += 1) {
        const alone = await draw('other')
        const caller = new AbortController()
        const batch = Array.from({ length: 20 }, () =>
          pool.renderInChild(loop, { account: 'greedy', signal: caller.signal }),
        )
        delays.push((await draw('other')) - alone)
        caller.abort(new Error('gone'))
        const ended = await Promise.allSettled(batch)
        expect(ended.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual(
          batch.map(() => 'gone'),
        )
        await draw('greedy')
      }
      expect(Math.min(...delays)).toBeLessThan(2_000)
    },
  )
})

describe('a rendering child is not believed', () => {
  const pool = openRenderingPool({
    atOnce: 1,
    spares: 0,
    entry: fileURLToPath(new URL('../../../test/sandbox/rendering-child.ts', import.meta.url)),
  })
  afterAll(() => pool.close())
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1pt" height="1pt" viewBox="0 0 1 1"><path d="M0 0L1 1"/></svg>'

  test.each<{ name: string; answers: readonly object[]; format?: 'svg' | 'png'; ok?: true }>([
    { name: 'an SVG', answers: [{ json: { svg } }], ok: true },
    {
      name: 'a PNG that was announced',
      answers: [{ json: { png: true } }, { text: '\x89PNG\r\n\x1A\n…' }],
      format: 'png',
      ok: true,
    },
    { name: 'nothing', answers: [] },
    { name: 'a script', answers: [{ json: { svg: svg.replace('<path', '<script/><path') } }] },
    { name: 'a page', answers: [{ json: { svg: '<html></html>' } }] },
    { name: 'an event', answers: [{ json: { svg: svg.replace('<path', '<foreignObject/><path onload="x"') } }] },
    { name: 'two answers', answers: [{ json: { svg } }, { json: { svg } }] },
    { name: 'bytes that are no PNG', answers: [{ json: { png: true } }, { text: '<html>' }], format: 'png' },
    { name: 'a PNG out of nowhere', answers: [{ text: '\x89PNG\r\n\x1A\n…' }], format: 'png' },
    { name: 'an SVG for a PNG', answers: [{ json: { svg } }], format: 'png' },
  ])('$name', async ({ answers, format = 'svg', ok }) => {
    const drawn = await pool.renderInChild(order(JSON.stringify(answers), format))
    if (ok === true) expect(drawn.ok).toBe(true)
    else expect(drawn).toEqual({ ok: false, error: { kind: 'failed' } })
  })
})
