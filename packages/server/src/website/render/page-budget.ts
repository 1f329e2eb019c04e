/** A tag inside a tag inside a tag: nobody means more. */
export const DEEPEST_TAGS = 8

const defaults = {
  /** Tags of a page, each time they are filled. */
  tags: 1_000,
  /** Characters that all of them write. */
  characters: 8_000_000,
  /** Milliseconds that all templates of a page may work. */
  time: 2_000,
}

/** What one page may cost, whatever its theme asks for. */
export class PageBudget {
  readonly #most: typeof defaults
  readonly #spent = { tags: 0, characters: 0, time: 0 }

  constructor(most: Partial<typeof defaults> = {}) {
    this.#most = { ...defaults, ...most }
  }

  /** Why no tag more is filled; undefined while one may be. */
  refusal(): string | undefined {
    const [most, spent] = [this.#most, this.#spent]
    if (spent.tags >= most.tags) return `A page has at most ${most.tags} tags of the platform`
    if (spent.characters >= most.characters)
      return `The tags of a page write at most ${most.characters} characters`
    if (spent.time >= most.time) return `The templates of a page work at most ${most.time} ms`
    spent.tags += 1
    return undefined
  }

  spend(cost: { readonly characters: number; readonly time: number }): void {
    this.#spent.characters += cost.characters
    this.#spent.time += cost.time
  }
}
