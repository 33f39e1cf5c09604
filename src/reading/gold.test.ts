import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { READING_LIMITS, type ReadDocument } from './document.ts'
import { readDocument } from './read-document.ts'

const shared = '../shared/documents'

async function readShared(name: string): Promise<ReadDocument> {
  const read = await readDocument(new Uint8Array(readFileSync(`${shared}/${name}`)), name, READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${name}: ${read.error.code}`)
  return read.value
}

/** The gold text as its headings and paragraphs. */
function readGold(name: string): readonly { readonly tag: string; readonly text: string }[] {
  const html = readFileSync(`${shared}/gold/${name}.html`, 'utf8')
  const plain = (inner: string): string =>
    inner
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replace(/&#x27;/g, "'")
      .replaceAll('&amp;', '&')
  return Array.from(html.matchAll(/<(h[1-6]|p|li)>([\s\S]*?)<\/\1>/g), (match) => ({
    tag: match[1]!,
    text: plain(match[2]!),
  }))
}

const words = (text: string): string[] => text.normalize('NFKC').match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []

describe.skipIf(!existsSync(shared))('Word files with true text', () => {
  const files = [
    { name: 'openstax-bio-ch4-cells.docx', gold: 'openstax-bio-ch4-cells' },
    { name: 'openstax-soc-ch3-culture-2col.docx', gold: 'openstax-soc-ch3-culture-2col' },
    { name: 'openstax-psy-ch6-learning-2col.doc', gold: 'openstax-psy-ch6-learning-2col' },
    { name: 'drcd-reader.docx', gold: 'drcd-reader' },
    { name: 'drcd-reader.doc', gold: 'drcd-reader' },
  ]
  test.each(files)('$name has every word in order', async ({ name, gold }) => {
    const { blocks } = await readShared(name)
    expect(words(blocks.map((block) => block.text).join('\n'))).toEqual(
      words(
        readGold(gold)
          .map(({ text }) => text)
          .join('\n'),
      ),
    )
  })

  test.each(files)('$name has every heading at its level', async ({ name, gold }) => {
    const { outline } = await readShared(name)
    const headings = readGold(gold).filter(({ tag }) => tag.startsWith('h'))
    expect(outline.map(({ level, title }) => `h${level} ${words(title).join(' ')}`)).toEqual(
      headings.map(({ tag, text }) => `${tag} ${words(text).join(' ')}`),
    )
  })
})

describe.skipIf(!existsSync(shared))('the same chapters as plain text', () => {
  const forms = {
    'blank lines between paragraphs': (paragraphs: readonly string[]) => paragraphs.join('\n\n'),
    'a line a paragraph': (paragraphs: readonly string[]) => paragraphs.join('\n'),
    'lines of 72 columns': (paragraphs: readonly string[]) =>
      paragraphs.map((paragraph) => paragraph.replace(/(?=.{73})(.{1,72}) /g, '$1\n')).join('\n\n'),
  }
  const chapters = [
    'openstax-bio-ch4-cells',
    'openstax-bio-ch8-photosynthesis-2col',
    'openstax-psy-ch4-consciousness',
    'openstax-psy-ch6-learning-2col',
    'openstax-psy-ch8-memory',
    'openstax-soc-ch14-family',
    'openstax-soc-ch3-culture-2col',
  ]
  const cases = chapters.flatMap((name) =>
    (Object.keys(forms) as (keyof typeof forms)[]).map((form) => ({ name, form })),
  )
  test.each(cases)(
    '$name with $form: headings found without styles have F1 of at least 0.95',
    async ({ name, form }) => {
      const gold = readGold(name)
      const text = forms[form](gold.map((part) => part.text.replace(/\s+/g, ' ').trim()))
      const read = await readDocument(new TextEncoder().encode(text), 'a.txt', READING_LIMITS)
      const key = (title: string): string => words(title).join(' ')
      const wanted = new Set(gold.filter(({ tag }) => tag.startsWith('h')).map((part) => key(part.text)))
      const found = new Set(read.ok ? read.value.outline.map(({ title }) => key(title)) : [])
      const right = [...found].filter((title) => wanted.has(title)).length
      expect((2 * right) / (wanted.size + found.size)).toBeGreaterThanOrEqual(0.95)
    },
  )
})
