import { blockTypeCodes, type CheckText, type TranslateMessage } from '@vitrine/model'
import type { Block, Content, Id, Section } from '@vitrine/page'
import type { SummaryItem } from '../ports/collection.ts'
import type { BlockPorts, RenderTemplate } from '../ports/block-ports.ts'
import type { MemberArea } from '../ports/member-area.ts'
import type { SiteStructure } from '../ports/navigation.ts'
import type { SocialAccount } from '../ports/site.ts'
import { blockRegistry } from '../registry.ts'
import { createBlockContext } from '../render/block-context.ts'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { ContentFix } from './content-issue.ts'

/** The ports that the content of blocks is looked for with. */
export interface EmptinessPorts extends Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'> {
  readonly translate: TranslateMessage
  readonly render: RenderTemplate
  readonly hasImage: (assetId: string) => boolean
  /** The accounts of the site, which social links show without their own. */
  readonly socialAccounts: readonly SocialAccount[]
  readonly site: ShownSite
}

/** The parts of the site that blocks show. */
export interface ShownSite {
  /** The title in the language of the content. */
  readonly title: string
  readonly hasLogo: boolean
  /** Whether visitors can comment on the document. */
  readonly hasComments: boolean
  readonly languageCount: number
  /** Returns whether a menu has items that visitors see. */
  readonly hasMenu: (navigationId: string) => boolean
  readonly hasMemberArea: (id: string) => boolean
}

/** The types that always show what they consist of: a line, a shape, a space or a form. */
export const neverEmptyTypes: ReadonlySet<number> = new Set([
  blockTypeCodes['horizontal-rule'],
  blockTypeCodes.newsletter,
  blockTypeCodes.search,
  blockTypeCodes.shape,
  blockTypeCodes.spacer,
])

/** A block or a section that has nothing to show. */
export interface EmptyPart {
  /** The block; null for a section without blocks. */
  readonly blockId: Id | null
  readonly sectionId: Id
  readonly code: 'empty-block' | 'empty-section'
  readonly text: CheckText
  /** The command that deletes it; null for a block that this version does not know. */
  readonly fix: ContentFix | null
}

/**
 * Returns the sections without blocks, and the blocks of which visitors see nothing: the editor shows a placeholder
 * in their place. The items of a collection are taken to be there. Content of starters is listed on its own.
 */
export function checkEmptiness(
  { sections, blocks }: Content,
  ports: EmptinessPorts,
): readonly EmptyPart[] {
  const shown = sections.filter(({ hidden }) => !isHidden(hidden))
  return shown.flatMap((section): readonly EmptyPart[] => {
    if (isEmptySection(section)) return [createEmptySection(section.id)]
    return section.blockIds.flatMap((id) => {
      const block = blocks[id]
      return block ? checkBlock(block, section.id, ports) : []
    })
  })
}

function isHidden(hidden: Block['hidden']): boolean {
  return hidden?.desktop === true && hidden.mobile === true
}

/** Returns whether a section has neither blocks nor a background. The theme fills the other kinds of sections. */
function isEmptySection({ kind, blockIds, background }: Section): boolean {
  return (
    (kind === 'fluid' || kind === 'gallery') &&
    blockIds.length === 0 &&
    background?.assetId === undefined &&
    background?.color === undefined
  )
}

function createEmptySection(id: Id): EmptyPart {
  return {
    blockId: null,
    sectionId: id,
    code: 'empty-section',
    text: { id: 'empty-section', params: {} },
    fix: { kind: 'remove-section', command: 'section.delete', payload: { id } },
  }
}

function checkBlock(block: Block, sectionId: Id, ports: EmptinessPorts): readonly EmptyPart[] {
  if (block.placeholder || isHidden(block.hidden) || neverEmptyTypes.has(block.type)) return []
  const { id } = block
  const found = { blockId: id, sectionId, code: 'empty-block' } as const
  const kind = blockRegistry.get(block.type)
  const context = kind && createBlockContext(block, createPorts(block, ports))
  if (!kind)
    return [
      { ...found, text: { id: 'unknown-block', params: { type: String(block.type) } }, fix: null },
    ]
  if (!context) return [{ ...found, text: { id: 'invalid-block', params: {} }, fix: null }]
  if (ports.render(kind.template, { ...context, edit: false }) !== '') return []
  const advice = findTextId(ports.render(kind.template, { ...context, edit: true }))
  return [
    {
      ...found,
      text: { id: 'empty-block', params: { advice } },
      fix: { kind: 'remove-block', command: 'block.delete', payload: { id } },
    },
  ]
}

/** Returns the id of the text that the editor shows in an empty block; empty if it shows none. */
function findTextId(html: string): string {
  return /<p(?: class="block-placeholder")? data-text="([^"]*)">/.exec(html)?.[1] ?? ''
}

const ITEM: SummaryItem = { title: 'Item', href: '/' }
const IMAGE = { src: '/', width: 1, height: 1 } as const
const MENU = { title: 'Menu', href: '/', newWindow: false, current: '', items: [] } as const
const AREA: MemberArea = { name: 'Area', description: '', isFree: true, href: '/', join: '/' }

/** Creates menus, languages and member areas as far as the site has them. */
function createStructure({ languageCount, hasMenu, hasMemberArea }: ShownSite): SiteStructure {
  const language = { tag: 'en', name: 'English', href: '/', isCurrent: false }
  return {
    menu: (id) => (hasMenu(id) ? [MENU] : []),
    folder: () => ({ ...MENU, items: [MENU] }),
    languages: Array.from({ length: languageCount }, () => language),
    memberArea: (id) => (hasMemberArea(id) ? AREA : undefined),
    account: { account: '/', signIn: '/', register: '/' },
  }
}

/** Creates ports that have the items that a block can choose, and of the rest of the site what is there. */
function createPorts(
  block: Block,
  { hasImage, site, socialAccounts, locale, fallbackLocale, translate }: EmptinessPorts,
): BlockPorts {
  const kind = blockRegistry.get(block.type)
  return {
    ...{ locale, fallbackLocale, translate, socialAccounts },
    edit: true,
    resolve: () => ({ href: '/' }),
    findImage: (id) => (hasImage(id) ? IMAGE : undefined),
    findPage: () => ITEM,
    sanitize: (html) => html,
    site: { title: site.title, tagLine: '', href: '/', ...(site.hasLogo && { logo: IMAGE }) },
    structure: createStructure(site),
    getItems: ({ data }) => (kind?.getItemQuery(data) ? [ITEM] : undefined),
    getMonth: ({ data }) =>
      kind?.getMonthQuery(data) === undefined
        ? undefined
        : { month: '2026-01', today: '2026-01-01', entries: [] },
    getForm: ({ id }) => ({ action: '/', id }),
    renderComments: () => (site.hasComments ? '<p></p>' : ''),
    renderComponent: () => ({ html: '<p></p>' }),
  }
}
