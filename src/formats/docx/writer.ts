/** A part of a paper, laid out as for the PDF and printed for Word. */
import { layOut } from '#layout/lay-out.ts'
import { publicKey } from '#layout/public-key.ts'
import type { Writer } from '../writer.ts'

export const write: Writer = ({ paper, template, part, reader }, { print }) => {
  switch (part) {
    case 'paper':
      return print('word', layOut(paper, template, { part, pageSize: 'a4' }))
    case 'key': {
      const key = layOut(paper, template, { part, pageSize: 'a4' })
      return print('word', reader === 'owner' ? key : publicKey(key))
    }
    case 'both':
      throw new TypeError('No Word document holds question paper and key')
  }
}
