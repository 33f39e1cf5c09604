import { describe, expect, test } from 'vitest'
import { activeFilters, wishOf } from './library-search.ts'

describe('the address of the library', () => {
  test.each([
    { search: {}, wish: {} },
    {
      search: { q: '  heat ', sort: 'name', status: 'ready', type: 'pdf', language: 'zh-TW' },
      wish: { q: 'heat', sort: 'name', status: 'ready', type: 'pdf', language: 'zh-TW' },
    },
    {
      search: {
        q: ' ',
        sort: 'colour',
        status: 'lost',
        type: 'exe',
        language: 'fr',
        from: 'yesterday',
        to: '2026-1-1',
      },
      wish: {},
    },
  ])('$search asks for $wish', ({ search, wish }) => {
    expect(wishOf(search)).toEqual(wish)
  })
  test('days are whole days by the operator’s clock', () => {
    expect(wishOf({ from: '2026-11-01', to: '2026-11-01' }, 'Asia/Hong_Kong')).toEqual({
      from: '2026-10-31T16:00:00.000Z',
      to: '2026-11-01T16:00:00.000Z',
    })
    expect(activeFilters(wishOf({ from: '2026-11-01', to: '2026-11-01', q: 'heat' }))).toBe(2)
  })
})
