import { computeContrast } from '@vitrine/model'
import type { Content } from '@vitrine/page'
import { type ColorPorts, isOnImage, MIN_CONTRAST } from './check-colors.ts'
import { showsText } from './check-contrast.ts'
import type { PlacedIssue } from './content-issue.ts'
import { findShapeBelow } from './find-shape-below.ts'

/** Returns the first text of each section whose own background color is too close to the color of its text. */
export function checkGrounds(content: Content, ports: ColorPorts): readonly PlacedIssue[] {
  const { blocks } = content
  return content.sections.flatMap((section): readonly PlacedIssue[] => {
    const { background, hidden, theme = ports.defaultThemeId } = section
    const behind = background?.color
    if (behind === undefined || isOnImage(section) || (hidden?.desktop && hidden.mobile)) return []
    const colours = ports.themes.find(({ id }) => id === theme)?.colours
    if (!colours || computeContrast(colours.ink, behind) >= MIN_CONTRAST.text) return []
    const blockId = section.blockIds.find((id) => {
      const block = blocks[id]
      const isText = block !== undefined && showsText(content, id, ports)
      return isText && !findShapeBelow(block, { section, blocks, colours, behind })
    })
    return blockId === undefined ? [] : [{ blockId, code: 'weak-ground', field: null, fix: null }]
  })
}
