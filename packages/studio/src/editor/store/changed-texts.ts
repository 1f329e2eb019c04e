import { type Op, richTextSchema, richToPlain } from '@vitrine/page'

/** Lists the texts that changes contain, to copy them before they are lost. */
export function listChangedTexts(sets: readonly { readonly ops: readonly Op[] }[]): string[] {
  const last = new Map<string, readonly string[]>()
  for (const op of sets.flatMap(({ ops }) => ops)) {
    if (!('value' in op)) continue
    // Of several changes of one text the last one counts.
    const key = op.op === 'insert' ? `${op.path.join(' ')} ${last.size}` : op.path.join(' ')
    last.delete(key)
    last.set(key, collectTexts(op.value, op.path.some(isTextMember)))
  }
  return [...last.values()].flat()
}

function isTextMember(name: string): boolean {
  return name === 'text' || name === 'meta'
}

function collectTexts(value: unknown, isText: boolean): readonly string[] {
  if (typeof value === 'string') return isText && value !== '' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const rich = richTextSchema.safeParse(value)
  if (rich.success) return [richToPlain(rich.data)]
  return Object.entries(value).flatMap(([name, member]) =>
    collectTexts(member, isText || isTextMember(name)),
  )
}
