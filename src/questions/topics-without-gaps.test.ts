import { expect, test } from 'vitest'
import type { Block } from '#reading/document.ts'
import { plantedTopic } from '#test/questions/planted-candidates.ts'
import { topicsWithoutGaps } from './topics-without-gaps.ts'

const block = (kind: Block['kind'], text: string): Block => ({ kind, text, spans: [] })

test('a summary belongs to the section before it, an exercise to none', () => {
  const blocks = [
    block('heading', 'Rocks'),
    block('paragraph', 'Rocks are made of minerals.'),
    block('heading', 'Section Summary'),
    block('list_item', 'A rock is a mixture of minerals.'),
    block('heading', 'Exercises'),
    block('paragraph', 'Name a mineral.'),
    block('heading', 'Rivers'),
    block('paragraph', 'Rivers carry mud.'),
  ]
  const topics = [
    { topic: plantedTopic('Rocks'), blocks: [0, 1] },
    { topic: plantedTopic('Rivers'), blocks: [6, 7] },
  ]
  const filled = topicsWithoutGaps({ topics, terms: [] }, blocks)
  expect(filled.topics.map((topic) => topic.blocks)).toEqual([
    [0, 1, 3],
    [6, 7],
  ])
})
