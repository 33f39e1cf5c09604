/** A small SMTP server that keeps what it is sent. */
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'

export type Letter = {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Empty where the letter has only text. */ readonly html: string
}
export type SmtpServer = {
  readonly url: string
  readonly letters: readonly Letter[]
  /** The next that comes. */ readonly next: () => Promise<Letter>
  readonly close: () => void
}

export async function startSmtp(): Promise<SmtpServer> {
  const letters: Letter[] = []
  const waiting: ((letter: Letter) => void)[] = []
  const server = createServer((socket) => {
    let held = ''
    let data: string | undefined
    let from = ''
    let to = ''
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      held += chunk.toString('latin1')
      for (let end = held.indexOf('\r\n'); end >= 0; end = held.indexOf('\r\n')) {
        const line = held.slice(0, end)
        held = held.slice(end + 2)
        if (data === undefined) socket.write(answer(line))
        else if (line === '.') {
          const letter = { from, to, ...parse(data) }
          data = undefined
          letters.push(letter)
          waiting.shift()?.(letter)
          socket.write('250 kept\r\n')
        } else data += `${line.replace(/^\.\./, '.')}\r\n`
      }
    })
    function answer(line: string): string {
      const [verb] = line.split(/[ :]/)
      if (verb === 'MAIL') from = /<(.*?)>/.exec(line)![1]!
      if (verb === 'RCPT') to = /<(.*?)>/.exec(line)![1]!
      if (verb === 'DATA') data = ''
      if (verb === 'QUIT') socket.end()
      return verb === 'DATA' ? '354 go on\r\n' : '250 ok\r\n'
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    close: () => server.close(),
  }
}

type Part = { readonly head: string; readonly body: string }

function partOf(message: string): Part {
  const split = message.indexOf('\r\n\r\n')
  return { head: message.slice(0, split).replaceAll(/\r\n[ \t]+/g, ' '), body: message.slice(split + 4) }
}
const fieldOf = ({ head }: Part, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''

function wordsOf(part: Part | undefined): string {
  if (part === undefined) return ''
  const encoding = fieldOf(part, 'content-transfer-encoding')
  const bytes =
    encoding === 'base64'
      ? Buffer.from(part.body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? quotedPrintable(part.body) : part.body, 'latin1')
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}

function parse(message: string): { readonly subject: string; readonly text: string; readonly html: string } {
  const whole = partOf(message)
  const boundary = /boundary="(.*?)"/i.exec(fieldOf(whole, 'content-type'))?.[1]
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => partOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
  const ofType = (type: string): Part | undefined =>
    parts.find((part) => fieldOf(part, 'content-type').startsWith(type))
  const subject = fieldOf(whole, 'subject')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, words: string) =>
      (kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64')
        : Buffer.from(quotedPrintable(words.replaceAll('_', ' ')), 'latin1')
      ).toString('latin1'),
    )
  return {
    subject: Buffer.from(subject, 'latin1').toString('utf8'),
    text: wordsOf(ofType('text/plain')),
    html: wordsOf(ofType('text/html')),
  }
}

const quotedPrintable = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
