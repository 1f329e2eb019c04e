import { DEFAULT_CURRENCY, getTextDirection } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { migrateBlock } from '../definition/migrate-block.ts'
import { getTextForm } from '../definition/text-form.ts'
import type { View } from '../definition/view.ts'
import type { BlockPorts } from '../ports/block-ports.ts'
import { blockRegistry } from '../registry.ts'
import { getLevelBelow, HIGHEST_LEVEL } from './heading-level.ts'
import { type ResolvedText, resolveText } from '../definition/resolved-text.ts'
import type { SiteStructure } from '../ports/navigation.ts'

/**
 * Returns the variables of a block's template: its texts under `text`, and its view. Undefined if its type is
 * unknown or its data are invalid.
 */
export function createBlockContext(block: Block, ports: BlockPorts): View | undefined {
  const kind = blockRegistry.get(block.type)
  const current = kind && migrateBlock(kind, block)
  if (!kind || !current) return undefined
  const text = (field: string) => {
    const form = getTextForm(kind, field)
    return form && resolveText(current, { field, form }, ports)
  }
  const view = kind.createView(current.data, {
    block: current,
    text,
    // Only the kinds that show something have it looked up.
    get locale() {
      return ports.getFormatLocale?.() ?? ports.locale
    },
    get items() {
      return ports.getItems?.(current) ?? []
    },
    get month() {
      return ports.getMonth?.(current)
    },
    get form() {
      return ports.getForm?.(current)
    },
    resolve: ports.resolve,
    findImage: ports.findImage,
    findPage: (id) => ports.findPage?.(id),
    socialAccounts: ports.socialAccounts ?? [],
    getExternalContent: (reading) => ports.getExternalContent?.(reading),
    sanitize: ports.sanitize,
    renderComponent: (request) => ports.renderComponent?.(request),
    renderComments: () => ports.renderComments?.() ?? '',
    structure: ports.structure ?? EMPTY_STRUCTURE,
    site: ports.site ?? { title: '', tagLine: '', href: '/' },
    frameUrl: ports.getFrameUrl?.(current) ?? '',
    currency: ports.currency ?? DEFAULT_CURRENCY,
    searchUrl: ports.searchUrl ?? '/search',
    translate: ports.translate,
    sizes: ports.sizes ?? '100vw',
    isFirst: ports.isFirst ?? false,
  })
  if (!view) return undefined
  const level = ports.level ?? HIGHEST_LEVEL
  return {
    id: current.id,
    variant: current.variant ?? 0,
    edit: ports.edit ?? false,
    // Texts that name their language are in the site's first one.
    dir: getTextDirection(ports.fallbackLocale),
    level,
    below: getLevelBelow(level),
    text: createTexts(Object.keys(kind.text), text, ports.edit ?? false),
    ...view,
  }
}

/** Returns texts by the names of their fields; empty for one that is not written, as the engine looks for missing names outside. */
function createTexts(
  fields: readonly string[],
  getText: (field: string) => ResolvedText | undefined,
  edit: boolean,
): Readonly<Record<string, ResolvedText | ''>> {
  const texts = fields.map((field) => {
    const resolved = getText(field)
    const isEmpty = resolved === undefined || (edit ? isBlank(resolved) : resolved.html === '')
    return [field, isEmpty ? '' : resolved] as const
  })
  return Object.fromEntries(texts)
}

/** Returns whether a text has nothing to see in the editor, such as one that was emptied. */
function isBlank({ html }: ResolvedText): boolean {
  return html === '' || /^<(p|h\d)(?: [^>]*)?><\/\1>$/.test(html)
}

const EMPTY_STRUCTURE: SiteStructure = {
  menu: () => [],
  folder: () => undefined,
  languages: [],
  memberArea: () => undefined,
  account: { account: '/account', signIn: '/account/login', register: '/account/register' },
}
