import type { Section } from '@vitrine/page'
import type { FilledArea } from './block-field.ts'
import type { Place } from './content.ts'
import { contentHtml } from './content-html.ts'

/** What templates print in place of a theme's own header and footer; empty where the owner has none. */
export function headerAndFooter(place: Place): {
  readonly 'header-sections': string
  readonly 'footer-sections': string
} {
  return {
    'header-sections': sectionsOf(place, 'header'),
    'footer-sections': sectionsOf(place, 'footer'),
  }
}

/** What fills the areas of a theme, by the id of the area. @see compat §2 "squarespace:block-field" */
export function filledAreas(place: Place): ReadonlyMap<string, FilledArea> {
  const { headerFooter, headerFooterAt } = place.shell
  const areas = headerFooter?.sections.filter((section) => section.kind === 'area') ?? []
  const names = new Set(areas.flatMap(({ anchor }) => anchor ?? []))
  return new Map(
    [...names].map((name) => {
      const html = sectionsOf(place, 'area', name)
      return [name, { html, updatedAt: headerFooterAt ?? new Date(0) }]
    }),
  )
}

function sectionsOf(place: Place, kind: 'header' | 'footer' | 'area', area?: string): string {
  const { headerFooter } = place.shell
  const isOf = (section: Section) =>
    section.kind === kind && (area === undefined || section.anchor === area)
  const sections = headerFooter?.sections.filter(isOf).map(withoutAnchor) ?? []
  if (!headerFooter || sections.length === 0) return ''
  return contentHtml(place, {
    locale: place.language.tag,
    body: { sections, blocks: headerFooter.blocks },
  })
}

/** The area itself has the name as its id. */
function withoutAnchor({ anchor, ...section }: Section): Section {
  return section.kind === 'area' || anchor === undefined ? section : { ...section, anchor }
}
