import type { TaskNote } from '@vitrine/contract'

/** An error of a task that the person who started it can read and mend. */
export class TaskError extends Error {
  override readonly name = 'TaskError'
  readonly notes: readonly TaskNote[]

  constructor(notes: readonly TaskNote[], options?: ErrorOptions) {
    super(notes.map(({ message }) => message).join(' '), options)
    this.notes = notes
  }
}

/** Ends the work on a task because the process stops. What an import has made stays, for the next process. */
export class TaskInterruption extends TaskError {
  constructor() {
    super([])
  }
}
