/** Files of papers: the same order is written once, and it takes the turn of the one who asks. */
import { expect, test } from 'vitest'
import { mustBeThere } from '#domain/must-be-there.ts'
import { err, ok } from '#domain/result.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { GOLDEN_PAPERS } from '#test/golden/papers/golden-papers.ts'
import { openMemory } from '../foundation/memory.ts'
import type { Service } from '../service/service.ts'
import { writeFile, type FileOrder } from './write-file.ts'

const paper = mustBeThere(GOLDEN_PAPERS['english-science'], 'the golden paper')
const template = templateFor(paper.configuration)
const order: FileOrder = { paper, template, part: 'paper', reader: 'owner', losses: 'convert' }
const ASKER = { account: 'school' }

function openPrinter(answers = ok(new Uint8Array([1]))) {
  const asked: unknown[] = []
  const service = {
    printing: {
      printInChild: async (_paper: unknown, _onWarning: unknown, asker: unknown) => {
        asked.push(asker)
        return answers
      },
    },
    drawLatexFor: () => () => Promise.reject(new Error('Nothing of this paper waits to be drawn')),
    files: openMemory({ most: 10 }),
    log: { warn: () => undefined },
  } as unknown as Service
  return {
    asked,
    write: (changed: Partial<FileOrder> = {}) => writeFile(service, 'pdf', { ...order, ...changed }, ASKER),
  }
}

test('the same order is written once; another paper, part, template, reader or choice is another order', async () => {
  const { asked, write } = openPrinter()
  const first = await write()
  expect(await write({ paper: structuredClone(paper) })).toEqual(first)
  expect(asked).toEqual([ASKER])
  const others: readonly Partial<FileOrder>[] = [
    { paper: { ...paper, title: `${paper.title}!` } },
    { losses: 'leave_out' },
    { part: 'key' },
    { part: 'key', reader: 'link' },
    { template: mustBeThere(findTemplate('quick-quiz'), 'another template') },
  ]
  for (const other of others) await write(other)
  expect(asked).toHaveLength(1 + others.length)
  for (const other of others) await write(other)
  expect(asked).toHaveLength(1 + others.length)
})

test('what could not be printed is tried again', async () => {
  const { asked, write } = openPrinter(err({ code: 'too_slow' }) as never)
  expect(await write()).toEqual(err({ code: 'took_too_long' }))
  await write()
  expect(asked).toHaveLength(2)
})
