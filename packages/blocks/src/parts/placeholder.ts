/** Returns the template of an empty block's placeholder in the editor. */
export function createPlaceholder(message: string): string {
  return `{.if edit}<p class="block-placeholder">${message}</p>{.end}`
}

/**
 * Returns a placeholder for a block that refers to something: `missing` is shown if the view's `isChosen` is
 * true.
 */
export function createReferencePlaceholder(message: string, missing: string): string {
  return createPlaceholder(`{.if isChosen}${missing}{.or}${message}{.end}`)
}
