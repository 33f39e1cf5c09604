/** The picture of the graph: nothing overlaps, everything is joined in order, whatever the paper. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlowQuestion, FlowSection } from './flow-paper.ts'
import { layOutFlow, type FlowNode } from './lay-out-flow.ts'

function sectionsOf(counts: readonly number[]): FlowSection[] {
  let place = 0
  return counts.map((count, index) => {
    const questions = Array.from({ length: count }, (): FlowQuestion => {
      place += 1
      return {
        id: `q${place}`,
        number: String(place),
        place,
        type: 'short_answer',
        gist: { text: [], language: 'en' },
        marks: 2,
        difficulty: 'easy',
        topic: 'Bees',
        trust: 'proved',
      }
    })
    return {
      label: String.fromCharCode(65 + index),
      type: 'short_answer',
      marks: 2 * count,
      answered: undefined,
      questions: questions as unknown as FlowSection['questions'],
    }
  })
}
/** Five to a hundred questions in up to seven sections. */
const papers = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 7 })
  .filter((counts) => {
    const sum = counts.reduce((total, count) => total + count, 0)
    return sum >= 5 && sum <= 100
  })
  .map(sectionsOf)
const settings = fc.record({ isNarrow: fc.boolean(), unit: fc.constantFrom(1, 2) })

const overlap = (a: FlowNode, b: FlowNode): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('the graph of a paper', () => {
  test('has no two nodes over each other and none outside', () => {
    fc.assert(
      fc.property(papers, settings, (sections, setting) => {
        const { nodes, width, height } = layOutFlow({ sections }, setting)
        for (const [index, node] of nodes.entries()) {
          expect(
            node.x >= -0.001 &&
              node.y >= 0 &&
              node.x + node.width <= width + 0.001 &&
              node.y + node.height <= height + 0.001,
          ).toBe(true)
          expect(nodes.slice(index + 1).some((other) => overlap(node, other))).toBe(false)
        }
      }),
    )
  })
  test('has each question once, in the order of the paper, and is the same every time', () => {
    fc.assert(
      fc.property(papers, settings, (sections, setting) => {
        const { nodes } = layOutFlow({ sections }, setting)
        expect(nodes.flatMap((node) => (node.kind === 'question' ? [node.question.id] : []))).toEqual(
          sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
        )
        expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
        expect(layOutFlow({ sections }, setting)).toEqual(layOutFlow({ sections }, setting))
      }),
    )
  })
  test('leads to every node from the header, by one way, downwards', () => {
    fc.assert(
      fc.property(papers, settings, (sections, setting) => {
        const { nodes, edges } = layOutFlow({ sections }, setting)
        const byId = new Map(nodes.map((node) => [node.id, node]))
        expect(edges.map(({ target }) => target).toSorted()).toEqual(
          nodes
            .map(({ id }) => id)
            .filter((id) => id !== 'header')
            .toSorted(),
        )
        for (const { source, target } of edges)
          expect(byId.get(source)!.y + byId.get(source)!.height).toBeLessThan(byId.get(target)!.y)
      }),
    )
  })
  test('is one column where there is room for no more', () => {
    fc.assert(
      fc.property(papers, (sections) => {
        const { nodes, width } = layOutFlow({ sections }, { isNarrow: true })
        expect(new Set(nodes.map(({ x }) => x))).toEqual(new Set([0]))
        expect(width).toBe(272)
      }),
    )
  })
  test.each([[5], [12], [20], [45], [100]])('of %i questions of one kind is about as wide as a window', (count) => {
    const { width, height } = layOutFlow({ sections: sectionsOf([count]) })
    expect(width / height).toBeLessThan(1.8)
    expect(width / height).toBeGreaterThan(count < 12 ? 0.3 : 0.7)
  })
})
