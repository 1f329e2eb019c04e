type Told = (...args: readonly unknown[]) => void

/** Tells whoever asked to be told. */
export class Teller {
  readonly #listeners = new Map<string, readonly Told[]>()

  on = (name: string, listener: Told): { readonly detach: () => void } => {
    const others = () => (this.#listeners.get(name) ?? []).filter((each) => each !== listener)
    this.#listeners.set(name, [...others(), listener])
    return { detach: () => this.#listeners.set(name, others()) }
  }

  fire = (name: string, ...args: readonly unknown[]): void =>
    this.#listeners.get(name)?.forEach((listener) => listener(...args))
}
