/** Runs TeX over one source: a DVI file comes out, or the first thing that TeX complains of. */
import { firstOf, itemAt } from '#domain/must-be-there.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { TexEngine } from './tex-engine.ts'

/** What TeX says, without its mark `!`, and the piece of the source where it stopped. */
export type TexFault = { readonly message: string; readonly near: string }

/** As the program was built (node-tikzjax/dist/library.js). */
const MEMORY_PAGES = 1100
const JOB = 'input'
/** Of all files that a source writes, and of what it prints. */
const MOST_WRITTEN_BYTES = 16 * 1024 * 1024
const MOST_PRINTED = 200_000

export async function runTex(engine: TexEngine, source: string): Promise<Result<Uint8Array, TexFault>> {
  const memory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES })
  new Uint8Array(memory.buffer).set(engine.format)
  const run = new TexRun(memory, engine.files, Buffer.from(source, 'latin1'))
  const instance = await WebAssembly.instantiate(engine.program, { library: run.library(), env: { memory } })
  try {
    ;(instance.exports.main as () => void)()
  } catch (stopped) {
    if (!(stopped instanceof TexStopped) && !(stopped instanceof WebAssembly.RuntimeError)) throw stopped
    return err(faultIn(run.printed(), stopped instanceof TexStopped ? stopped.message : ''))
  }
  const dvi = run.written(`${JOB}.dvi`)
  return dvi === undefined || dvi.length === 0 ? err(faultIn(run.printed(), 'nothing is drawn')) : ok(dvi)
}

class TexStopped extends Error {}

/**
 * A file that TeX has open. It is read by bytes (`place`) or by lines (`line`); opening one for lines takes a byte,
 * too.
 */
type OpenFile = {
  readonly name: string
  readonly kind: 'terminal' | 'missing' | 'file'
  content: Uint8Array
  size: number
  place: number
  line: number
  eof: boolean
  eoln: boolean
}

/** The input and output of Pascal, which TeX is written in, over files that exist only here. */
class TexRun {
  readonly #memory: WebAssembly.Memory
  readonly #files: ReadonlyMap<string, Uint8Array>
  readonly #own = new Map<string, OpenFile>()
  readonly #source: Uint8Array
  readonly #open: OpenFile[] = []
  #printed = ''
  #writtenBytes = 0
  #asked = 0

  constructor(memory: WebAssembly.Memory, files: ReadonlyMap<string, Uint8Array>, source: Uint8Array) {
    this.#memory = memory
    this.#files = files
    this.#source = source
  }

  printed(): string {
    return this.#printed
  }

  written(name: string): Uint8Array | undefined {
    const file = this.#own.get(name)
    return file?.content.subarray(0, file.size)
  }

  library(): Record<string, (...values: number[]) => number | void> {
    const bytes = (at: number, length: number): Uint8Array => new Uint8Array(this.#memory.buffer, at, length)
    return {
      printInteger: (file, value) => this.#write(file, Buffer.from(String(value))),
      printChar: (file, code) => this.#write(file, Uint8Array.of(code)),
      printString: (file, at) => this.#write(file, bytes(at + 1, firstOf(bytes(at, 1)))),
      printNewline: (file) => this.#write(file, Uint8Array.of(10)),
      reset: (length, at) => this.#reset(nameAt(bytes(at, length))),
      rewrite: (length, at) => this.#rewrite(nameAt(bytes(at, length))),
      inputln: (file, bypass, buffer, first, last, _most, size) =>
        this.#line(itemAt(this.#open, file), bypass !== 0, buffer, first, last, size),
      get: (file, at, length) => this.#get(itemAt(this.#open, file), bytes(at, length)),
      put: (file, at, length) => this.#write(file, bytes(at, length)),
      eof: (file) => Number(itemAt(this.#open, file).eof),
      eoln: (file) => Number(itemAt(this.#open, file).eoln),
      erstat: (file) => Number(itemAt(this.#open, file).kind === 'missing'),
      close: () => undefined,
      // The same source gives the same drawing on any day.
      getCurrentMinutes: () => 0,
      getCurrentDay: () => 1,
      getCurrentMonth: () => 1,
      getCurrentYear: () => 2000,
      tex_final_end: () => undefined,
    }
  }

  #add(name: string, kind: OpenFile['kind'], content: Uint8Array): number {
    return (
      this.#open.push({ name, kind, content, size: content.length, place: 0, line: 0, eof: false, eoln: false }) - 1
    )
  }

  #reset(name: string): number {
    if (name === 'TTY:') return this.#add(name, 'terminal', Buffer.from(` ${JOB}.tex \n`))
    const content = name === `${JOB}.tex` ? this.#source : (this.#files.get(name) ?? this.written(name))
    return content === undefined ? this.#add(name, 'missing', new Uint8Array()) : this.#add(name, 'file', content)
  }

  #rewrite(name: string): number {
    if (name === 'TTY:') return this.#add(name, 'terminal', new Uint8Array())
    const index = this.#add(name, 'file', new Uint8Array())
    this.#own.set(name, itemAt(this.#open, index))
    return index
  }

  #write(file: number, bytes: Uint8Array): void {
    const to = file < 0 ? undefined : itemAt(this.#open, file)
    if (to === undefined || to.kind === 'terminal') {
      if (this.#printed.length < MOST_PRINTED) this.#printed += Buffer.from(bytes).toString('latin1')
      return
    }
    this.#writtenBytes += bytes.length
    if (this.#writtenBytes > MOST_WRITTEN_BYTES) throw new TexStopped('the drawing is too large')
    if (to.size + bytes.length > to.content.length) {
      const grown = new Uint8Array(Math.max(4096, 2 * (to.size + bytes.length)))
      grown.set(to.content.subarray(0, to.size))
      to.content = grown
    }
    to.content.set(bytes, to.size)
    to.size += bytes.length
  }

  /** The next line, without its end and trailing blanks, into TeX's buffer. */
  #line(file: OpenFile, bypassEnd: boolean, buffer: number, first: number, last: number, size: number): number {
    // The first line of the terminal names the source; where TeX asks for another, it has stopped at a fault.
    if (file.kind === 'terminal' && this.#asked++ > 0) throw new TexStopped('')
    const view = new DataView(this.#memory.buffer)
    const from = view.getInt32(first, true)
    view.setInt32(last, from, true)
    if (bypassEnd && !file.eof && file.eoln) file.line += 1
    if (file.line >= file.size) {
      file.eof = true
      return 0
    }
    const found = file.content.indexOf(10, file.line)
    const line = file.content.subarray(file.line, found < 0 || found > file.size ? file.size : found)
    if (from + line.length >= size) throw new TexStopped('a line is too long')
    new Uint8Array(this.#memory.buffer, buffer + from, line.length).set(line)
    let end = line.length
    while (end > 0 && line[end - 1] === 32) end -= 1
    view.setInt32(last, from + end, true)
    file.line += line.length
    file.eoln = true
    return 1
  }

  #get(file: OpenFile, into: Uint8Array): void {
    if (file.place >= file.size) {
      into[0] = file.kind === 'terminal' ? 13 : 0
      file.eof = true
      file.eoln = true
      return
    }
    into.set(file.content.subarray(file.place, Math.min(file.size, file.place + into.length)))
    file.eoln = into[0] === 10 || into[0] === 13
    file.place += into.length
  }
}

/** As Pascal is told it: `TeXfonts:cmr10.tfm`, `{tex.pool}`, padded with blanks. */
function nameAt(bytes: Uint8Array): string {
  const name = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\0+$/, '')
    .replace(/^\{([^}]*).*/s, '$1')
    .replace(/^"([^"]*).*/s, '$1')
    .replace(/ +$/, '')
  return name.replace(/^\*/, '').replace(/^TeX(?:fonts|inputs|formats):/i, '')
}

/** The first complaint on the terminal: `! Undefined control sequence.` and, after it, `l.3 \draww (0,0)`. */
function faultIn(printed: string, otherwise: string): TexFault {
  const found = /^! (.+(?:\n(?!l\.\d|<|!|\n).+)?)/m.exec(printed)
  const near = /^l\.\d+ (.*)$/m.exec(printed)?.[1] ?? ''
  return { message: (found?.[1] ?? otherwise).replace(/\s+/g, ' ').trim(), near: near.trim() }
}
