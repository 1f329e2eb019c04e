import { deletionStateSchema, type LiveEvent } from '@vitrine/contract'
import * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { EventStream } from '../../platform/http/event-stream.ts'
import { loadStaffEmails } from '../../identity/accounts/index.ts'
import { deleteWindow, loadPeople, touchWindows } from './store.ts'

/** A window that is connected to this process. */
export interface LiveWindow {
  readonly siteId: string
  readonly documentId: string
  readonly memberId: string
  readonly streamId: string
  readonly stream: EventStream
  /** Returns whether the session is valid, and may still read documents. */
  readonly mayRead: () => Promise<boolean>
}

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('windows'), siteId: z.string(), documentId: z.string() }),
  z.object({
    kind: z.literal('revision'),
    siteId: z.string(),
    documentId: z.string(),
    rev: z.int(),
    memberId: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('deletion'),
    siteId: z.string(),
    documentId: z.string(),
    state: deletionStateSchema,
  }),
  z.object({ kind: z.literal('access'), siteId: z.string() }),
])

type Message = z.output<typeof messageSchema>

/** The windows that are connected to this process. It tells them what every process on the database announces. */
export class LiveWindows {
  readonly #db: Db
  readonly #windows = new Map<LiveWindow, { sentPeople: string }>()
  /** Messages are handled one after the other, so that windows see them in order. */
  #work: Promise<void> = Promise.resolve()

  constructor(db: Db) {
    this.#db = db
  }

  /** Adds a window, which first receives who has the document open. */
  add(window: LiveWindow): void {
    this.#windows.set(window, { sentPeople: '' })
    this.#plan(() => this.#sendPeople([window]))
  }

  /** Deletes a window that is gone. */
  remove(window: LiveWindow): void {
    if (!this.#windows.delete(window)) return
    this.#plan(() => deleteWindow(this.#db, window.siteId, window.streamId))
  }

  /** Handles a notification of the database; undefined after some may have been lost. */
  receive(payload: string | undefined): void {
    if (this.#windows.size === 0) return
    if (payload === undefined) return this.#plan(() => this.#sendPeople([...this.#windows.keys()]))
    const message = messageSchema.parse(JSON.parse(payload))
    this.#plan(() => this.#handle(message))
  }

  /** Ends streams without a valid session, and confirms and updates the others. */
  async beat(): Promise<void> {
    this.#plan(async () => {
      await this.#endUnauthorized([...this.#windows.keys()])
      const windows = [...this.#windows.keys()]
      for (const window of windows) window.stream.beat()
      const sites = new Set(windows.map(({ siteId }) => siteId))
      for (const siteId of sites) {
        const own = windows.filter((window) => window.siteId === siteId)
        await touchWindows(
          this.#db,
          siteId,
          own.map(({ streamId }) => streamId),
        )
      }
      await this.#sendPeople(windows)
    })
    await this.#work
  }

  /** Ends all streams, as the server is stopping. */
  async close(): Promise<void> {
    const windows = [...this.#windows.keys()]
    for (const window of windows) {
      window.stream.end()
      this.remove(window)
    }
    await this.#work
  }

  /** Runs work after all earlier work. While the database fails, windows keep what they know. */
  #plan(run: () => Promise<void>): void {
    this.#work = this.#work.then(run).catch(() => undefined)
  }

  async #handle(message: Message): Promise<void> {
    const ofSite = [...this.#windows.keys()].filter(({ siteId }) => siteId === message.siteId)
    if (message.kind === 'access') return this.#endUnauthorized(ofSite)
    const windows = ofSite.filter(({ documentId }) => documentId === message.documentId)
    if (windows.length === 0) return
    if (message.kind === 'windows') return this.#sendPeople(windows)
    if (message.kind === 'deletion') {
      const { kind, state } = message
      for (const { stream } of windows) stream.send({ kind, state } satisfies LiveEvent)
      return
    }
    const { rev, memberId, siteId } = message
    const emails = await loadStaffEmails(this.#db, siteId, memberId === null ? [] : [memberId])
    const email = memberId === null ? undefined : emails.get(memberId)
    const by = memberId === null || email === undefined ? null : { id: memberId, email }
    for (const { stream } of windows) stream.send({ kind: 'revision', rev, by } satisfies LiveEvent)
  }

  async #endUnauthorized(windows: readonly LiveWindow[]): Promise<void> {
    for (const window of windows) {
      if (await window.mayRead()) continue
      window.stream.end()
      this.#windows.delete(window)
      await deleteWindow(this.#db, window.siteId, window.streamId)
    }
  }

  /** Sends who has the document open, to those windows whose knowledge differs. */
  async #sendPeople(windows: readonly LiveWindow[]): Promise<void> {
    const loaded = new Map<string, ReturnType<typeof loadPeople>>()
    for (const window of windows) {
      const { siteId, documentId, memberId } = window
      const key = `${siteId} ${documentId}`
      const people = loaded.get(key) ?? loadPeople(this.#db, siteId, documentId)
      loaded.set(key, people)
      const others = (await people).filter(({ id }) => id !== memberId)
      const event: LiveEvent = { kind: 'people', people: others }
      const text = JSON.stringify(event)
      const state = this.#windows.get(window)
      if (!state || state.sentPeople === text) continue
      state.sentPeople = text
      window.stream.send(event)
    }
  }
}
