import type { JsonObject } from '../json.ts'
import { breakpoints, type Content } from './content.ts'
import type { Fault } from './fault.ts'
import { sentence } from './issue.ts'

/** What holds across sections and blocks, each of which was found right by itself. */
export function layoutFaults(json: JsonObject): readonly Fault[] {
  // The schemas of sections and blocks have looked at every one of them.
  const { sections, blocks } = json as unknown as Content
  const faults: Fault[] = []
  const fault = (path: readonly string[], words: string): void => {
    faults.push({ path, message: sentence(path, words) })
  }
  const ids = new Set<string>()
  const anchors = new Set<string>()
  const placed = new Set<string>()
  for (const section of sections) {
    const path = ['sections', section.id]
    if (ids.has(section.id) || Object.hasOwn(blocks, section.id))
      fault(path, 'has an id that something else has too')
    ids.add(section.id)
    if (section.anchor !== undefined && anchors.has(section.anchor))
      fault([...path, 'anchor'], 'is the anchor of another section too')
    if (section.anchor !== undefined) anchors.add(section.anchor)
    for (const id of section.blockIds) {
      const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
      if (!block) fault([...path, 'blockIds'], `names the block "${id}", which is not there`)
      if (placed.has(id)) fault(['blocks', id], 'stands in more than one place')
      placed.add(id)
      for (const breakpoint of breakpoints) {
        const rect = block?.place[breakpoint]
        const { cols } = section.grid[breakpoint]
        if (rect && rect.x + rect.w > cols)
          fault(['blocks', id, 'place', breakpoint], `reaches column ${rect.x + rect.w} of ${cols}`)
      }
    }
  }
  for (const id of Object.keys(blocks))
    if (!placed.has(id)) fault(['blocks', id], 'stands in no section')
  return faults
}
