/** Archives are read back by another's code: names, bytes, times. */
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { openEntryNames } from './entry-names.ts'
import { zip, type ZipEntry } from './zip.ts'

async function bytesOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Promise<Buffer> {
  return buffer(zip(entries))
}

async function read(archive: Buffer): Promise<Record<string, string>> {
  const file = await yauzl.fromBufferPromise(archive, { strictFileNames: true })
  const found: Record<string, string> = {}
  for await (const entry of file.eachEntry())
    found[entry.fileName] = await text((await file.openReadStreamPromise(entry)) as Readable)
  return found
}

const modifiedAt = new Date('2026-11-20T10:20:30Z')
const entry = (name: string, ...parts: string[]): ZipEntry => ({
  name,
  modifiedAt,
  body: parts.map((part) => Buffer.from(part)),
})
const ENTRIES = [
  entry('請先閱讀.txt', '出卷', '的資料'),
  entry('文件/第一章 – 熱.txt', 'x'.repeat(200_000)),
  entry('empty.json'),
  { ...entry('a.pdf', randomBytes(50_000).toString('latin1')), isCompressed: true as const },
]

test('names and bytes come back', async () => {
  const found = await read(await bytesOf(ENTRIES))
  expect(Object.keys(found)).toEqual(ENTRIES.map(({ name }) => name))
  for (const { name, body } of ENTRIES)
    expect(found[name], name).toBe(Buffer.concat([...(body as Uint8Array[])]).toString('utf8'))
})
test('the time is kept, and what repeats is made smaller', async () => {
  const archive = await bytesOf([entry('a.txt', 'abc'.repeat(10_000))])
  expect(archive.byteLength).toBeLessThan(1_000)
  const file = await yauzl.fromBufferPromise(archive)
  for await (const one of file.eachEntry())
    expect(one.getLastModDate({ timezone: 'UTC' }).toISOString()).toBe('2026-11-20T10:20:30.000Z')
})
test('an archive of nothing is one', async () => {
  expect(await read(await bytesOf([]))).toEqual({})
})
test('a body that breaks breaks the archive', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('some')
    throw new Error('the disk is gone')
  }
  await expect(bytesOf([{ name: 'a', modifiedAt, body: broken() }])).rejects.toThrow('the disk is gone')
})

test('an entry that cannot be made breaks the archive', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield entry('a.txt', 'some')
    throw new Error('the database is gone')
  }
  await expect(bytesOf(entries())).rejects.toThrow('the database is gone')
})
test('an entry is asked for when those before it were read', async () => {
  const steps: string[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of ['a', 'b']) {
      steps.push(`asked for ${name}`)
      yield { name, modifiedAt, body: body(name) }
    }
  }
  async function* body(name: string): AsyncGenerator<Uint8Array> {
    yield randomBytes(300_000)
    yield randomBytes(300_000)
    steps.push(`read ${name}`)
  }
  await bytesOf(entries())
  expect(steps).toEqual(['asked for a', 'read a', 'asked for b', 'read b'])
})
test('an archive that nobody reads on closes the body and the list of entries', async () => {
  const closed: string[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (;;) yield { name: 'a', modifiedAt, body: endless() }
    } finally {
      closed.push('entries')
    }
  }
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield randomBytes(10_000)
    } finally {
      closed.push('body')
    }
  }
  for await (const _ of zip(entries())) break
  await expect.poll(() => closed).toEqual(['body', 'entries'])
})

test('names hold nothing that a computer cannot unpack, and none comes twice', () => {
  const named = openEntryNames()
  expect(
    [
      'a.pdf',
      'A.pdf',
      '../../etc/passwd',
      'a/b\\c:d*?.txt',
      ' .hidden ',
      '',
      'CON.txt',
      '第一章.docx',
      '第一章.docx',
      `${'長'.repeat(200)}.pdf`,
      'x\u202Egnp.exe',
    ].map(named),
  ).toEqual([
    'a.pdf',
    'A (2).pdf',
    '_.._etc_passwd',
    'a_b_c_d_.txt',
    'hidden',
    '_',
    '_CON.txt',
    '第一章.docx',
    '第一章 (2).docx',
    `${'長'.repeat(80)}.pdf`,
    'x_gnp.exe',
  ])
})
