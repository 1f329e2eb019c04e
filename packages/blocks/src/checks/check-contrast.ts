import { backgroundSourceCodes } from '@vitrine/model'
import { type Content, type Json, richToPlain, type Section } from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { PlacedIssue } from './content-issue.ts'
import { listRichTexts } from './visible-texts.ts'

/**
 * The opacity from which a shade leaves a text readable on any image. Black over a white image is then a gray with
 * which white text has a contrast of 4.5 to 1, and white over a black image likewise.
 */
const MIN_SHADE = 0.54

/** The opacity of the shade that the fix sets, a step of its slider. */
const READABLE_SHADE = 0.6

const SHOWN: ReadonlySet<number> = new Set([
  backgroundSourceCodes.upload,
  backgroundSourceCodes.video,
])

type Languages = Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'>

/** Returns the first text of each section whose background image or film has too weak a shade for text. */
export function checkContrast(content: Content, languages: Languages): readonly PlacedIssue[] {
  return content.sections.flatMap((section): readonly PlacedIssue[] => {
    const image = findBareImage(section)
    const blockId = section.blockIds.find((id) => showsText(content, id, languages))
    if (!image || blockId === undefined) return []
    // A background is JSON.
    const background = { ...image, overlay: READABLE_SHADE } as unknown as Json
    const props = { background }
    const payload = { id: section.id, props }
    const fix = { kind: 'shade-image', command: 'section.setProps', payload } as const
    return [{ blockId, code: 'text-on-image', field: null, fix }]
  })
}

/** Returns the background image or film of a visible section whose shade is too weak; undefined if it has none. */
function findBareImage({ background, hidden }: Section) {
  if (!background || (hidden?.desktop && hidden.mobile)) return undefined
  const { source, assetId, overlay = 0 } = background
  if (!SHOWN.has(source) || assetId === undefined) return undefined
  return overlay < MIN_SHADE ? background : undefined
}

/** Returns whether a visible block has words. */
export function showsText({ blocks }: Content, id: string, languages: Languages): boolean {
  const block = blocks[id]
  if (!block || (block.hidden?.desktop && block.hidden.mobile)) return false
  return listRichTexts(block, languages).some(({ text }) => richToPlain(text).trim() !== '')
}
