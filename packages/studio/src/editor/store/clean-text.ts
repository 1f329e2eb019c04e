/** Removes what no document can store: NUL characters and halves of surrogate pairs, as broken clipboards have them. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
}

/** Returns a JSON value with clean texts; the same object if they are clean already. */
export function cleanJson<T>(value: T): T {
  const text = JSON.stringify(value)
  // JSON escapes both, and nothing else, like this.
  if (text === undefined || !/\\u0000|\\ud[89a-f]/.test(text)) return value
  return JSON.parse(text, (_, part: unknown) =>
    typeof part === 'string' ? cleanText(part) : part,
  ) as T // the same JSON, with other texts
}
