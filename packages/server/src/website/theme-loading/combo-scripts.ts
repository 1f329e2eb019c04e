import { createHash } from 'node:crypto'
import type { TagSource } from './parse-tags.ts'

/**
 * Joins adjacent scripts with `combo="true"` into one file. The files are joined when the theme is
 * loaded, so visitors cannot request other combinations.
 *
 * @see compat §2 "squarespace:script"
 */
export function joinComboScripts(
  source: string,
  tags: readonly TagSource[],
  scripts: {
    readonly getBytes: (path: string) => Buffer | undefined
    readonly addScript: (path: string, bytes: Buffer) => void
  },
): readonly TagSource[] {
  const groups: TagSource[][] = []
  for (const tag of tags) {
    const group = groups.at(-1)
    const previous = group?.at(-1)
    const isAdjacent = previous && source.slice(previous.span.end, tag.span.start).trim() === ''
    const canJoin = isAdjacent && getComboPath(previous, scripts) && getComboPath(tag, scripts)
    if (group && canJoin) group.push(tag)
    else groups.push([tag])
  }
  return groups.flatMap((group) => (group.length === 1 ? group : [joinGroup(group)]))

  function joinGroup(group: readonly TagSource[]): TagSource {
    const paths = group.flatMap((tag) => getComboPath(tag, scripts) ?? [])
    const texts = paths.map((path) => scripts.getBytes(path)?.toString('utf8') ?? '')
    // A file may end without a separator, or in a comment.
    const bytes = Buffer.from(texts.map((text) => text.replace(/^\uFEFF/, '')).join('\n;\n'))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const src = `combo-${hash}.js`
    scripts.addScript(getScriptPath(src), bytes)
    const span = { start: group[0]?.span.start ?? 0, end: group.at(-1)?.span.end ?? 0 }
    return { name: 'script', head: [{ key: 'src', value: src }], body: undefined, span }
  }
}

/** Returns the path of a script in the theme. */
export function getScriptPath(src: string): string {
  return `scripts/${src.replace(/^(?:\.?\/)+/, '')}`
}

function getComboPath(
  { name, head }: TagSource,
  { getBytes }: { readonly getBytes: (path: string) => Buffer | undefined },
): string | undefined {
  if (name !== 'script' || !head.every((part) => 'key' in part)) return undefined
  const attributes = Object.fromEntries(head.map(({ key, value }) => [key, value]))
  const { combo, src } = attributes
  if (combo?.toLowerCase() !== 'true' || src === undefined) return undefined
  const path = getScriptPath(src)
  return getBytes(path) ? path : undefined
}
