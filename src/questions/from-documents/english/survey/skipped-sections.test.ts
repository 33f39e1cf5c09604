import { expect, test } from 'vitest'
import type { Block } from '#reading/document.ts'
import { studyBlocks } from './skipped-sections.ts'

const heading = (text: string, level = 2): Block => ({ kind: 'heading', text, spans: [], level })
const paragraph = (text: string, kind: Block['kind'] = 'paragraph'): Block => ({ kind, text, spans: [] })

test.each([
  [
    'running text under a plain heading',
    [heading('1.2 Rocks'), paragraph('Rocks are made of minerals.')],
    [false, true],
  ],
  ['an example', [heading('Example 4.1'), paragraph('A car stops.')], [false, false]],
  [
    'what lies under an example, at any depth',
    [
      heading('Worked Example', 2),
      heading('Cars', 3),
      paragraph('A car stops.'),
      heading('Forces', 2),
      paragraph('Forces push.'),
    ],
    [false, false, false, false, true],
  ],
  [
    'a list of terms before the sections of notes, whatever their level',
    [
      heading('KEY TERMS', 1),
      paragraph('Dividend: a part of the profit.'),
      heading('1. Sole proprietorship', 2),
      paragraph('One person owns the business.'),
    ],
    [false, false, false, true],
  ],
  [
    'references and exercises',
    [heading('References'), paragraph('A book.'), heading('Review Questions'), paragraph('What is mass?')],
    [false, false, false, false],
  ],
  [
    'objectives under a heading of their own, and not the section behind them',
    [
      heading('Learning Objectives'),
      paragraph('Name the planets.'),
      paragraph('Explain why they move.'),
      paragraph('Planets move round the sun. Their paths are nearly circles.'),
      paragraph('The nearest is Mercury.'),
      heading('Test Prep for AP Courses'),
      paragraph('A planet moves in a circle.'),
    ],
    [false, false, false, true, true, false, false],
  ],
  [
    'objectives and their list',
    [
      paragraph('By the end of this section, you will be able to:'),
      paragraph('Name the planets.', 'list_item'),
      paragraph('Planets move round the sun.'),
    ],
    [false, false, true],
  ],
  [
    'captions, tables, formulas, code and footnotes',
    (['caption', 'table', 'formula', 'code', 'footnote'] as const).map((kind) => paragraph('Text.', kind)),
    [false, false, false, false, false],
  ],
  ['a numbered exercise in running text', [paragraph('12. Find the mass of the ball.')], [false]],
  ['a web address', [paragraph('Visit https://example.org for more.')], [false]],
])('%s', (_, blocks, studied) => {
  expect(studyBlocks(blocks)).toEqual(studied)
})
