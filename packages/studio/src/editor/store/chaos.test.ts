import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DocumentWithDraft, Session } from '@vitrine/contract'
import { newBlock, newContent, newPage, newSection, type Rect } from '@vitrine/page'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { ChangeFollower } from '../presence/follow-changes.ts'
import { sendChanges } from '../send-changes.ts'
import { BadNetwork } from './bad-network.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'
import type { EditedBody } from './edited-body.ts'
import { MemoryJournal } from './fake-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
    databaseUrl: string
  }
}

const EN = 'en-US'
const BUTTON = 53
const PROGRAM = fileURLToPath(
  new URL('../../../../server/src/test/live/serve-drafts.ts', import.meta.url),
)
/** The commands of each writer; `npm run soak -- saving` runs a hundred times as many, with other seeds. */
const COMMANDS = Number(process.env['CHAOS_COMMANDS'] ?? 40)
const SEED = Number(process.env['CHAOS_SEED'] ?? 1)
/** How often the server is killed. */
const KILLS = Math.max(2, COMMANDS / 200)
/** Timers of the studio run so many times faster. */
const HASTE = 100

/** Returns random numbers below 1 that follow from a seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A server on a database of its own, which can be killed. */
class KilledServer {
  readonly url: string
  readonly #database: string
  readonly #port: number
  #child: ChildProcess | undefined

  constructor(database: string, port: number) {
    this.#database = database
    this.#port = port
    this.url = `http://localhost:${port}`
  }

  /** Runs the program until its first line. Throws if it ends without one. */
  async #run(port: number): Promise<{ readonly child: ChildProcess; readonly line: string }> {
    const args = ['--import', 'tsx', PROGRAM, this.#database, String(port)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const line of createInterface(child.stdout)) return { child, line }
    throw new Error('The server ended before it was ready')
  }

  async createSite(): Promise<string> {
    return (await this.#run(0)).line
  }

  async start(): Promise<void> {
    this.#child = (await this.#run(this.#port)).child
  }

  async kill(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

let server: KilledServer
let signedIn: Record<string, string>

beforeAll(async () => {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  const name = `${inject('template')}_chaos_${process.pid}`
  await admin.query(`create database ${name} template ${inject('template')}`)
  await admin.end()
  const database = new URL(inject('databaseUrl'))
  database.pathname = name
  server = new KilledServer(database.href, await findFreePort())
  const token = await server.createSite()
  await server.start()
  const reply = await fetch(`${server.url}/api/studio/session/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ token }),
  })
  if (!reply.ok) throw new Error(`The owner is not signed in: ${await reply.text()}`)
  const { crumb } = (await reply.json()) as Session
  const cookie = reply.headers.getSetCookie().map((each) => each.split(';')[0])
  signedIn = { cookie: cookie.join('; '), 'x-csrf-token': crumb }
})

afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.kill())

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('A port has a number')
  return address.port
}

const realFetch = globalThis.fetch

async function callServer<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...signedIn }
  const reply = await realFetch(server.url + path, { ...init, headers })
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return (await reply.json()) as T // the test compares it
}

/** Breaks the network between the writers and the server. */
function breakNetwork(random: () => number): BadNetwork {
  const network = new BadNetwork(random, (path, init) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...signedIn }
    return realFetch(server.url + path, { ...init, headers })
  })
  vi.stubGlobal('fetch', network.fetch)
  return network
}

function createBody(slug: string): EditedBody {
  const blocks = ['ann', 'ben', 'both'].map((id, index) =>
    newBlock(() => id, BUTTON, {
      data: { size: 'medium' },
      text: { [EN]: { label: `Label ${id}` } },
      place: { desktop: { x: 0, y: index * 4, w: 4, h: 2, z: 0 } },
    }),
  )
  const content = newContent([{ section: newSection(() => 'hero'), blocks }])
  return { ...newPage({ locale: EN, title: 'About', slug }, content) }
}

/** An editor window on the document. */
class Writer {
  readonly store: EditorStore
  readonly follower: ChangeFollower
  readonly name: 'ann' | 'ben'
  /** The changes of this writer alone, kept beside the store: the last label and place of its block, and its new blocks. */
  label: string
  place: Rect
  readonly blocks = new Set<string>()
  /** The last label that it wrote to the block of both. */
  shared: string | undefined
  readonly #random: () => number
  #made = 0

  constructor(document: DocumentWithDraft, name: 'ann' | 'ben', random: () => number) {
    this.name = name
    this.#random = random
    const { id, kind, rev } = document
    // A page was created.
    const body = document.body as unknown as EditedBody
    const own = body.blocks[name]
    const label = own?.text?.[EN]?.['label']
    if (!own || typeof label !== 'string') throw new Error('Each writer has a block')
    this.label = label
    this.place = own.place.desktop
    const clientId = `${name}-${Math.floor(random() * 1e9)}`
    this.store = createEditorStore(
      { id, kind, rev, body, locale: EN, clientId },
      {
        send: sendChanges,
        journal: new MemoryJournal(),
        setTimer: (run, ms) => setTimeout(run, ms / HASTE),
        clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // from `setTimer`
      },
    )
    this.follower = new ChangeFollower(this.store)
  }

  /** Runs a random command. */
  act(): void {
    const { store, name } = this
    const { save } = store.state.getState()
    const die = this.#random()
    const number = (this.#made += 1)
    if (save.kind === 'signed-out' && die < 0.5) return store.queue.resume()
    const move = (id: string) => {
      const place = { x: Math.floor(this.#random() * 8), y: number % 20, w: 4, h: 2, z: 0 }
      return store.dispatch('block.move', { id, bp: 'desktop', place }) ? place : undefined
    }
    const write = (id: string, value: string) =>
      store.dispatch('block.setText', { id, locale: EN, field: 'label', value }, { key: id })
    const text = `${name} ${number}`
    if (die < 0.35) this.label = write(name, text) ? text : this.label
    else if (die < 0.5) this.shared = write('both', text) ? text : this.shared
    else if (die < 0.6) move('both')
    else if (die < 0.7) this.place = move(name) ?? this.place
    else if (die < 0.85) this.#insert(`${name}-${number}`)
    else this.#deleteFirst()
  }

  #insert(id: string): void {
    const place = { desktop: { x: 0, y: 20, w: 4, h: 2, z: 0 } }
    const block = newBlock(() => id, BUTTON, { data: { size: 'medium' }, place })
    if (this.store.dispatch('block.insert', { section: 'hero', block })) this.blocks.add(id)
  }

  #deleteFirst(): void {
    const [id] = this.blocks
    if (id !== undefined && this.store.dispatch('block.delete', { id })) this.blocks.delete(id)
  }

  /** Saves everything. */
  async settle(): Promise<void> {
    await vi.waitFor(
      async () => {
        this.store.queue.resume()
        await this.store.queue.flush()
        expect(this.store.state.getState().save).toEqual({ kind: 'saved' })
        expect(this.store.queue.pending).toEqual([])
      },
      { timeout: 60_000, interval: 20 },
    )
  }
}

async function openDraft() {
  const body = createBody(`page-${Math.random()}`.replace('.', ''))
  const created = await callServer<DocumentWithDraft>('/api/studio/documents', {
    method: 'POST',
    body: JSON.stringify({ kind: 'page', body }),
  })
  const read = () => callServer<DocumentWithDraft>(`/api/studio/documents/${created.id}`)
  return { created, read }
}

/** Lets writers run commands on a bad network, while the server is killed in the middle of requests and started again. */
async function write(
  writers: readonly Writer[],
  { random, network }: { readonly random: () => number; readonly network: BadNetwork },
  commands = COMMANDS,
): Promise<void> {
  const kills = new Set(
    Array.from({ length: KILLS }, (_, n) => Math.floor((commands * (n + 0.5)) / KILLS)),
  )
  for (let turn = 0; turn < commands; turn += 1) {
    for (const writer of writers) writer.act()
    for (const { follower } of writers)
      if (random() < 0.3)
        follower.announce(Math.max(...writers.map(({ store }) => store.queue.base)))
    await pause(random() * 20)
    if (!kills.has(turn)) continue
    await vi.waitUntil(
      () => {
        for (const writer of writers) {
          if (writer.store.queue.pending.length === 0) writer.act()
          writer.store.queue.resume()
        }
        return network.inFlight > 0
      },
      { timeout: 10_000, interval: 1 },
    )
    await server.kill()
    for (const writer of writers) writer.act()
    await server.start()
  }
}

it('loses no acknowledged change of two writers, and shows both the same draft', async () => {
  const random = createRandom(SEED)
  const { created, read } = await openDraft()
  const writers = [new Writer(created, 'ann', random), new Writer(created, 'ben', random)]
  const network = breakNetwork(random)
  await write(writers, { random, network })
  expect(network.dealt, 'requests, of which each 20 have every failure').toBeGreaterThanOrEqual(20)
  network.isCalm = true
  for (const writer of writers) await writer.settle()
  const draft = await read()
  // Copies of requests that arrive after everything change nothing.
  await network.deliverLate()
  expect(await read()).toEqual(draft)
  for (const { follower } of writers) follower.announce(draft.rev)
  // A page was created.
  const body = draft.body as unknown as EditedBody
  for (const { store, name, label, place, blocks } of writers) {
    await vi.waitFor(() => expect(store.queue.base).toBe(draft.rev))
    expect(store.state.getState().body, `the document of ${name}, seed ${SEED}`).toEqual(body)
    expect(body.blocks[name]?.text?.[EN]).toEqual({ label })
    expect(body.blocks[name]?.place.desktop).toEqual(place)
    const saved = Object.keys(body.blocks).filter((id) => id.startsWith(`${name}-`))
    expect(new Set(saved), `the blocks of ${name}, seed ${SEED}`).toEqual(blocks)
  }
  // Of a block that both write to, one of the last texts remains.
  const last = writers.flatMap(({ shared }) => shared ?? [])
  expect([...last, 'Label both']).toContain(body.blocks['both']?.text?.[EN]?.['label'])
  // Every acknowledged set raised the revision once.
  const sets = writers.map(({ store }) => store.queue.lastSeq)
  expect(draft.rev).toBe(1 + sets.reduce((sum, count) => sum + count, 0))
})

it('undoes everything that the only writer did', async () => {
  const random = createRandom(SEED + 1)
  const { created, read } = await openDraft()
  const writer = new Writer(created, 'ann', random)
  const network = breakNetwork(random)
  // The history has up to 200 steps.
  await write([writer], { random, network }, Math.min(COMMANDS, 180))
  network.isCalm = true
  const { store } = writer
  while (store.state.getState().history.past.length > 0) store.undo()
  await writer.settle()
  await network.deliverLate()
  expect(store.state.getState().body).toEqual(created.body)
  expect((await read()).body).toEqual(created.body)
})
