/** Notes of a few lines, too short for topics of their own: one topic holds them all. */
import { asId } from '#domain/ids.ts'
import { readSample } from '#test/reading/read-sample.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

export async function readShort(text: string): Promise<DocumentWithTopics> {
  const { document } = await readSample(new TextEncoder().encode(text), 'notes.txt')
  const topic = {
    id: asId<'Topic'>('t_notes'),
    name: 'Notes',
    description: '',
    subtopics: [],
    difficulty: 'easy' as const,
    confidence: 1,
    category: 'General',
    pages: [],
  }
  return { document, found: { topics: [{ topic, blocks: document.blocks.map((_, index) => index) }], terms: [] } }
}
