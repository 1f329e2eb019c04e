import type { JsonObject } from '../json.ts'
import { breakpoints, type Content } from './content.ts'
import type { DocumentIssue } from './document-issue.ts'
import { formatIssue } from './check-schema.ts'

/** Returns the issues across sections and blocks, each of which is valid by itself. */
export function checkLayout(json: JsonObject): readonly DocumentIssue[] {
  // The schemas have checked the types.
  const { sections, blocks } = json as unknown as Content
  const issues: DocumentIssue[] = []
  const report = (path: readonly string[], words: string): void => {
    issues.push({ path, message: formatIssue(path, words) })
  }
  const ids = new Set<string>()
  const anchors = new Set<string>()
  const placed = new Set<string>()
  for (const section of sections) {
    const path = ['sections', section.id]
    if (ids.has(section.id) || Object.hasOwn(blocks, section.id))
      report(path, 'has the id of another element')
    ids.add(section.id)
    if (section.anchor !== undefined && anchors.has(section.anchor))
      report([...path, 'anchor'], 'is already the anchor of another section')
    if (section.anchor !== undefined) anchors.add(section.anchor)
    for (const id of section.blockIds) {
      const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
      if (!block) report([...path, 'blockIds'], `names the unknown block "${id}"`)
      if (placed.has(id)) report(['blocks', id], 'is placed more than once')
      placed.add(id)
      for (const breakpoint of breakpoints) {
        const rect = block?.place[breakpoint]
        const { cols } = section.grid[breakpoint]
        if (rect && rect.x + rect.w > cols)
          report(
            ['blocks', id, 'place', breakpoint],
            `extends to column ${rect.x + rect.w} of ${cols}`,
          )
      }
    }
  }
  for (const id of Object.keys(blocks))
    if (!placed.has(id)) report(['blocks', id], 'is in no section')
  return issues
}
