/** `setpaper topics FILE`: the topics of a document, for reading or as JSON. */
import { firstOf } from '#domain/must-be-there.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { FoundTopic } from '#reading/topics/found-topic.ts'
import { parseOptions } from './options.ts'
import { openInputs, readDocuments, readingWarnings } from './read-documents.ts'
import { OWN_TOOLS, type Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'

export async function topics(args: readonly string[], tools: Tools = OWN_TOOLS): Promise<void> {
  const { values, positionals } = parseOptions(args, { json: { type: 'boolean', default: false } })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UserFault('Name one document: setpaper topics FILE.')
  const read = await readDocuments(await openInputs([path]), tools)
  for (const warning of readingWarnings(read)) console.error(warning)
  const found = firstOf(read).found.topics
  if (found.length === 0 && !values.json)
    throw new UserFault(`${path}: no topics were found. Choose a document with running text.`)
  console.log(
    values.json
      ? JSON.stringify(
          found.map(({ topic: { pages, category, ...topic } }) => ({
            ...topic,
            questionCount: TOPIC_DEFAULTS.questionCount,
            subject: category,
            pageNumbers: pages,
          })),
          null,
          2,
        )
      : found.map(describe).join('\n\n'),
  )
}

function describe({ topic }: FoundTopic, index: number): string {
  const pages =
    topic.pages.length === 0
      ? ''
      : `, page${topic.pages.length === 1 ? '' : 's'} ${topic.pages[0]}${topic.pages.length > 1 ? `-${topic.pages.at(-1)}` : ''}`
  const lines = [
    `${index + 1}. ${topic.name}  (${topic.difficulty}, confidence ${topic.confidence.toFixed(2)}${pages})`,
    ...(topic.description === '' ? [] : [`   ${topic.description}`]),
    ...(topic.subtopics.length === 0 ? [] : [`   ${topic.subtopics.join(' · ')}`]),
  ]
  return lines.join('\n')
}
