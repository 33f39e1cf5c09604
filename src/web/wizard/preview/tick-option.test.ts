import { expect, test } from 'vitest'
import { NO_TICKS, tickOption, type Ticks } from './tick-option.ts'

const printed = ['Iron', 'Lead', 'Tin']
const ticks = (change: Partial<Ticks>): Ticks => ({ ...NO_TICKS, ...change })

test('one that is ticked takes the place of the last', () => {
  expect(tickOption('Gold', printed, NO_TICKS)).toEqual({
    ticks: { unticked: [], ticked: ['Gold'] },
    swap: { given: 'Tin', taken: 'Gold' },
  })
})
test('one that is unticked waits for another, and takes nothing away by itself', () => {
  const waiting = tickOption('Iron', printed, NO_TICKS)
  expect(waiting).toEqual({ ticks: { unticked: ['Iron'], ticked: [] } })
  expect(tickOption('Gold', printed, waiting.ticks)).toEqual({
    ticks: { unticked: [], ticked: ['Gold'] },
    swap: { given: 'Iron', taken: 'Gold' },
  })
  expect(tickOption('Iron', printed, waiting.ticks)).toEqual({ ticks: NO_TICKS })
})
test('what the teacher ticked stays while there is another to give', () => {
  expect(tickOption('Gold', ['Iron', 'Lead', 'Silver'], ticks({ ticked: ['Silver'] })).swap?.given).toBe('Lead')
})
test('where all were ticked, the earliest goes', () => {
  const all = ticks({ ticked: ['Lead', 'Tin', 'Iron'] })
  expect(tickOption('Gold', printed, all).swap?.given).toBe('Lead')
})
test('what is printed no longer is not given', () => {
  expect(tickOption('Gold', printed, ticks({ unticked: ['Silver'] })).swap?.given).toBe('Tin')
})
