import { ApiError, callApi } from '../../api/call-api.ts'
import type { EditorStore } from '../store/editor-store.ts'

/** Reads the changes of others as soon as they are announced and nothing of this window is to be saved. */
export class ChangeFollower {
  readonly #store: EditorStore
  readonly #stop: () => void
  #latest = 0
  #isReading = false
  #isStopped = false

  constructor(store: EditorStore) {
    this.#store = store
    this.#stop = store.state.subscribe(({ save }, before) => {
      if (save !== before.save) void this.#read()
    })
  }

  /** Takes note of the revision that the draft has. */
  announce(rev: number): void {
    this.#latest = Math.max(this.#latest, rev)
    void this.#read()
  }

  /** Asks whether the document is still there. Without an answer nothing is known. */
  async check(): Promise<void> {
    const answer = await this.#ask()
    if (!this.#isStopped && isGone(answer)) this.#store.queue.setDeletion('gone')
  }

  stop(): void {
    this.#isStopped = true
    this.#stop()
  }

  /** Reads changes until there are none, or something is to be saved: the answer to that has the changes, too. */
  async #read(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    const { queue, others } = this.#store
    while (!this.#isStopped && queue.base < this.#latest && queue.pending.length === 0) {
      const { base } = queue
      const answer = await this.#ask()
      if (answer instanceof ApiError && answer.status === 409)
        this.#store.announce((t) => t('editor.conflict.reload'))
      // Without an answer, the next announcement tries again.
      if (answer instanceof Error || this.#isStopped) break
      others.follow({ ...(answer as Update), base }) // all that is no error
      if (queue.base === base) break
    }
    this.#isReading = false
  }

  /** Returns the changes since the revision of this window, or the error. */
  #ask(): Promise<unknown> {
    const { queue, documentId } = this.#store
    const params = { id: documentId, rev: String(queue.base) }
    return callApi('readChangesSince', { params }).catch((error: unknown) => error)
  }
}

function isGone(answer: unknown): boolean {
  return answer instanceof ApiError && answer.status === 404
}

type Update = Omit<Parameters<EditorStore['others']['follow']>[0], 'base'>
