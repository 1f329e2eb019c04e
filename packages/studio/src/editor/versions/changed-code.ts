import { getPageCode, type JsonObject, type PageCodePart, pageCodeParts } from '@vitrine/page'

/** Returns the parts whose code differs between two bodies, with both codes. */
export function listCodeChanges(
  before: object,
  after: object,
): readonly { readonly part: PageCodePart; readonly texts: readonly [string, string] }[] {
  // Documents are JSON.
  const [old, fresh] = [getPageCode(before as JsonObject), getPageCode(after as JsonObject)]
  return pageCodeParts.flatMap((part) => {
    const texts = [old[part] ?? '', fresh[part] ?? ''] as const
    return texts[0] === texts[1] ? [] : [{ part, texts }]
  })
}
