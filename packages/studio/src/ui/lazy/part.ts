/** A part of the studio that did not load. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError'
  /** Whether the server answers, so that the file is missing, such as after an update: a reload gets the new one. */
  readonly isGone: boolean

  constructor(isGone: boolean, cause: unknown) {
    super('A part of the studio did not load', { cause })
    this.isGone = isGone
  }
}

/** A part of the studio whose code loads when it is first shown, or ahead of that. */
export interface Part<Value> {
  /** Returns what was loaded; undefined until then. */
  readonly get: () => Value | undefined
  /** Loads the part once. A failure stays, so that it is shown, until `reset`. */
  readonly load: () => Promise<Value>
  /** Forgets a failure, so that the next call of `load` tries again. */
  readonly reset: () => void
}

/** The parts that `preloadParts` loads ahead. */
export const parts = new Set<Part<unknown>>()

/** Creates a part, which `preloadParts` loads ahead. */
export function createPart<Value>(read: () => Promise<Value>): Part<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  const part: Part<Value> = {
    get: () => value,
    load: () => (loading ??= readPart(read).then((loaded) => (value = loaded))),
    reset: () => {
      if (value === undefined) loading = undefined
    },
  }
  parts.add(part)
  return part
}

/** Imports code. Throws a `PartLoadError` that says whether the server answers. */
export async function readPart<Value>(
  read: () => Promise<Value>,
  isReachable = askServer,
): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    throw new PartLoadError(await isReachable(), error)
  }
}

/** Returns whether the server answers at all. */
async function askServer(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
