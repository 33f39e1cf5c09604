/** The parts of a paper that a file holds, each as an outline, by the same layout that is printed. */
import { layOut } from '#layout/lay-out.ts'
import { publicKey } from '#layout/public-key.ts'
import type { Order } from '../writer.ts'
import type { Outline } from './outline.ts'
import { outlineKey } from './outline-key.ts'
import { outlinePaper } from './outline-paper.ts'

export function outlinesOf({ paper, template, part, reader }: Order): readonly Outline[] {
  const key = (): Outline => {
    const laidOut = layOut(paper, template, { part: 'key', pageSize: 'a4' })
    return outlineKey(reader === 'owner' ? laidOut : publicKey(laidOut))
  }
  return [
    ...(part === 'key' ? [] : [outlinePaper(layOut(paper, template, { part: 'paper', pageSize: 'a4' }))]),
    ...(part === 'paper' ? [] : [key()]),
  ]
}
