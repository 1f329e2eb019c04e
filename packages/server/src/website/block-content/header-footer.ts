import type { Section } from '@vitrine/page'
import type { RenderContext } from '../render-context/index.ts'
import { renderContent } from './content-html.ts'
import { HEADER_FOOTER_ID } from './form-port.ts'

/** The rendered content of a theme area. */
export interface RenderedArea {
  /** The HTML of its sections, which is safe. */
  readonly html: string
  readonly updatedAt: Date
}

/** Renders the owner's sections of header and footer; empty if there are none. */
export function renderHeaderFooter(context: RenderContext): {
  readonly 'header-sections': string
  readonly 'footer-sections': string
} {
  return {
    'header-sections': renderSectionsOfKind(context, 'header'),
    'footer-sections': renderSectionsOfKind(context, 'footer'),
  }
}

/**
 * Renders the content of theme areas, by the id of the area.
 *
 * @see compat §2 "squarespace:block-field"
 */
export function renderAreas(context: RenderContext): ReadonlyMap<string, RenderedArea> {
  const { headerFooter, headerFooterAt } = context.shell
  const areas = headerFooter?.sections.filter((section) => section.kind === 'area') ?? []
  const names = new Set(areas.flatMap(({ anchor }) => anchor ?? []))
  return new Map(
    [...names].map((name) => {
      const html = renderSectionsOfKind(context, 'area', name)
      return [name, { html, updatedAt: headerFooterAt ?? new Date(0) }]
    }),
  )
}

function renderSectionsOfKind(
  context: RenderContext,
  kind: 'header' | 'footer' | 'area',
  area?: string,
): string {
  const { headerFooter } = context.shell
  const matches = (section: Section) =>
    section.kind === kind && (area === undefined || section.anchor === area)
  const sections = headerFooter?.sections.filter(matches).map(withoutAnchor) ?? []
  if (!headerFooter || sections.length === 0) return ''
  return renderContent(context, {
    locale: context.language.tag,
    body: { sections, blocks: headerFooter.blocks },
    isEdited: context.editedId === HEADER_FOOTER_ID,
  })
}

/** Removes the anchor of an area section: the area itself has that id. */
function withoutAnchor({ anchor, ...section }: Section): Section {
  return section.kind === 'area' || anchor === undefined ? section : { ...section, anchor }
}
