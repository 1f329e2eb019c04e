const DEFAULT_LIMITS = {
  /** The maximum number of tags, counted each time one is filled. */
  tags: 1_000,
  /** The maximum number of characters that all tags print. */
  characters: 8_000_000,
  /** The maximum processor time of all templates, in milliseconds: a busy machine cuts no page short. */
  time: 2_000,
}

/** The limits of one page, which hold for every theme. */
export class PageBudget {
  readonly #most: typeof DEFAULT_LIMITS
  readonly #spent = { tags: 0, characters: 0, time: 0 }

  constructor(limits: Partial<typeof DEFAULT_LIMITS> = {}) {
    this.#most = { ...DEFAULT_LIMITS, ...limits }
  }

  /** Counts a tag, and returns why it may not be filled; undefined if it may. */
  claimTag(): string | undefined {
    const [limits, spent] = [this.#most, this.#spent]
    if (spent.tags >= limits.tags) return `A page has at most ${limits.tags} platform tags`
    if (spent.characters >= limits.characters)
      return `The tags of a page can output at most ${limits.characters} characters`
    if (spent.time >= limits.time) return `The tags of a page can take at most ${limits.time} ms`
    spent.tags += 1
    return undefined
  }

  spend(cost: { readonly characters: number; readonly time: number }): void {
    this.#spent.characters += cost.characters
    this.#spent.time += cost.time
  }
}
