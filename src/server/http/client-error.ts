/** Answers what is no HTTP, or has headers beyond any use, before a request has come of it: in the same envelope. */
import type { Duplex } from 'node:stream'

const PROBLEMS: Readonly<Record<string, readonly [status: string, problem: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'its headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'it did not arrive in time'],
}

/** So long a refused client has to take the answer. */
const LINGER_MS = 1_000

export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, problem] = PROBLEMS[error.code ?? ''] ?? ['400 Bad Request', 'it is no well-formed HTTP']
  const body = JSON.stringify({
    success: false,
    error: `The request cannot be understood: ${problem}.`,
    code: 'invalid_input',
    field: '',
    problem,
  })
  // A client that neither reads nor ends would be held for good; what it still sends is not read by anybody.
  const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(cut))
  socket.resume()
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  )
}
