type Listener = (...args: readonly unknown[]) => void

/** An event emitter with the API of older templates. */
export class EventEmitter {
  readonly #listeners = new Map<string, readonly Listener[]>()

  on = (name: string, listener: Listener): { readonly detach: () => void } => {
    const others = () => (this.#listeners.get(name) ?? []).filter((each) => each !== listener)
    this.#listeners.set(name, [...others(), listener])
    return { detach: () => this.#listeners.set(name, others()) }
  }

  fire = (name: string, ...args: readonly unknown[]): void =>
    this.#listeners.get(name)?.forEach((listener) => listener(...args))
}
