/** Parses the first valid one of times in UTC without a zone; undefined for none, as drafts have. */
export function parseTime(...texts: readonly (string | undefined)[]): Date | undefined {
  const found = texts
    .map((text) => text?.trim() ?? '')
    .find((text) => /^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text))
  const date = found === undefined ? undefined : new Date(`${found.replace(' ', 'T')}Z`)
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}
