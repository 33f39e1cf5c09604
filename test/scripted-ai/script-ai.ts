/** An AI provider on loopback that speaks the wire formats of all, and does as it is told. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { Behaviour } from './behaviour.ts'
import { answerPrompt } from './mind/answer-prompt.ts'
import { WIRES, type Ask, type Body, type Usage, type Wire } from './wires.ts'

export type ScriptedRequest = Ask & {
  readonly wire: Wire['name']
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly at: number
}

export type Script = {
  /** `n` counts requests from 0. */
  readonly behave?: (request: ScriptedRequest, n: number) => Behaviour
  /** What is answered where the behaviour gives no text. */
  readonly mind?: (ask: Ask, behaviour: Behaviour, n: number) => string
  readonly port?: number
}

export type ScriptedAi = {
  /** As `AI_BASE_URL` of any provider. */
  readonly url: string
  readonly requests: readonly ScriptedRequest[]
  /** Connections that wait for an answer. */
  readonly underWay: () => number
  readonly close: () => Promise<void>
}

export async function scriptAi({
  behave = () => ({}),
  mind = answerPrompt,
  port = 0,
}: Script = {}): Promise<ScriptedAi> {
  const requests: ScriptedRequest[] = []
  let underWay = 0
  const server = createServer((request, response) => {
    underWay += 1
    response.on('close', () => {
      underWay -= 1
    })
    answer(request, response).catch((error: unknown) => {
      if (!response.destroyed) throw error
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const body = JSON.parse((await readAll(request)) || '{}') as Body
    const wire = WIRES.find((candidate) => candidate.read(path, body) !== undefined)
    if (wire === undefined)
      return void response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"error":{"message":"Not found","type":"not_found","code":"not_found"}}')
    const ask = wire.read(path, body)!
    const n = requests.length
    const asked = { ...ask, wire: wire.name, path, headers: request.headers, body, at: performance.now() }
    requests.push(asked)
    await perform(wire, ask, behave(asked, n), response, (behaviour) => mind(ask, behaviour, n))
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    underWay: () => underWay,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function perform(
  wire: Wire,
  ask: Ask,
  behaviour: Behaviour,
  response: ServerResponse,
  think: (behaviour: Behaviour) => string,
): Promise<void> {
  const { delayMs = 0, pieceMs = 0, pieces = 8, hang, breakOff, finish = 'stop', errorMidway } = behaviour
  if (delayMs > 0) await after(delayMs)
  await behaviour.until
  if (hang === 'before') return
  const fault = faultOf(wire, ask, behaviour)
  if (fault !== undefined) return send(response, fault.status, fault.body, fault.headers)
  const text = behaviour.text ?? think(behaviour)
  const usage: Usage = { input: tokensOf(ask.instructions) + tokensOf(ask.prompt), output: tokensOf(text) }
  if (!ask.isStream) return send(response, 200, wire.whole(text, finish, usage, ask))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(wire.open(ask, usage))
  const cut = cutInto(text, pieces)
  const half = Math.ceil(cut.length / 2)
  const isBroken = hang === 'midway' || breakOff !== undefined || errorMidway !== undefined
  for (const piece of isBroken ? cut.slice(0, half) : cut) {
    if (response.destroyed) return
    response.write(wire.piece(piece, ask))
    // Each piece travels by itself, as from a model.
    await after(pieceMs)
  }
  if (hang !== undefined) return
  if (breakOff === 'reset') return void response.socket?.resetAndDestroy()
  if (breakOff === 'end') return void response.end()
  response.end(errorMidway === undefined ? wire.close(text, finish, usage, ask) : wire.faultMidway())
}

function faultOf(
  wire: Wire,
  ask: Ask,
  {
    status,
    word = 'some_error',
    sentence = 'Something is wrong.',
    retryAfter,
    retryAfterMs,
    tokenLimit,
    takesNoTemperature,
  }: Behaviour,
): { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> } | undefined {
  const headers = {
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    ...(retryAfterMs === undefined ? {} : { 'retry-after-ms': String(retryAfterMs) }),
  }
  if (status !== undefined) return { status, body: wire.fault(status, word, sentence), headers }
  if (tokenLimit !== undefined && (ask.maxTokens ?? 0) > tokenLimit)
    return {
      status: 400,
      body: wire.fault(400, 'invalid_request_error', wire.tooManyTokens(ask.maxTokens!, tokenLimit)),
      headers,
    }
  if (takesNoTemperature && ask.temperature !== undefined)
    return {
      status: 400,
      body: wire.fault(
        400,
        'invalid_request_error',
        "Unsupported parameter: 'temperature' is not supported with this model.",
      ),
      headers,
    }
  return undefined
}

const send = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const tokensOf = (text: string): number => Math.ceil(text.length / 4)

/** Never within a character. */
function cutInto(text: string, pieces: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / pieces))
  const cut: string[] = []
  for (let at = 0; at < text.length;) {
    const end = at + size + (isSecondHalf(text.charCodeAt(at + size)) ? 1 : 0)
    cut.push(text.slice(at, end))
    at = end
  }
  return cut
}

/** Of a character beyond the first 65,536. */
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
