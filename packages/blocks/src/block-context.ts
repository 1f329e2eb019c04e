import { DEFAULT_CURRENCY, textDirection } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { currentBlock } from './check-block.ts'
import { textForm, type View } from './define-block.ts'
import type { BlockPorts } from './ports.ts'
import { blockRegistry } from './registry.ts'
import { belowLevel, HIGHEST_LEVEL } from './heading-level.ts'
import { shownText } from './shown-text.ts'
import type { SiteStructure } from './site-ports.ts'

/**
 * What a block's template sees: its texts under `text`, and what its type makes of its data. Nothing
 * where the type is not known or the data do not fit.
 */
export function blockContext(block: Block, ports: BlockPorts): View | undefined {
  const kind = blockRegistry.get(block.type)
  const current = kind && currentBlock(kind, block)
  if (!kind || !current) return undefined
  const text = (field: string) => {
    const form = textForm(kind, field)
    return form && shownText(current, { field, form }, ports)
  }
  const view = kind.viewOf(current.data, {
    block: current,
    text,
    locale: ports.locale,
    resolve: ports.resolve,
    image: ports.image,
    items: ports.items?.(current) ?? [],
    page: (id) => ports.page?.(id),
    socialAccounts: ports.socialAccounts ?? [],
    elsewhere: (reading) => ports.elsewhere?.(reading),
    clean: ports.clean,
    component: (given) => ports.component?.(given),
    comments: () => ports.comments?.() ?? '',
    month: ports.month?.(current),
    structure: ports.structure ?? NO_STRUCTURE,
    site: ports.site ?? { title: '', tagLine: '', href: '/' },
    frameUrl: ports.frameUrl?.(current) ?? '',
    form: ports.form?.(current),
    currency: ports.currency ?? DEFAULT_CURRENCY,
    searchUrl: ports.searchUrl ?? '/search',
    say: ports.say ?? ((english) => english),
    sizes: ports.sizes ?? '100vw',
    isFirst: ports.isFirst ?? false,
  })
  if (!view) return undefined
  const level = ports.level ?? HIGHEST_LEVEL
  // Names that are missing here would be looked for further out.
  const texts = Object.keys(kind.text).map((field) => {
    const shown = text(field)
    return [field, shown === undefined || shown.html === '' ? '' : shown]
  })
  return {
    id: current.id,
    variant: current.variant ?? 0,
    edit: ports.edit ?? false,
    // Which way texts go that say their language: they are in the site's first.
    dir: textDirection(ports.fallbackLocale),
    // Of its heading, and of those below that.
    level,
    below: belowLevel(level),
    text: Object.fromEntries(texts),
    ...view,
  }
}

const NO_STRUCTURE: SiteStructure = {
  menu: () => [],
  folder: () => undefined,
  languages: [],
  memberArea: () => undefined,
  account: { account: '/account', signIn: '/account/login', register: '/account/register' },
}
