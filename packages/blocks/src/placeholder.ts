/** What a block says in the editor while it shows nothing: what it wants. */
export function placeholder(wants: string): string {
  return `{.if edit}<p class="block-placeholder">${wants}</p>{.end}`
}

/** The same of one that shows something of the site; the view says with `isChosen` that it was chosen, and is gone. */
export function placeholderOf(wants: string, gone: string): string {
  return placeholder(`{.if isChosen}${gone}{.or}${wants}{.end}`)
}
