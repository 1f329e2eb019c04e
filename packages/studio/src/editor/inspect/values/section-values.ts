import { backgroundSourceCodes } from '@vitrine/model'
import type { CommandPayload, Section } from '@vitrine/page'
import type { EditorStore } from '../../store/editor-store.ts'

export type SectionProps = CommandPayload<'section.setProps'>['props']

export type Background = NonNullable<Section['background']>

/** The choices of the height, the width and the alignment of a section. */
export const sectionHeights = ['fit', 's', 'm', 'l', 'screen'] as const
export const sectionWidths = ['inset', 'full'] as const
export const sectionAlignments = ['start', 'center', 'end', 'stretch'] as const

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

/** The parts of a background: an image or the still of a film, the film, and the color below. */
interface BackgroundParts {
  readonly image?: string | undefined
  readonly film?: string | undefined
  readonly color?: string | undefined
}

/** Returns what a background shows. */
export function getBackgroundParts(background: Background | undefined): BackgroundParts {
  const { source, assetId, stillId, color } = background ?? {}
  if (source === backgroundSourceCodes.video) return { image: stillId, film: assetId, color }
  return { image: source === backgroundSourceCodes.upload ? assetId : undefined, color }
}

/** Returns the background with other parts; the focal point of an earlier image is not that of another. */
export function setBackgroundParts(
  before: Background | undefined,
  change: BackgroundParts,
): Background | undefined {
  const parts = getBackgroundParts(before)
  const { image, film, color } = { ...parts, ...change }
  const shown =
    film === undefined
      ? image !== undefined && { source: backgroundSourceCodes.upload, assetId: image }
      : {
          source: backgroundSourceCodes.video,
          assetId: film,
          ...(image !== undefined && { stillId: image }),
        }
  if (!shown && color === undefined) return undefined
  const { focal, overlay } = before ?? {}
  const isSame = image === parts.image && film === parts.film
  return {
    ...(shown || { source: backgroundSourceCodes.none }),
    ...(shown && isSame && focal && { focal }),
    ...(shown && overlay !== undefined && { overlay }),
    ...(color !== undefined && { color }),
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
