import { expect, test } from 'vitest'
import type { RenderFault } from '#domain/render-fault.ts'
import { err, ok } from '#domain/result.ts'
import { rememberDrawn } from './remember-drawn.ts'

const order = (latex: string, dpi = 72) => ({ latex, format: 'svg', dpi, packages: [] }) as const

function openCounted(fault?: RenderFault) {
  const asked: string[] = []
  const remembering = rememberDrawn({
    async renderInChild({ latex }) {
      asked.push(latex)
      return fault === undefined ? ok({ format: 'svg', svg: `<svg ${latex}/>` }) : err(fault)
    },
    close: async () => undefined,
  })
  return { asked, remembering }
}

test('the same order is drawn once, another look is another order', async () => {
  const { asked, remembering } = openCounted()
  const first = await remembering.renderInChild(order('x'))
  expect(await remembering.renderInChild(order('x'))).toEqual(first)
  await remembering.renderInChild(order('x', 300))
  expect(asked).toEqual(['x', 'x'])
})
test.each<[string, RenderFault, number]>([
  ['what is wrong in the LaTeX is told again without a try', { kind: 'latex', message: 'no', near: '' }, 1],
  ['what may go well at another time is tried again', { kind: 'too_slow', seconds: 15 }, 2],
])('%s', async (_what, fault, tries) => {
  const { asked, remembering } = openCounted(fault)
  await remembering.renderInChild(order('x'))
  expect(await remembering.renderInChild(order('x'))).toEqual(err(fault))
  expect(asked).toHaveLength(tries)
})
test('the oldest drawings are forgotten first', async () => {
  const { asked, remembering } = openCounted()
  for (let each = 0; each <= 1_000; each += 1) await remembering.renderInChild(order(`x_{${each}}`))
  await remembering.renderInChild(order('x_{1000}'))
  await remembering.renderInChild(order('x_{0}'))
  expect(asked.slice(1_000)).toEqual(['x_{1000}', 'x_{0}'])
})
