import { describe, expect, test } from 'vitest'
import { paragraphTopics, withTopicNamed } from './named-pronouns.ts'

function named(sentences: readonly string[], terms: readonly string[] = []): string | undefined {
  const topics = paragraphTopics(new Set(terms))
  for (const sentence of sentences.slice(0, -1)) topics.goOn(sentence)
  return withTopicNamed(sentences.at(-1)!, () => topics.current())
}

describe('a pronoun at the head of a sentence is named by what the sentence before is about', () => {
  test.each<[string, readonly string[], string | undefined]>([
    ['a thing', ['滴定管是一種量度液體的儀器。', '它有一個活塞。'], '滴定管有一個活塞。'],
    ['what belongs to it', ['滴定管是一種量度液體的儀器。', '其刻度由上而下。'], '滴定管的刻度由上而下。'],
    ['its own last word', ['滴定管是一種量度液體的儀器。', '此管有一個活塞。'], '滴定管有一個活塞。'],
    ['a connective goes with it', ['滴定管是一種量度液體的儀器。', '此外，它有一個活塞。'], '滴定管有一個活塞。'],
    ['a man', ['司馬遷是西漢的史學家。', '他撰寫了一部通史。'], '司馬遷撰寫了一部通史。'],
    ['a man is no thing', ['司馬遷是西漢的史學家。', '它撰寫了一部通史。'], undefined],
    ['of several, none is meant', ['滴定管和滴管是量度液體的儀器。', '它有一個活塞。'], undefined],
    ['a noun that the topic only describes is meant', ['滴定管最明顯的部分是活塞。', '它有一個把手。'], undefined],
    ['a plural is not one', ['滴定管是一種量度液體的儀器。', '它們有一個活塞。'], undefined],
    [
      'where a sentence between turned to another, either could be meant',
      ['滴定管是一種量度液體的儀器。', '燒杯是一種盛載液體的儀器。', '它有一個活塞。'],
      undefined,
    ],
    [
      'what it is called stands in the sentence as well',
      ['滴定管是一種量度液體的儀器。', '它與其他滴定管相連。'],
      undefined,
    ],
  ])('%s', (_, sentences, expected) => {
    expect(
      named(
        sentences,
        ['滴定管', '滴管', '燒杯'].map((term) => term.replace('燒', '烧')),
      ),
    ).toBe(expected)
  })
})
