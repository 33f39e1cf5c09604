import { describe, expect, test } from 'vitest'
import { frameOf } from './fact-frames.ts'

describe('frameOf', () => {
  test.each([
    ['用于研磨固体', 'use', '研磨固体'],
    ['此外也适用于秤小量物质的重量', 'use', '秤小量物质的重量'],
    ['坐落在巴布亚新几内亚东部', 'place', '巴布亚新几内亚东部'],
    ['是一个位于珠江口内北岸的港口', 'place', '珠江口内北岸'],
    ['其名称来自于纽芬兰的阿瓦隆半岛', 'name_origin', '纽芬兰的阿瓦隆半岛'],
    ['主要以竹叶为主食', 'food', '竹叶'],
    ['由两院组成', undefined, undefined],
    ['由参议院和众议院组成', 'parts', '参议院和众议院'],
    ['可依不同的密度来分离混合的流体', 'use', '依不同的密度来分离混合的流体'],
    ['是温哥华最高的建筑', undefined, undefined],
  ])('%s states a fact of the kind %s', (clause, kind, value) => {
    const frame = frameOf(clause)
    expect(frame?.kind).toBe(kind)
    expect(frame && clause.slice(frame.from, frame.to)).toBe(value)
  })
})
