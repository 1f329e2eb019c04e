import type { Block, Content, Locale, RichNode, RichText } from '@vitrine/page'
import type { BlockFault } from './block-fault.ts'
import { currentBlock } from './check-block.ts'
import { textForm } from './define-block.ts'
import { blockRegistry } from './registry.ts'
import { shownText } from './shown-text.ts'

export interface ContentFault extends BlockFault {
  readonly blockId: string
}

/** What is looked through for. */
export interface ContentFaultPorts {
  readonly locale: Locale
  /** The site's first. */
  readonly fallbackLocale: Locale
  /** What the file itself says of a picture. */
  readonly altOf: (assetId: string) => string | undefined
}

/**
 * What keeps visitors of one language from what blocks have: pictures without words, links without a name.
 * It may be published; blocks whose type or data are not known are passed over.
 */
export function contentFaults(
  { blocks }: Pick<Content, 'blocks'>,
  ports: ContentFaultPorts,
): readonly ContentFault[] {
  return Object.values(blocks).flatMap((block) =>
    blockFaults(block, ports).map((fault) => ({ blockId: block.id, ...fault })),
  )
}

function blockFaults(block: Block, ports: ContentFaultPorts): readonly BlockFault[] {
  const kind = blockRegistry.get(block.type)
  const current = kind && currentBlock(kind, block)
  if (!kind || !current) return []
  const resolve = () => undefined
  const text = (field: string) => {
    const form = textForm(kind, field)
    return form && shownText(current, { field, form }, { ...ports, resolve })
  }
  const own = kind.a11yOf(current.data, { block: current, text, altOf: ports.altOf })
  const { [ports.locale]: here = {}, [ports.fallbackLocale]: first = {} } = current.text ?? {}
  const headings = Object.entries({ ...first, ...here }).flatMap(([field, written]) =>
    typeof written !== 'string' && hasEmptyHeading(written)
      ? [{ code: 'empty-heading', field } as const]
      : [],
  )
  return [...own, ...headings]
}

function hasEmptyHeading({ content }: RichText): boolean {
  const isEmpty = ({ type, content: within = [] }: RichNode): boolean =>
    type === 'heading'
      ? !within.some((each) => 'text' in each && each.text.trim() !== '')
      : within.some((each) => 'content' in each && isEmpty(each))
  return content.some(isEmpty)
}
