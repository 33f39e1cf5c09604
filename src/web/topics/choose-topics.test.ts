import { describe, expect, test } from 'vitest'
import { matchingTopics, pickedTopic, surestTopics, type OfferedTopic } from './choose-topics.ts'

const topic = (name: string, change: Partial<OfferedTopic> = {}): OfferedTopic => ({
  id: name,
  name,
  description: '',
  subtopics: [],
  difficulty: 'easy',
  confidence: 0.8,
  questionCount: 5,
  subject: 'Biology',
  pageNumbers: [],
  lastUsed: null,
  ...change,
})
const names = (topics: readonly OfferedTopic[]): string[] => topics.map(({ name }) => name)

const TOPICS = [
  topic('The Digestive System', { subtopics: ['Bile'], confidence: 0.7 }),
  topic('Food Substances', { difficulty: 'hard', confidence: 0.9 }),
  topic('光合作用', { subtopics: ['葉綠素'], difficulty: 'medium', confidence: 0.95 }),
]

describe('topics', () => {
  test.each([
    ['', 'all', ['The Digestive System', 'Food Substances', '光合作用']],
    [' digestive ', 'all', ['The Digestive System']],
    ['BILE', 'all', ['The Digestive System']],
    ['ｂｉｌｅ', 'all', ['The Digestive System']],
    ['葉綠', 'all', ['光合作用']],
    ['', 'hard', ['Food Substances']],
    ['bile', 'hard', []],
  ] as const)('searched for “%s” of difficulty %s', (search, level, found) => {
    expect(names(matchingTopics(TOPICS, { search, level }))).toEqual(found)
  })

  test('the surest stand in the order of the document', () => {
    expect(names(surestTopics(TOPICS, 2))).toEqual(['Food Substances', '光合作用'])
    expect(names(surestTopics(TOPICS, 5))).toHaveLength(3)
  })

  test('of equal confidence the first ones are taken', () => {
    expect(
      names(
        surestTopics(
          ['a', 'b', 'c'].map((name) => topic(name)),
          2,
        ),
      ),
    ).toEqual(['a', 'b'])
  })

  test('a topic without a number gives five questions', () => {
    expect(pickedTopic(topic('a', { questionCount: 0 })).questionCount).toBe(5)
    expect(pickedTopic(topic('a'), 7)).toEqual({ id: 'a', name: 'a', category: 'Biology', questionCount: 7 })
  })
})
