/** Markdown, read by marked: its words are those of the paper, and none of them became markup. */
import fc from 'fast-check'
import { Marked, type Token } from 'marked'
import { expect, test } from 'vitest'
import type { Question } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { writtenAs } from './write-as.ts'

const marked = new Marked({
  extensions: [
    {
      name: 'formula',
      level: 'inline',
      start: (source) => source.search(/(?<!\\)\$/),
      tokenizer: (source) => {
        const found = /^\$((?:\\[^\n]|[^$\\\n])+)\$/.exec(source)
        return found === null ? undefined : { type: 'formula', raw: found[0], text: found[1]! }
      },
    },
  ],
})
const OURS = new Set('paragraph heading text escape br blockquote table hr space formula'.split(' '))

/** The words that a reader sees; a formula as its LaTeX. What is none of ours throws. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'html') {
        if (/^<\/?(?:strong|em)>$/.test(token.raw)) return ''
        throw new Error(`Markup that is not ours: ${token.raw}`)
      }
      if (token.type === 'image') {
        expect(token['href']).toMatch(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/)
        return `[${token['text']}]`
      }
      if (!OURS.has(token.type)) throw new Error(`${token.type} that is not ours: ${token.raw}`)
      if (token.type === 'table') {
        const rows = [token['header'], ...token['rows']] as readonly { readonly tokens: Token[] }[][]
        return `${rows.flatMap((row) => row.map((cell) => wordsOf(cell.tokens))).join('\n')}\n`
      }
      if (token.type === 'formula') return `$${token['text']}$`
      if (token.type === 'br') return ' '
      const inner = 'tokens' in token && token.tokens !== undefined ? wordsOf(token.tokens) : undefined
      return `${inner ?? ('text' in token ? token.text : '')}${/paragraph|heading|blockquote/.test(token.type) ? '\n' : ''}`
    })
    .join('')
}
const read = async (...asked: Parameters<typeof writtenAs>): Promise<string> =>
  spaced(wordsOf(marked.lexer(new TextDecoder().decode(await writtenAs(...asked)))))

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ')
/** LaTeX as it is written where no sign may end a cell or open a tag. */
const texOf = (tex: string): string => `$${tex.replaceAll('<', '\\lt ').replaceAll('>', '\\gt ')}$`
const plain = (text: RichText): string =>
  spaced(
    text
      .map((inline): string => {
        switch (inline.kind) {
          case 'text':
            return inline.text
          case 'math':
            return texOf(inline.tex)
          case 'strong':
            return plain(inline.content)
          case 'emphasis':
            return plain(inline.content)
          case 'blank':
            return '________'
          case 'break':
            return ' '
        }
      })
      .join(''),
  ).trim()

const textsOf = (question: Question): readonly RichText[] => [
  question.stem,
  ...(question.type === 'multiple_choice' ? question.options : []),
  ...(question.type === 'matching' ? [...question.left, ...question.right] : []),
  ...(question.type === 'long_question' ? question.parts.map(({ stem }) => stem) : []),
]
/** Spaces between styled runs fall where the reader joins them. */
const bare = (text: string): string => text.replaceAll(/\s/g, '')

ofRandomPapers(
  'random papers: every question, option, pair and part, and in the key every explanation',
  async (numRuns) => {
    await fc.assert(
      fc.asyncProperty(randomPapers, async (paper) => {
        const questions = bare(await read('md', paper, { part: 'paper' }))
        for (const text of paper.questions.flatMap(textsOf)) expect(questions).toContain(bare(plain(text)))
        const key = bare(await read('md', paper, { part: 'key' }))
        for (const { explanation } of paper.questions.filter(({ slot }) => slot === undefined))
          expect(key).toContain(bare(plain(explanation)))
      }),
      { numRuns },
    )
  },
)

test('every naughty string stays text', async () => {
  const texts = NAUGHTY_STRINGS.filter((text) => text.trim() !== '' && text.length < 9999)
  const found = bare(await read('md', naughtyPaper(texts)))
  // What is no Unicode text is shown as the sign for such.
  for (const text of texts.map((one) => one.toWellFormed().replaceAll('\0', '\uFFFD')))
    expect(found.includes(bare(text)), JSON.stringify(text)).toBe(true)
})

test('the question paper holds no answer, and both parts stand apart', async () => {
  const paper = GOLDEN_PAPERS['english-science']!
  const decode = async (part: 'paper' | 'key' | 'both') =>
    new TextDecoder().decode(await writtenAs('md', paper, { part }))
  expect(await decode('paper')).not.toContain('Explanation')
  expect(await decode('both')).toBe(`${(await decode('paper')).trimEnd()}\n\n---\n\n${await decode('key')}`)
})
