import { backgroundSourceCodes } from '@vitrine/model'
import type { CommandPayload, Section } from '@vitrine/page'
import type { EditorStore } from '../../store/editor-store.ts'

export type SectionProps = CommandPayload<'section.setProps'>['props']

export type Background = NonNullable<Section['background']>

/** Sets properties of a section, as one step of the history with further changes of the same ones. */
export function setSection(store: EditorStore, id: string, props: SectionProps): boolean {
  const key = `section:${id}:${Object.keys(props).join()}`
  return store.dispatch('section.setProps', { id, props }, { key })
}

/** Reads an anchor; undefined if it is not one. Capitals and spaces become what anchors have. */
export function parseAnchor(text: string): { readonly value: string | undefined } | undefined {
  const anchor = text.trim().replace(/^#/, '').toLowerCase().replaceAll(/\s+/g, '-')
  if (anchor === '') return { value: undefined }
  return /^[a-z][a-z0-9-]{0,60}$/.test(anchor) ? { value: anchor } : undefined
}

/** Returns the background with an image; the focal point of an earlier image is not that of another. */
export function setBackgroundImage(
  before: Background | undefined,
  assetId: string | undefined,
): Background | undefined {
  if (assetId === undefined) return undefined
  const { overlay } = before ?? {}
  return {
    source: backgroundSourceCodes.upload,
    assetId,
    ...(overlay !== undefined && { overlay }),
  }
}

/** Returns a grid with other columns or gaps at one breakpoint. */
export function changeGrid(
  grid: Section['grid'],
  bp: 'desktop' | 'mobile',
  change: Partial<Section['grid']['desktop']>,
): Section['grid'] {
  return { ...grid, [bp]: { ...grid[bp], ...change } }
}
