import {
  type FooterElementId,
  type HeaderElementId,
  listFooterElements,
  listHeaderElements,
} from '@vitrine/page'
import type { ThemeFiles } from './theme-files.ts'

/** The parts of header and footer that the templates of a theme show. */
export interface ThemeElements {
  readonly header: ReadonlySet<HeaderElementId>
  readonly footer: ReadonlySet<FooterElementId>
  /** The places for sections of the owner: `header`, `footer`, and the ids of areas. */
  readonly areas: ReadonlySet<string>
}

const TEMPLATE = /\.(?:region|block|page|list|item)$/
const AREA = /<squarespace:block-field\b[^>]*?\bid=["']([^"']+)/g
const SECTIONS = /\bsquarespace\.(header|footer)-sections\b/g

/** Finds the elements that the templates of a theme name. */
export function findThemeElements({ texts }: ThemeFiles): ThemeElements {
  const templates = [...texts].filter(([path]) => TEMPLATE.test(path))
  const source = templates.map(([, text]) => text).join('\n')
  const names = (part: string, id: string) => new RegExp(`\\b${part}\\.${id}\\b`).test(source)
  // Elements in the owner's order are named by what they are: `isCart`.
  const hasTools = names('siteHeader', 'tools')
  const namesTool = (id: string) =>
    hasTools && new RegExp(`\\bis${id.charAt(0).toUpperCase()}${id.slice(1)}\\b`).test(source)
  const areas = [...source.matchAll(AREA), ...source.matchAll(SECTIONS)]
  const header = listHeaderElements(undefined).map(({ id }) => id)
  const footer = listFooterElements(undefined).map(({ id }) => id)
  return {
    header: new Set(header.filter((id) => names('siteHeader', id) || namesTool(id))),
    footer: new Set(footer.filter((id) => names('siteFooter', id))),
    areas: new Set(areas.flatMap(([, name]) => name ?? [])),
  }
}
