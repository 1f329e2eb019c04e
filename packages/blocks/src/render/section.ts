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
  readonly ports: Pick<BlockPorts, 'edit' | 'findImage' | 'resolve' | 'translate'> & {
    readonly render: RenderTemplate
  }
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
  const { background } = section
  const color =
    background?.color === undefined ? '' : ` style="background-color:${background.color}"`
  const shown = renderBackground(background, ports)
  return (
    `<section id="${escapeHtml(id)}" class="page-section${gallery === undefined ? '' : ' gallery-section'} ` +
    `section-height--${section.height} section-width--${section.width}" ` +
    `data-section-id="${sectionId}" data-section-theme="${theme}"${edit}>` +
    `<div class="section-border"><div class="section-background"${color}>${shown}</div></div>` +
    `<div class="content-wrapper"><div class="content">${engine}${gallery ?? ''}</div></div>${isFilm(background) && shown !== '' ? renderPause(ports) : ''}</section>`
  )
}

/** Renders the background image or film, which is decorative, and the shade that keeps text readable on it. */
function renderBackground(background: Background, ports: SectionParts['ports']): string {
  const shown = isFilm(background) ? renderFilm(background, ports) : renderImage(background, ports)
  return shown === '' || background?.overlay === undefined
    ? shown
    : `${shown}<div class="section-background-overlay" style="opacity:${background.overlay}"></div>`
}

function renderImage(background: Background, { findImage, render }: SectionParts['ports']): string {
  if (background?.source !== backgroundSourceCodes.upload || background.assetId === undefined)
    return ''
  const image = findImage(background.assetId)
  if (!image) return ''
  const focused = { ...image, ...(background.focal && { focal: background.focal }) }
  return render(
    createImageTemplate('section-background-image'),
    createImageView(focused, { alt: '', sizes: '100vw' }),
  )
}

/** Renders a film without sound. The script of the page plays it, and never for visitors who prefer no motion. */
function renderFilm(
  { assetId = '', stillId, focal }: NonNullable<Background>,
  { findImage, resolve }: SectionParts['ports'],
): string {
  const src = resolve({ kind: 'asset', id: assetId })?.href
  if (src === undefined) return ''
  const still = stillId === undefined ? undefined : findImage(stillId)
  const poster = still ? ` poster="${escapeHtml(still.src)}"` : ''
  const point = focal ?? still?.focal
  const style = point ? ` style="object-position:${point.x * 100}% ${point.y * 100}%"` : ''
  return (
    `<video class="section-background-image section-background-film" src="${escapeHtml(src)}"${poster}${style} ` +
    `muted loop playsinline preload="${still ? 'none' : 'metadata'}" aria-hidden="true" tabindex="-1"></video>`
  )
}

/** Renders the box that pauses the film; the script shows it once the film can play. @see WCAG 2.2 2.2.2 */
function renderPause({ translate }: SectionParts['ports']): string {
  const label = escapeHtml(translate('blocks.pauseAnimation'))
  return `<input class="section-background-pause" type="checkbox" aria-label="${label}" hidden>`
}

type Background = Section['background']

function isFilm(background: Background): background is NonNullable<Background> {
  return background?.source === backgroundSourceCodes.video && background.assetId !== undefined
}
