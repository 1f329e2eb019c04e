/** The kinds of documents that a site has one of: their edits have texts of their own. */
const singleKinds = ['aesthetics', 'header-footer', 'navigation', 'site-settings'] as const

/** Returns whether a document is of a kind that a site has one of. */
export function isSingleKind(kind: string): kind is (typeof singleKinds)[number] {
  return singleKinds.some((single) => single === kind)
}
