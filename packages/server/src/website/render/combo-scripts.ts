import { createHash } from 'node:crypto'
import type { TagSource } from './read-tags.ts'

/**
 * Scripts with `combo="true"` that stand beside one another are one file, asked for once. The files are
 * known when the theme is read: nobody can ask for a combination the theme does not have.
 *
 * @see compat §2 "squarespace:script"
 */
export function joinCombos(
  source: string,
  tags: readonly TagSource[],
  scripts: {
    readonly bytesOf: (path: string) => Buffer | undefined
    readonly keep: (path: string, bytes: Buffer) => void
  },
): readonly TagSource[] {
  const runs: TagSource[][] = []
  for (const tag of tags) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const isBeside = before && source.slice(before.span.end, tag.span.start).trim() === ''
    const joins = isBeside && pathOf(before, scripts) && pathOf(tag, scripts)
    if (run && joins) run.push(tag)
    else runs.push([tag])
  }
  return runs.flatMap((run) => (run.length === 1 ? run : [joined(run)]))

  function joined(run: readonly TagSource[]): TagSource {
    const paths = run.flatMap((tag) => pathOf(tag, scripts) ?? [])
    const texts = paths.map((path) => scripts.bytesOf(path)?.toString('utf8') ?? '')
    // A file may end without a sign between statements, or in a comment.
    const bytes = Buffer.from(texts.map((text) => text.replace(/^\uFEFF/, '')).join('\n;\n'))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const src = `combo-${hash}.js`
    scripts.keep(scriptPath(src), bytes)
    const span = { start: run[0]?.span.start ?? 0, end: run.at(-1)?.span.end ?? 0 }
    return { name: 'script', head: [{ key: 'src', value: src }], body: undefined, span }
  }
}

/** Where a theme has the script that a tag names. */
export function scriptPath(src: string): string {
  return `scripts/${src.replace(/^(?:\.?\/)+/, '')}`
}

function pathOf(
  { name, head }: TagSource,
  { bytesOf }: { readonly bytesOf: (path: string) => Buffer | undefined },
): string | undefined {
  if (name !== 'script' || !head.every((part) => 'key' in part)) return undefined
  const given = Object.fromEntries(head.map(({ key, value }) => [key, value]))
  const { combo, src } = given
  if (combo?.toLowerCase() !== 'true' || src === undefined) return undefined
  const path = scriptPath(src)
  return bytesOf(path) ? path : undefined
}
