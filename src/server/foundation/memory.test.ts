import { expect, test } from 'vitest'
import { contentKey, openMemory } from './memory.ts'

test('what nobody has asked for the longest is forgotten first', () => {
  const memory = openMemory<string>({ most: 2 })
  memory.set('a', 'A')
  memory.set('b', 'B')
  memory.get('a')
  memory.set('c', 'C')
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['A', undefined, 'C'])
})

test('all together are as large as they may be; one that is larger is not kept', () => {
  const memory = openMemory<string>({ most: 10, mostBytes: 5, bytesOf: ({ length }) => length })
  memory.set('a', 'xxx')
  memory.set('b', 'xx')
  memory.set('b', 'yy')
  expect(['a', 'b'].map(memory.get)).toEqual(['xxx', 'yy'])
  memory.set('c', 'z')
  expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, 'yy', 'z'])
  memory.set('d', 'far too large')
  expect(['b', 'c', 'd'].map(memory.get)).toEqual([undefined, undefined, undefined])
})

test('the same content has the same key, any other another', () => {
  const keys = [{ a: 1 }, { a: 1 }, { a: '1' }, { a: 1, b: null }, [{ a: 1 }]].map(contentKey)
  expect(new Set(keys).size).toBe(4)
  expect(keys[0]).toBe(keys[1])
})
