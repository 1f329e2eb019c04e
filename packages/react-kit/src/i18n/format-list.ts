/** Formats texts for `locale` (BCP 47) as a list in which all hold: "a, b and c". */
export function formatList(texts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts)
}
