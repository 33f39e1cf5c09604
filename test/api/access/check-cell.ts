/** Makes the call of one cell of the access matrix and says what is wrong with its answer. */
import { mediaTypesOf, type Route } from '#contract/route.ts'
import { REFUSAL_STATUS } from '#domain/refusal.ts'
import { Client } from '../test-service.ts'
import { keyOf, kindOf, sharingOf, wantsBinned, type Caller, type Cell, type Resource } from './expectations.ts'
import { SAMPLES, type Sample } from './samples.ts'
import { MADE_ON, type Party, type Row, type World } from './world.ts'

export type Seen = {
  readonly status: number
  readonly text: string
  readonly code: string | undefined
  readonly disposition: string
  /** All of it but the request's id and the date. */ readonly whole: string
}

/** Undefined when the answer is as expected; else a sentence. Gives the answer, too. */
export async function checkCell(
  world: World,
  route: Route,
  cell: Cell,
): Promise<{ readonly seen: Seen; readonly fault: string | undefined }> {
  const sample = SAMPLES[keyOf(route)]!
  const home = await homeOf(world, route, cell)
  world.cast = { home, stranger: isThrownAway(sample) ? await world.throwaway(world.third) : world.third }
  const row = await rowOf(world, route, cell, home)
  if (sample.tellsUsage) await world.setUsage(home)
  const client = await clientOf(world, cell.caller, home)
  const seen = await send(world, client, route, row, home)
  return {
    seen,
    fault:
      faultOf(route, cell, seen, row, home, world) ??
      (cell.expected === 'granted' ? await faultOfEffect(client, sample, seen) : undefined),
  }
}

const isThrownAway = ({ endsAccount, endsSessions }: Sample): boolean => endsAccount === true || endsSessions === true

/** Whose school the call is about. */
async function homeOf(world: World, route: Route, { caller }: Cell): Promise<Party> {
  const home =
    caller === 'downgraded plan'
      ? world.downgraded
      : (caller === 'other user' || caller === 'other user with the link') && kindOf(route) === undefined
        ? world.other
        : world.owner
  return isThrownAway(SAMPLES[keyOf(route)]!) ? world.throwaway(home) : home
}

async function rowOf(world: World, route: Route, { caller, resource }: Cell, home: Party): Promise<Row> {
  const kind = kindOf(route)
  if (kind === undefined) return { id: '', questionId: '' }
  if (resource === 'missing') return world.missing(kind)
  const binned = wantsBinned(route) !== (resource === 'binned')
  const row = await world.fresh(kind, resource === 'foreign' ? world.third : home, {
    binned,
    sharing: resource === 'foreign' ? 'private' : sharingOf(caller),
  })
  if (kind === 'paper' && caller === 'revoked link' && resource === 'own' && !binned) await shareAndRevoke(world, row)
  return row
}

async function shareAndRevoke({ owner }: World, { id }: Row): Promise<void> {
  await owner.client.call('POST', `/papers/${id}/share`, { answers: true })
  await owner.client.call('DELETE', `/papers/${id}/share`)
}

async function clientOf(world: World, caller: Caller, home: Party): Promise<Client> {
  const { url } = world.running
  switch (caller) {
    case 'visitor':
      return new Client(url)
    case 'owner':
      return home.client
    case 'other user':
      return home === world.owner ? world.other.client : home.client
    case 'link holder':
      return new Client(url)
    case 'link holder, with answers':
      return new Client(url)
    case 'other user with the link':
      return home === world.owner ? world.other.client : home.client
    case 'revoked link':
      return new Client(url)
    case 'expired session':
      return new Client(url, await world.expiredSession(home))
    case 'downgraded plan':
      return home.client
  }
}

async function send(world: World, client: Client, route: Route, row: Row, home: Party): Promise<Seen> {
  const sample = SAMPLES[keyOf(route)]!
  const { params = {}, query = '', body, headers } = (await sample.call?.(row, home, world)) ?? {}
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? row.id)
  const answer = await client.raw(route.method, `${path}${query}`, {
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  })
  const text = sample.streams && answer.ok ? await eventsOf(world, answer, home) : await answer.text()
  const told = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'))
  const code =
    answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')
      ? undefined
      : (JSON.parse(text) as { code?: string }).code
  return {
    status: answer.status,
    text,
    code,
    disposition: answer.headers.get('content-disposition') ?? '',
    whole: JSON.stringify([answer.status, told, text]),
  }
}

/** What a stream has told when the event of the caller's own school has come, after those of all others. */
async function eventsOf(world: World, answer: Response, home: Party): Promise<string> {
  const reader = answer.body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const until = async (word: string): Promise<void> => {
    while (!text.includes(word)) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
    }
  }
  await until('event: ready')
  await world.tellAll(home)
  await Promise.race([
    until(home.mark),
    new Promise((done) => {
      setTimeout(done, 1000)
    }),
  ])
  await reader.cancel()
  return text
}

/** What nobody but the owner sees of a paper. */
const SECRET = /"(?:seed|source|sourceDocuments|origin|proof|revision|updatedAt|metadata|topicId)":/
const ANSWERS = /"(?:correctAnswer|explanation|markingScheme)":/

function faultOf(
  route: Route,
  { expected }: Cell,
  seen: Seen,
  row: Row,
  home: Party,
  { parties }: World,
): string | undefined {
  const stranger = parties.find(
    ({ mark }) => mark !== home.mark && seen.whole.toLowerCase().includes(mark.toLowerCase()),
  )
  if (stranger !== undefined) return `the answer tells of ${stranger.mark}`
  if (expected !== 'granted' && expected !== 'public' && expected !== 'public with answers') {
    return seen.status === REFUSAL_STATUS[expected] && seen.code === expected
      ? undefined
      : `expected ${expected}, got ${seen.status} ${seen.code ?? ''}`
  }
  if (seen.status !== (route.status ?? 200)) return `expected a body, got ${seen.status} ${seen.text.slice(0, 300)}`
  const { shows = home.mark } = SAMPLES[keyOf(route)]!
  const wanted = typeof shows === 'string' ? shows : shows(row, home)
  if (!seen.whole.toLowerCase().includes(wanted.toLowerCase()) && !seen.text.includes(wanted))
    return `the answer does not show ${wanted}: ${seen.text.slice(0, 300)}`
  if (route.policy !== 'paper_reader') return undefined
  return mediaTypesOf(route) !== undefined ? faultOfName(expected, seen) : faultOfPaper(expected, seen)
}

/** The file of a link holder has the day on which the paper was made, the owner's the present one. */
function faultOfName(
  expected: 'granted' | 'public' | 'public with answers',
  { disposition }: Seen,
): string | undefined {
  return disposition.includes(MADE_ON) === (expected !== 'granted')
    ? undefined
    : `a file for another reader: ${disposition}`
}

function faultOfPaper(expected: 'granted' | 'public' | 'public with answers', { text }: Seen): string | undefined {
  if (SECRET.test(text) !== (expected === 'granted'))
    return expected === 'granted' ? 'the owner does not see all' : 'a link holder sees what is the owner’s'
  return ANSWERS.test(text) === (expected !== 'public')
    ? undefined
    : `answers: expected them to be ${expected === 'public' ? 'hidden' : 'shown'}`
}

/** What was done was done for the caller: what is new is found, and the account that ended is gone. */
async function faultOfEffect(
  client: Client,
  { lands, endsAccount }: Sample,
  { text }: Seen,
): Promise<string | undefined> {
  if (endsAccount) return (await client.get('/me')).status === 401 ? undefined : 'another account was ended'
  if (lands === undefined) return undefined
  const { data } = JSON.parse(text) as { data: { id: string } }
  const { status } = await client.get(`${lands}/${data.id}`)
  return status === 200 ? undefined : `what was made is not the caller’s: ${status}`
}

/** A foreign row and a missing one must look the same to the caller; says in a sentence where they do not. */
export const toldApart = (answers: ReadonlyMap<Resource, Seen>): string | undefined =>
  answers.has('foreign') && answers.get('foreign')!.whole !== answers.get('missing')!.whole
    ? `foreign and missing are told apart: ${answers.get('foreign')!.whole} and ${answers.get('missing')!.whole}`
    : undefined
