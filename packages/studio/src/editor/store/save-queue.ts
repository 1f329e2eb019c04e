import type { ChangeSet, Conflict, Op } from '@vitrine/page'
import type { Journal } from './journal.ts'
import { replacesAll } from './history.ts'
import type { RejectionReason, SaveState } from './save-state.ts'
import type { MergedChanges, SentSet } from './sent-set.ts'

/** The changes of someone else that do not fit those of this window. */
export interface SaveConflict {
  readonly rev: number
  readonly remote: readonly Op[]
  readonly conflicts: readonly Conflict[]
}

/** The answer of the server to sent sets. */
export type SaveOutcome =
  | ({ readonly kind: 'saved'; readonly rev: number } & MergedChanges)
  /** No answer, or that of a server which is too busy. */
  | { readonly kind: 'unreachable'; readonly isBusy?: boolean }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict }
  | { readonly kind: 'rejected'; readonly message: string; readonly reason?: RejectionReason }

export interface SaveRequest {
  readonly documentId: string
  readonly clientId: string
  readonly base: number
  readonly sets: readonly SentSet[]
}

export interface SaveQueuePorts {
  readonly send: (request: SaveRequest) => Promise<SaveOutcome>
  readonly journal: Journal
  readonly setTimer: (run: () => void, ms: number) => unknown
  readonly clearTimer: (timer: unknown) => void
}

interface QueueEvents {
  readonly onState: (state: SaveState) => void
  /**
   * Someone else changed what the pending sets change. Returns the changes to send in their place; undefined if the
   * draft of the others must be read first.
   */
  readonly onConflict: (
    conflict: SaveConflict,
    pending: readonly SentSet[],
  ) => readonly ChangeSet[] | undefined
  readonly onSaved: (saved: MergedChanges & { readonly sets: readonly SentSet[] }) => void
  /** Returns the values that both the others and the pending sets changed. */
  readonly findConflicts: (
    remote: readonly Op[],
    pending: readonly SentSet[],
  ) => readonly Conflict[]
}

const FLUSH_MS = 800
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const
const MAX_SETS = 200

/**
 * Sends change sets to the server: numbered without a gap, one request at a time, at most one each 800 ms. Every set is
 * in the journal before it is sent, and until the server has it.
 */
export class SaveQueue {
  readonly #ports: SaveQueuePorts
  readonly #events: QueueEvents
  readonly #key: { readonly documentId: string; readonly clientId: string }
  #base: number
  #seq = 0
  #savedSeq = 0
  #sending: readonly SentSet[] = []
  #waiting: readonly SentSet[] = []
  #keys: readonly (string | undefined)[] = []
  #timer: unknown
  #tries = 0
  #isStopped = false
  #state: SaveState = { kind: 'saved' }
  #deletion: RejectionReason | undefined

  constructor(
    key: { readonly documentId: string; readonly clientId: string; readonly base: number },
    ports: SaveQueuePorts,
    events: QueueEvents,
  ) {
    this.#key = { documentId: key.documentId, clientId: key.clientId }
    this.#base = key.base
    this.#ports = ports
    this.#events = events
  }

  /** The revision of the draft that the server last confirmed. */
  get base(): number {
    return this.#base
  }

  /** The number of the last set, sent or not. */
  get lastSeq(): number {
    return this.#seq
  }

  get pending(): readonly SentSet[] {
    return [...this.#sending, ...this.#waiting]
  }

  /** Adds a change. It joins the last one that waits if both have the same key and set the same values. */
  push(change: ChangeSet, key?: string): void {
    const last = this.#waiting.at(-1)
    const isSame = key !== undefined && this.#keys.at(-1) === key
    if (last && isSame && replacesAll(last.ops, change.ops)) {
      this.#waiting = [...this.#waiting.slice(0, -1), { ...change, seq: last.seq }]
    } else {
      this.#waiting = [...this.#waiting, { ...change, seq: ++this.#seq }]
      this.#keys = [...this.#keys, key]
    }
    void this.#writeJournal()
    if (this.#isBlocked()) return
    if (this.#state.kind === 'saved') this.#setState({ kind: 'saving' })
    this.#plan(FLUSH_MS)
  }

  /** Sends what waits at once, as before publishing. Resolves to whether the server has everything. */
  async flush(): Promise<boolean> {
    if (this.#isBlocked()) return false
    this.#cancelTimer()
    while (this.pending.length > 0) {
      if (!(await this.#send())) return false
    }
    return true
  }

  /** Tries again: back online, or signed in again. */
  resume(): void {
    if (this.#state.kind === 'rejected') return
    this.#tries = 0
    if (this.pending.length === 0) return this.#setState({ kind: 'saved' })
    this.#setState({ kind: 'saving' })
    this.#plan(0)
  }

  /** Sends again what the server rejected, such as after the document was restored, or other changes in its place. */
  retry(changes?: readonly ChangeSet[]): void {
    if (this.#state.kind !== 'rejected') return
    this.#deletion = undefined
    if (changes) this.#renumber(changes)
    void this.#writeJournal()
    this.#setState({ kind: 'saving' })
    this.resume()
  }

  /**
   * Takes note that the document is in the trash or deleted for good: nothing is sent, and everything stays in the
   * journal. Without a reason it is there again, and what waits is sent.
   */
  setDeletion(reason: RejectionReason | undefined): void {
    const before = this.#deletion
    this.#deletion = reason
    if (reason !== undefined) this.#setState({ kind: 'rejected', reason })
    else if (before !== undefined || isInTrash(this.#state)) this.retry()
  }

  /** Continues from a later revision, with nothing of its own to send. Returns false if it has, or is elsewhere by now. */
  advance(from: number, to: number): boolean {
    if (this.#isStopped || this.pending.length > 0 || this.#base !== from) return false
    this.#base = to
    return true
  }

  /** Stops sending. What the server does not have stays in the journal. */
  stop(): void {
    this.#isStopped = true
    this.#cancelTimer()
  }

  #isBlocked(): boolean {
    return this.#isStopped || ['rejected', 'signed-out'].includes(this.#state.kind)
  }

  #plan(ms: number): void {
    if (this.#timer !== undefined || this.#inFlight) return
    this.#timer = this.#ports.setTimer(() => {
      this.#timer = undefined
      void this.#send()
    }, ms)
  }

  #cancelTimer(): void {
    if (this.#timer !== undefined) this.#ports.clearTimer(this.#timer)
    this.#timer = undefined
  }

  #inFlight: Promise<boolean> | undefined

  /** Sends once; joins a request that is on its way. */
  #send(): Promise<boolean> {
    this.#inFlight ??= this.#sendNow().finally(() => {
      this.#inFlight = undefined
      if (this.#waiting.length > 0 && this.#state.kind === 'saving') this.#plan(FLUSH_MS)
    })
    return this.#inFlight
  }

  async #sendNow(): Promise<boolean> {
    if (this.pending.length === 0 || this.#isStopped) return true
    // Sets that may have reached the server keep their numbers and their content.
    if (this.#sending.length === 0) {
      this.#sending = this.#waiting.slice(0, MAX_SETS)
      this.#waiting = this.#waiting.slice(MAX_SETS)
      this.#keys = this.#keys.slice(MAX_SETS)
    }
    await this.#writeJournal()
    const sets = this.#sending
    const outcome = await this.#ports.send({ ...this.#key, base: this.#base, sets })
    return this.#receive(outcome, sets)
  }

  #receive(outcome: SaveOutcome, sets: readonly SentSet[]): boolean {
    switch (outcome.kind) {
      case 'saved':
        this.#base = outcome.rev
        this.#savedSeq = sets.at(-1)?.seq ?? this.#savedSeq
        this.#sending = []
        this.#tries = 0
        if (outcome.remote.length > 0 && this.#waiting.length > 0) {
          // What waits was made before the changes of the others arrived.
          this.#events.onSaved({ sets, remote: [], restored: outcome.restored })
          return this.#settle(outcome)
        }
        void this.#writeJournal()
        this.#events.onSaved({ sets, remote: outcome.remote, restored: outcome.restored })
        this.#setState(this.#waiting.length === 0 ? { kind: 'saved' } : { kind: 'saving' })
        return true
      case 'unreachable':
        this.#setState({ kind: outcome.isBusy ? 'busy' : 'offline' })
        this.#timer = this.#ports.setTimer(
          () => {
            this.#timer = undefined
            void this.#send()
          },
          RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)] ?? 0,
        )
        return false
      case 'conflict':
        return this.#settle(outcome.conflict)
      case 'signed-out':
      case 'rejected':
        this.#setState(outcome)
        return false
    }
  }

  /**
   * Continues from the revision of the others, with changes that fit it. The conflicts are those of everything that is
   * pending: the server knows the sent sets only, not what was typed since.
   */
  #settle({ rev, remote }: Pick<SaveConflict, 'rev' | 'remote'>): boolean {
    const { pending } = this
    const conflicts = this.#events.findConflicts(remote, pending)
    const changes = this.#events.onConflict({ rev, remote, conflicts }, pending)
    if (!changes) {
      this.#setState({ kind: 'rejected', message: undefined })
      return false
    }
    this.#base = rev
    this.#renumber(changes)
    this.#tries = 0
    void this.#writeJournal()
    this.#setState(this.#waiting.length === 0 ? { kind: 'saved' } : { kind: 'saving' })
    return true
  }

  /** Replaces what waits. The server has none of the sets that did not fit. */
  #renumber(changes: readonly ChangeSet[]): void {
    this.#seq = this.#savedSeq
    this.#sending = []
    this.#waiting = changes.map((change) => ({ ...change, seq: ++this.#seq }))
    this.#keys = changes.map(() => undefined)
  }

  #setState(state: SaveState): void {
    // An answer from before the deletion is no sign that the document is there.
    if (this.#deletion !== undefined && state.kind !== 'rejected') return
    if (state.kind === this.#state.kind && getReason(state) === getReason(this.#state)) return
    this.#state = state
    this.#events.onState(state)
  }

  #writeJournal(): Promise<void> {
    const sets = this.pending
    return sets.length === 0
      ? this.#ports.journal.remove(this.#key)
      : this.#ports.journal.write({ ...this.#key, base: this.#base, sets })
  }
}

function getReason(state: SaveState): RejectionReason | undefined {
  return state.kind === 'rejected' ? state.reason : undefined
}

function isInTrash(state: SaveState): boolean {
  return getReason(state) === 'trash'
}
