import { toKnownTag } from './translate.ts'

/** Joins texts as the language `locale` (BCP 47) does: "a, b and c". */
export function formatList(texts: readonly string[], locale: string): string {
  return new Intl.ListFormat(toKnownTag(locale), { type: 'conjunction' }).format(texts)
}
