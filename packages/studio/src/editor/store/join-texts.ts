import type { Conflict } from '@vitrine/page'

type Value = Conflict['mine']
type RichValue = { readonly type: 'doc'; readonly content: NonNullable<Value>[] }

/** Returns a rich text with the paragraphs of both, mine first; undefined for values that are not rich texts. */
export function joinTexts(mine: Value, theirs: Value): Value {
  if (!isRich(mine) || !isRich(theirs)) return undefined
  return { ...mine, content: [...mine.content, ...theirs.content] }
}

/** Returns whether a value is a rich text. */
export function isRich(value: Value): value is RichValue {
  if (typeof value !== 'object' || value === null) return false
  return (
    'type' in value && value.type === 'doc' && 'content' in value && Array.isArray(value.content)
  )
}
