import { backgroundSourceCodes } from '@vitrine/model'
import { escapeHtml, type Section } from '@vitrine/page'
import { createImageView, createImageTemplate } from '../parts/image.ts'
import type { BlockPorts, RenderTemplate } from '../ports/block-ports.ts'

export interface SectionParts {
  /** The id that links refer to. */
  readonly id: string
  /** The HTML of its blocks, each in its cell. */
  readonly cells: string
  /** The HTML of its gallery, below the blocks. */
  readonly gallery?: string
  readonly ports: Pick<BlockPorts, 'edit' | 'findImage'> & { readonly render: RenderTemplate }
}

/** Renders a section. @see dom §6 "7.1 page" */
export function renderSection(
  section: Section,
  { id, cells, gallery, ports }: SectionParts,
): string {
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
    `<div class="section-border"><div class="section-background">${renderBackground(section, ports)}</div></div>` +
    `<div class="content-wrapper"><div class="content">${engine}${gallery ?? ''}</div></div></section>`
  )
}

/** Renders the background image, which is decorative, and the shade that keeps text readable on it. */
function renderBackground(
  { background }: Section,
  { findImage, render }: SectionParts['ports'],
): string {
  if (background?.source !== backgroundSourceCodes.upload || background.assetId === undefined)
    return ''
  const image = findImage(background.assetId)
  if (!image) return ''
  const focused = { ...image, ...(background.focal && { focal: background.focal }) }
  const imageHtml = render(
    createImageTemplate('section-background-image'),
    createImageView(focused, { alt: '', sizes: '100vw' }),
  )
  const shade =
    background.overlay === undefined
      ? ''
      : `<div class="section-background-overlay" style="opacity:${background.overlay}"></div>`
  return imageHtml + shade
}
