/** A part of a paper, laid out and printed as a page. */
import { layOut } from '#layout/lay-out.ts'
import { publicKey } from '#layout/public-key.ts'
import type { Writer } from '../writer.ts'

export const write: Writer = ({ paper, template, part, reader }, { print }) => {
  switch (part) {
    case 'paper':
      return print('html', layOut(paper, template, { part, pageSize: 'a4' }))
    case 'key': {
      const key = layOut(paper, template, { part, pageSize: 'a4' })
      return print('html', reader === 'owner' ? key : publicKey(key))
    }
    case 'both':
      throw new TypeError('No page holds question paper and key')
  }
}
