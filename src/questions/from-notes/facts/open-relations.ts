/**
 * Columns of which one value can be true of several rows: examples, uses, advantages. What stands in another row may be
 * right for this one, too, so no such value is a distractor.
 */
import { anyOf } from '#domain/any-of.ts'
import { tells } from '../same-words.ts'
import type { NoteFact } from './note-fact.ts'

export const isOpen = ({ relation = '' }: NoteFact): boolean => OPEN.test(relation) && !CLOSED.test(relation)

/** "Biuret test" tells that it is a test; "the main function is main source of energy" says it twice. */
export const namesRelation = ({ relation = '', object }: NoteFact): boolean =>
  /\p{Script=Han}/u.test(relation) ? object.includes(relation) : tells(object, relation, '')

const OPEN = new RegExp(
  anyOf`
    \b(?:examples?|e\.g\.|uses?|advantages?|disadvantages?|benefits?|features?|characteristics?|sources?|causes?|effects?|impacts?|products?|exports?|crops?|foods?)(?:$|\s)
    (?:例子?|例如|用途|[優优缺][點点]|好[處处]|[壞坏][處处]|特[點点徵征色]|[來来]源|食物|原因|成因|影響|影响|[產产]品|作物)$
  `,
  'iu',
)
const CLOSED = /\b(?:main|typical|chief|special)\b|^(?:主要|最|獨有|独有)/iu
