import type { TranslateMessage } from '@vitrine/model'
import type { Block, Content, Id, Section } from '@vitrine/page'
import type { SummaryItem } from '../ports/collection.ts'
import type { BlockPorts, RenderTemplate } from '../ports/block-ports.ts'
import type { MemberArea } from '../ports/member-area.ts'
import type { SiteStructure } from '../ports/navigation.ts'
import type { SocialAccount } from '../ports/site.ts'
import { blockRegistry } from '../registry.ts'
import { createBlockContext } from '../render/block-context.ts'
import { renderUnknownBlock } from '../render/block.ts'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { ContentFix } from './content-issue.ts'

/** The ports that the content of blocks is looked for with. */
export interface EmptinessPorts extends Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'> {
  readonly translate: TranslateMessage
  readonly render: RenderTemplate
  readonly hasImage: (assetId: string) => boolean
  /** The accounts of the site, which social links show without their own. */
  readonly socialAccounts: readonly SocialAccount[]
}

/** A block or a section that has nothing to show. */
export interface EmptyPart {
  /** The block; null for a section without blocks. */
  readonly blockId: Id | null
  readonly sectionId: Id
  readonly code: 'empty-block' | 'empty-section'
  readonly message: string
  /** The command that deletes it; null for a block that this version does not know. */
  readonly fix: ContentFix | null
}

/**
 * Returns the sections without blocks, and the blocks of which visitors see nothing: the editor shows a placeholder
 * in their place. What the site has elsewhere, such as the items of a collection, is taken to be there. Content of
 * starters is listed on its own.
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
    background?.assetId === undefined
  )
}

function createEmptySection(id: Id): EmptyPart {
  return {
    blockId: null,
    sectionId: id,
    code: 'empty-section',
    message: 'This section is empty. Add blocks, or delete it.',
    fix: { kind: 'remove-section', command: 'section.delete', payload: { id } },
  }
}

function checkBlock(block: Block, sectionId: Id, ports: EmptinessPorts): readonly EmptyPart[] {
  if (block.placeholder || isHidden(block.hidden)) return []
  const { id } = block
  const found = { blockId: id, sectionId, code: 'empty-block' } as const
  const kind = blockRegistry.get(block.type)
  const context = kind && createBlockContext(block, createPorts(block, ports))
  if (!kind || !context) {
    const [text = ''] = getParagraph(renderUnknownBlock(block))
    return [{ ...found, message: text, fix: null }]
  }
  if (ports.render(kind.template, { ...context, edit: false }) !== '') return []
  const [advice] = getParagraph(ports.render(kind.template, { ...context, edit: true }))
  return [
    {
      ...found,
      message: `Visitors do not see this block yet. ${formatSentence(advice ?? 'Add content')}`,
      fix: { kind: 'remove-block', command: 'block.delete', payload: { id } },
    },
  ]
}

/** Returns the text of the paragraph of a placeholder, which has no tags and no entities. */
function getParagraph(html: string): readonly string[] {
  return /<p(?: class="block-placeholder")?>([^<]*)<\/p>/.exec(html)?.slice(1) ?? []
}

function formatSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

const ITEM: SummaryItem = { title: 'Item', href: '/' }
const IMAGE = { src: '/', width: 1, height: 1 } as const
const MENU = { title: 'Menu', href: '/', newWindow: false, current: '', items: [] } as const
const AREA: MemberArea = { name: 'Area', description: '', isFree: true, href: '/', join: '/' }

const STRUCTURE: SiteStructure = {
  menu: () => [MENU],
  folder: () => ({ ...MENU, items: [MENU] }),
  languages: [],
  memberArea: () => AREA,
  account: { account: '/', signIn: '/', register: '/' },
}

/** Creates ports that have everything that a block can choose from the site, but only images that exist. */
function createPorts(
  block: Block,
  { hasImage, socialAccounts, locale, fallbackLocale, translate }: EmptinessPorts,
): BlockPorts {
  const kind = blockRegistry.get(block.type)
  return {
    ...{ locale, fallbackLocale, translate, socialAccounts },
    edit: true,
    resolve: () => ({ href: '/' }),
    findImage: (id) => (hasImage(id) ? IMAGE : undefined),
    findPage: () => ITEM,
    sanitize: (html) => html,
    site: { title: 'Site', tagLine: '', href: '/' },
    structure: STRUCTURE,
    getItems: ({ data }) => (kind?.getItemQuery(data) ? [ITEM] : undefined),
    getMonth: ({ data }) =>
      kind?.getMonthQuery(data) === undefined
        ? undefined
        : { month: '2026-01', today: '2026-01-01', entries: [] },
    getForm: ({ id }) => ({ action: '/', id }),
    renderComments: () => '<p></p>',
    renderComponent: () => ({ html: '<p></p>' }),
  }
}
