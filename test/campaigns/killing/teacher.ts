/**
 * A teacher who works without pause and remembers what was acknowledged: after any crash exactly that must be there.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Json = Readonly<Record<string, any>>
type Reply = { readonly status: number; readonly data: any; readonly code: string | undefined }

export type KnownDocument = { readonly id: string; deleted: 'no' | 'yes' | 'perhaps' }
export type KnownPaper = {
  readonly id: string
  revision: number
  title: string
  deleted: 'no' | 'yes' | 'perhaps'
  shared: boolean | 'perhaps'
  exports: number
  keys: number
}

/** The connection broke or the service was away: the act was done or not. */
class Unanswered extends Error {}

const SAMPLES = ['honey-bees', 'nutrition', 'heat-transfer'] as const
const sample = (name: string, type: 'txt' | 'pdf'): Buffer =>
  readFileSync(resolve(import.meta.dirname, `../../../samples/${name}.${type}`))
const MOST_READING = 1
/** Between two acts. */
const PAUSE_MS = 100
/** The first document; the machine may have other things to do. */
const READ_MS = 60_000
const PASSWORD = 'blue-harbour-7'
export const TEACHER_ACTS = [
  'upload',
  'uploadPdf',
  'generate',
  'patch',
  'regenerate',
  'replace',
  'deleteDocument',
  'deletePaper',
  'share',
  'exportPdf',
  'topic',
] as const
export type Act = (typeof TEACHER_ACTS)[number]

export class Teacher {
  readonly url: string
  readonly email = `t${randomBytes(5).toString('hex')}@school.hk`
  readonly faults: string[] = []
  readonly documents = new Map<string, KnownDocument>()
  readonly papers = new Map<string, KnownPaper>()
  readonly topics = new Set<string>()
  /** By key: what was asked, until it is answered; then the id of the answer. */
  readonly asked = new Map<string, { readonly path: string; readonly body: Json; answer?: string }>()
  token: string | undefined
  acknowledged = 0
  private readonly random: () => number
  constructor(url: string, random: () => number) {
    this.url = url
    this.random = random
  }

  async call(
    method: string,
    path: string,
    body?: Json | FormData,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const json = body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
    try {
      const answer = await fetch(`${this.url}/api/v1${path}`, {
        method,
        signal: AbortSignal.timeout(60_000),
        headers: {
          ...json,
          ...headers,
          ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      const type = answer.headers.get('content-type') ?? ''
      const said = type.includes('json') ? ((await answer.json()) as Json) : { data: await answer.arrayBuffer() }
      if (answer.status === 503) throw new Unanswered()
      if (answer.status >= 500 && answer.status !== 504)
        this.faults.push(`${method} ${path} answered ${answer.status}: ${JSON.stringify(said.error ?? '')}`)
      if (answer.ok) this.acknowledged += 1
      return { status: answer.status, data: said.data, code: said.code }
    } catch (error) {
      throw error instanceof Unanswered ? error : new Unanswered()
    }
  }

  /** One act; false when the service did not answer. */
  async act(which: Act): Promise<boolean> {
    try {
      if (this.token === undefined) await this.signUp()
      else await this[which]()
      await pause(PAUSE_MS)
      return true
    } catch (error) {
      if (error instanceof Unanswered) return false
      throw error
    }
  }

  /** Signs up and has a document that is ready, so that there is something to work with. */
  async settleIn(): Promise<void> {
    await this.act('topic')
    await this.act('upload')
    const until = performance.now() + READ_MS
    while (performance.now() < until) {
      if ((await this.call('GET', '/documents?status=ready&limit=1')).data.total > 0) return
      await pause(PAUSE_MS)
    }
    throw new Error(`The first document of ${this.email} was not read within ${READ_MS / 1000} s`)
  }

  /** Sends what was not answered once more under the same key, until it is. False when the service is away again. */
  async settleUnanswered(): Promise<boolean> {
    for (const [key, asked] of this.asked) {
      if (asked.answer !== undefined) continue
      const done = await this.once(key, asked).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Unanswered) return false
          throw error
        },
      )
      if (!done) return false
    }
    return true
  }

  /** Where the answer was lost, the account is there whole or not at all. */
  private async signUp(): Promise<void> {
    for (const path of ['sign-in', 'sign-up']) {
      const answer = await fetch(`${this.url}/api/auth/${path}/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Chan Tai Man', email: this.email, password: PASSWORD }),
      }).catch(() => undefined)
      if (answer === undefined || answer.status === 503) throw new Unanswered()
      const token = answer.headers.get('set-auth-token')
      if (token !== null) this.token = token
      else if (path === 'sign-up' && answer.status !== 429)
        this.faults.push(`sign-up of ${this.email} answered ${answer.status}: ${await answer.text()}`)
      if (this.token !== undefined) return
    }
  }

  private pick<Row>(rows: Iterable<Row>, which: (row: Row) => boolean = () => true): Row | undefined {
    const all = [...rows].filter(which)
    return all[Math.floor(this.random() * all.length)]
  }

  private async send(bytes: Buffer, name: string): Promise<void> {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)]), name)
    const { status, data } = await this.call('POST', '/documents', form)
    if (status === 201) this.documents.set(data.id, { id: data.id, deleted: 'no' })
  }
  /** A teacher waits for what is being read before the next upload, or the queue would be all that is tested. */
  private async waits(): Promise<boolean> {
    return (await this.call('GET', '/documents?status=processing&limit=1')).data?.total >= MOST_READING
  }
  upload = async (): Promise<void> =>
    (await this.waits())
      ? this.patch()
      : this.send(
          Buffer.concat([
            sample(this.pick(SAMPLES)!, 'txt'),
            Buffer.from(`\nCopy ${randomBytes(8).toString('hex')}.\n`),
          ]),
          'chapter.txt',
        )
  /** What follows the end of a PDF makes another file of the same text. */
  uploadPdf = async (): Promise<void> =>
    (await this.waits())
      ? this.exportPdf()
      : this.send(
          Buffer.concat([sample(this.pick(SAMPLES)!, 'pdf'), Buffer.from(`\n% ${randomBytes(8).toString('hex')}\n`)]),
          'chapter.pdf',
        )

  /** A request with a key: sent again it must give the same. */
  private async once(
    key: string,
    asked: { readonly path: string; readonly body: Json; answer?: string },
  ): Promise<Reply> {
    const reply = await this.call('POST', asked.path, asked.body, { 'idempotency-key': key })
    if (reply.code === 'request_in_progress') throw new Unanswered()
    if (reply.status >= 300) {
      this.asked.delete(key)
      return reply
    }
    asked.answer = reply.data.id
    if (key.startsWith('generate'))
      this.papers.set(reply.data.id, {
        id: reply.data.id,
        revision: reply.data.revision,
        title: reply.data.title,
        deleted: 'no',
        shared: false,
        exports: 0,
        keys: 0,
      })
    if (key.startsWith('regenerate'))
      Object.assign(this.papers.get(reply.data.id)!, { revision: reply.data.revision, title: reply.data.title })
    if (key.startsWith('replace')) this.papers.get(asked.path.split('/')[2]!)!.revision += 1
    if (key.startsWith('topic')) this.topics.add(reply.data.name)
    return reply
  }
  private async ask(kind: string, path: string, body: Json): Promise<void> {
    const key = `${kind}-${randomBytes(8).toString('hex')}`
    const asked = {
      path,
      body: kind === 'topic' || kind === 'generate' ? { ...body, [kind === 'topic' ? 'name' : 'title']: key } : body,
    }
    this.asked.set(key, asked)
    await this.once(key, asked)
    // Now and then again, as an impatient client would.
    if (this.random() < 0.2 && this.asked.get(key)?.answer !== undefined) {
      const before = this.asked.get(key)!.answer
      const again = await this.call('POST', path, asked.body, { 'idempotency-key': key })
      if (again.status < 300 && again.data.id !== before)
        this.faults.push(`the key ${key} gave ${before}, then ${again.data.id}`)
    }
  }

  async generate(): Promise<void> {
    const ready = (await this.call('GET', '/documents?status=ready&limit=20')).data?.items as
      | readonly Json[]
      | undefined
    const document = this.pick(ready ?? [])
    if (document === undefined) return this.upload()
    await this.ask('generate', '/quizzes/generate/document', {
      sourceDocuments: [document.id],
      questionCount: 5 + Math.floor(this.random() * 6),
      questionTypes: ['true_false', 'fill_blank', 'short_answer'],
      generationId: randomBytes(16).toString('hex'),
    })
  }
  private paper = (): KnownPaper | undefined => this.pick(this.papers.values(), ({ deleted }) => deleted === 'no')
  async regenerate(): Promise<void> {
    const paper = this.paper()
    if (paper) await this.ask('regenerate', `/papers/${paper.id}/regenerate`, {})
  }
  async replace(): Promise<void> {
    const paper = this.paper()
    const read = paper && (await this.call('GET', `/papers/${paper.id}`))
    const question = read && this.pick<Json>(read.data?.questions ?? [])
    if (paper && question) await this.ask('replace', `/papers/${paper.id}/questions/${question.id}/replace`, {})
  }
  async patch(): Promise<void> {
    const paper = this.paper()
    if (paper === undefined) return
    const title = `Title ${randomBytes(4).toString('hex')}`
    const { status, data } = await this.call(
      'PATCH',
      `/papers/${paper.id}`,
      { title },
      { 'if-match': String(paper.revision) },
    ).catch((error: unknown) => {
      // Done or not: the next look says.
      paper.title = `${paper.title}|${title}`
      throw error
    })
    if (status === 200) Object.assign(paper, { revision: data.revision, title })
    else if (status === 409) await this.look(paper)
  }
  async exportPdf(): Promise<void> {
    const paper = this.paper()
    if (
      paper &&
      (await this.call('GET', `/papers/${paper.id}/export/${this.random() < 0.5 ? 'pdf' : 'answer-key'}`)).status ===
        200
    )
      paper.exports += 1
  }
  async share(): Promise<void> {
    const paper = this.paper()
    if (paper === undefined) return
    const open = this.random() < 0.6
    const before = paper.shared
    paper.shared = 'perhaps'
    const { status } = open
      ? await this.call('POST', `/papers/${paper.id}/share`, {})
      : await this.call('DELETE', `/papers/${paper.id}/share`)
    paper.shared = status === 200 ? open : before
  }
  topic = (): Promise<void> => this.ask('topic', '/topics', {})

  private async remove(path: string, row: KnownDocument | KnownPaper | undefined): Promise<void> {
    if (row === undefined) return
    row.deleted = 'perhaps'
    const { status } = await this.call('DELETE', `${path}/${row.id}`)
    row.deleted = status === 200 ? 'yes' : 'no'
  }
  deleteDocument = (): Promise<void> =>
    this.remove(
      '/documents',
      this.pick(this.documents.values(), ({ deleted }) => deleted === 'no'),
    )
  deletePaper = (): Promise<void> => this.remove('/papers', this.paper())

  /** Looks at a paper after a crash, and says where it is not as acknowledged. */
  async look(paper: KnownPaper): Promise<void> {
    if (paper.deleted === 'yes') return
    const { status, data } = await this.call('GET', `/papers/${paper.id}`)
    if (status === 404 && paper.deleted === 'perhaps') return void (paper.deleted = 'yes')
    if (status !== 200) return void this.faults.push(`the paper ${paper.id} answers ${status}`)
    if (paper.deleted === 'perhaps') paper.deleted = 'no'
    if (!paper.title.split('|').includes(data.title))
      this.faults.push(`the paper ${paper.id} is called ${data.title}, not ${paper.title}`)
    // A change that was not answered may have been made; one that was answered cannot be gone.
    if (data.revision < paper.revision || data.revision > paper.revision + 1)
      this.faults.push(`the paper ${paper.id} has revision ${data.revision}, not ${paper.revision}`)
    Object.assign(paper, { revision: data.revision, title: data.title })
  }
}
