import type { PageCodePart } from '@vitrine/page'
import { readPageCode } from '../frame/page-code.ts'

const pageCodeParts: readonly PageCodePart[] = ['head', 'foot']

/** Returns the parts whose code differs between two bodies, with both codes. */
export function listCodeChanges(
  before: object,
  after: object,
): readonly { readonly part: PageCodePart; readonly texts: readonly [string, string] }[] {
  const [old, fresh] = [readPageCode(before), readPageCode(after)]
  return pageCodeParts.flatMap((part) => {
    const texts = [old[part] ?? '', fresh[part] ?? ''] as const
    return texts[0] === texts[1] ? [] : [{ part, texts }]
  })
}
