/**
 * Draws statements to be labelled: `node test/judging/statements/draw.ts OUT.jsonl COUNT DOCUMENT...`, so many a
 * document, with the words around each.
 */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { seededRandom } from '#domain/random.ts'
import { statementsOf } from './statements-of.ts'

const AROUND = { before: 160, after: 80 } as const

const [out, count, ...documents] = process.argv.slice(2)
if (out === undefined || !Number.isInteger(Number(count)) || documents.length === 0)
  throw new Error(
    'Cannot draw statements without a file for them, how many to draw of each document, and the documents',
  )
const lines: string[] = []
for (const path of documents) {
  const { document, statements } = await statementsOf(path)
  for (const { id, text, quote, block, heading } of seededRandom(`statements:${basename(path)}`)
    .shuffle(statements)
    .slice(0, Number(count))) {
    const around = document.blocks[block]!.text
    const at = Math.max(0, around.indexOf(quote))
    lines.push(
      JSON.stringify({
        id,
        file: basename(path),
        heading,
        before: around.slice(Math.max(0, at - AROUND.before), at),
        text,
        quote,
        after: around.slice(at + quote.length, at + quote.length + AROUND.after),
      }),
    )
  }
}
writeFileSync(out, `${seededRandom('order').shuffle(lines).join('\n')}\n`)
console.log(`${lines.length} statements`)
