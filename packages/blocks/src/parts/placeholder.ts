import { escapeHtml } from '@vitrine/page'
import { type PlaceholderId, placeholderTexts } from './placeholder-texts.ts'

/** The placeholders of blocks that refer to something, which have a second text for what is missing. */
type ReferenceId = {
  [Id in PlaceholderId]: `${Id}.missing` extends PlaceholderId ? Id : never
}[PlaceholderId]

/** Returns the template of an empty block's placeholder in the editor. */
export function createPlaceholder(id: PlaceholderId): string {
  return `{.if edit}${createParagraph(id)}{.end}`
}

/**
 * Returns a placeholder for a block that refers to something: the text `<id>.missing` is shown if the view's
 * `isChosen` is true.
 */
export function createReferencePlaceholder(id: ReferenceId): string {
  const missing = createParagraph(`${id}.missing` as const)
  return `{.if edit}{.if isChosen}${missing}{.or}${createParagraph(id)}{.end}{.end}`
}

/** Returns the attribute and the content of an element with a text of the editor, whose canvas translates it by id. */
export function createEditorText(id: PlaceholderId): string {
  return ` data-text="${id}">${escapeHtml(placeholderTexts[id])}`
}

function createParagraph(id: PlaceholderId): string {
  return `<p class="block-placeholder"${createEditorText(id)}</p>`
}
