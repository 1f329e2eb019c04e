import { backgroundSourceCodes } from '@vitrine/model'
import { escapeHtml, type Section } from '@vitrine/page'
import { imageView, pictureTemplate } from './image-view.ts'
import type { BlockPorts, RenderTemplate } from './ports.ts'

export interface SectionParts {
  /** What links find it by. */
  readonly id: string
  /** Its blocks, each in its cell. */
  readonly cells: string
  /** What it is a section for: it stands below the blocks. */
  readonly gallery?: string
  readonly ports: Pick<BlockPorts, 'edit' | 'image'> & { readonly render: RenderTemplate }
}

/** @see dom §6 "7.1 page" */
export function sectionHtml(section: Section, { id, cells, gallery, ports }: SectionParts): string {
  const sectionId = escapeHtml(section.id)
  const edit = ports.edit ? ` data-s="${sectionId}"` : ''
  const theme = section.theme === undefined ? '' : escapeHtml(section.theme)
  const engine =
    gallery !== undefined && cells === ''
      ? ''
      : `<div data-fluid-engine="true"><div class="fluid-engine fe-${sectionId}">${cells}</div></div>`
  return (
    `<section id="${escapeHtml(id)}" class="page-section${gallery === undefined ? '' : ' gallery-section'} ` +
    `section-height--${section.height} section-width--${section.width}" ` +
    `data-section-id="${sectionId}" data-section-theme="${theme}"${edit}>` +
    `<div class="section-border"><div class="section-background">${background(section, ports)}</div></div>` +
    `<div class="content-wrapper"><div class="content">${engine}${gallery ?? ''}</div></div></section>`
  )
}

/** A picture that only decorates; what is written on it stays readable under a shade. */
function background(
  { background: given }: Section,
  { image, render }: SectionParts['ports'],
): string {
  if (given?.source !== backgroundSourceCodes.upload || given.assetId === undefined) return ''
  const found = image(given.assetId)
  if (!found) return ''
  const shown = { ...found, ...(given.focal && { focal: given.focal }) }
  const picture = render(
    pictureTemplate('section-background-image'),
    imageView(shown, { alt: '', sizes: '100vw' }),
  )
  const shade =
    given.overlay === undefined
      ? ''
      : `<div class="section-background-overlay" style="opacity:${given.overlay}"></div>`
  return picture + shade
}
