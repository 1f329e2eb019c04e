import { applyOps, checkDocument, mergeOps, type Op } from '@vitrine/page'
import type { EditedBody } from './edited-body.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { SaveOutcome, SaveQueuePorts, SaveRequest } from './save-queue.ts'

/** A draft on a server that answers as the real one does: numbered sets, merging, conflicts. For tests. */
export class FakeServer {
  body: EditedBody
  rev = 1
  readonly requests: SaveRequest[] = []
  /** The failures of the next requests, in order. */
  readonly failures: ('lost' | 'answer lost' | 'signed-out' | 'deleted')[] = []
  readonly #lastSeq = new Map<string, number>()
  readonly #since: {
    readonly rev: number
    readonly clientId: string
    readonly ops: readonly Op[]
  }[] = []

  constructor(body: EditedBody) {
    this.body = body
  }

  /** Changes the draft as another window would. */
  change(ops: readonly Op[]): void {
    this.body = applyOps(this.body, ops).body
    this.#since.push({ rev: ++this.rev, clientId: 'other', ops })
  }

  async send(request: SaveRequest): Promise<SaveOutcome> {
    this.requests.push(request)
    const failure = this.failures.shift()
    if (failure === 'lost') return { kind: 'unreachable' }
    if (failure === 'signed-out') return { kind: 'signed-out' }
    if (failure === 'deleted')
      return { kind: 'rejected', message: 'This document is in the trash.' }
    const outcome = this.#save(request)
    return failure === 'answer lost' ? { kind: 'unreachable' } : outcome
  }

  #save({ clientId, base, sets }: SaveRequest): SaveOutcome {
    const last = this.#lastSeq.get(clientId) ?? 0
    const fresh = sets.filter(({ seq }) => seq > last)
    const [first] = fresh
    if (first && first.seq !== last + 1) return { kind: 'rejected', message: 'Missing changes' }
    const others = this.#since.filter((change) => change.rev > base && change.clientId !== clientId)
    const theirs = others.flatMap(({ ops }) => ops)
    if (others.length > 0) {
      const before = others.toReversed().reduce((body) => body, this.body)
      const merged = this.#merge(before, theirs, fresh)
      if (merged) return merged
    }
    for (const { ops } of fresh) {
      this.body = applyOps(this.body, ops).body
      this.#since.push({ rev: ++this.rev, clientId, ops })
    }
    if (!checkDocument('page', this.body).body) throw new Error('The draft is not valid')
    this.#lastSeq.set(clientId, sets.at(-1)?.seq ?? last)
    return { kind: 'saved', rev: this.rev, remote: theirs }
  }

  /** Returns a conflict if both sides set the same value. */
  #merge(
    body: EditedBody,
    theirs: readonly Op[],
    mine: SaveRequest['sets'],
  ): SaveOutcome | undefined {
    const undo = invert(body, theirs)
    const { conflicts } = mergeOps({ base: undo, mine, theirs: [{ ops: theirs }] })
    if (conflicts.length === 0) return undefined
    return { kind: 'conflict', conflict: { rev: this.rev, remote: theirs, conflicts } }
  }
}

/** Returns the body before `set` operations of others; tests change existing values only. */
function invert(body: EditedBody, ops: readonly Op[]): EditedBody {
  const marks = ops.map((op): Op => (op.op === 'set' ? { ...op, value: 'before' } : op))
  return applyOps(body, marks).body
}

/** A journal in memory. */
export class MemoryJournal implements Journal {
  readonly entries = new Map<string, JournalEntry>()

  async write(entry: JournalEntry): Promise<void> {
    this.entries.set(entry.clientId, entry)
  }

  async remove({ clientId }: Pick<JournalEntry, 'clientId'>): Promise<void> {
    this.entries.delete(clientId)
  }

  async list(documentId: string): Promise<readonly JournalEntry[]> {
    return [...this.entries.values()].filter((entry) => entry.documentId === documentId)
  }
}

/** A clock whose timers run when a test says so. */
export class FakeClock {
  readonly timers = new Map<number, { readonly run: () => void; readonly ms: number }>()
  #next = 0

  readonly setTimer = (run: () => void, ms: number): number => {
    this.timers.set(++this.#next, { run, ms })
    return this.#next
  }

  readonly clearTimer = (timer: unknown): void => {
    if (typeof timer === 'number') this.timers.delete(timer)
  }

  /** Runs what waits, until nothing waits any more, or for a number of rounds. */
  async run(rounds = 20): Promise<void> {
    for (let round = 0; round < rounds && this.timers.size > 0; round += 1) {
      const due = [...this.timers.entries()]
      this.timers.clear()
      for (const [, { run }] of due) run()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    }
  }
}

export function createPorts(server: FakeServer) {
  const journal = new MemoryJournal()
  const clock = new FakeClock()
  const ports: SaveQueuePorts = {
    send: (request) => server.send(request),
    journal,
    setTimer: clock.setTimer,
    clearTimer: clock.clearTimer,
  }
  return { journal, clock, ports }
}
