/** The text of a search field, which is ahead of the URL while a person types. */
export interface SearchText {
  readonly text: string
  /** The search of the URL that the text is for. */
  readonly search: string
  /** The searches that typing has sent to the URL, and that are not there yet. */
  readonly sent: readonly string[]
}

/** Returns the text after a key, which is on its way to the URL as `search`. */
export function typeSearch(before: SearchText, text: string, search: string): SearchText {
  return { ...before, text, sent: [...before.sent, search] }
}

/** Returns the text for a new search of the URL: one that was typed keeps what was typed since, any other replaces it. */
export function followSearch({ text, sent }: SearchText, search: string): SearchText {
  const index = sent.lastIndexOf(search)
  if (index === -1) return { text: search, search, sent: [] }
  return { text, search, sent: sent.slice(index + 1) }
}
