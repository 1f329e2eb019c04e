import {
  getFooterElements,
  getHeaderElements,
  type HeaderElementId,
  type HeaderSettings,
} from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import { escapeHtml } from '../../platform/html/escape.ts'
import { getLocalizedText, type RenderContext } from '../render-context/index.ts'
import { HEADER_FOOTER_ID } from './form-port.ts'

/** The elements to show, each true under its id; empty if none is shown. */
type ShownElements = Readonly<Record<string, unknown>> | ''

/** The data of the page that elements show. */
interface PageData {
  readonly website?: unknown
  readonly languages?: unknown
}

/** Returns the elements of header and footer that the owner shows, for the templates of the theme. */
export function getShownElements(
  context: RenderContext,
  page: PageData,
): { readonly siteHeader: ShownElements; readonly siteFooter: ShownElements } {
  const { shell } = context
  const header = getHeaderElements(shell.headerFooter)
  const footer = getFooterElements(shell.headerFooter)
  return {
    siteHeader:
      header.length === 0
        ? ''
        : {
            ...toShown(header),
            ...getHeaderLook(shell.headerFooter?.header),
            button: getButton(context),
            marks: createMarks(context, 'header', header),
            tools: listTools(context, header, page),
          },
    siteFooter:
      footer.length === 0
        ? ''
        : { ...toShown(footer), marks: createMarks(context, 'footer', footer) },
  }
}

/** Returns the layout and color theme of the header, and the attributes by which style sheets know its settings. */
function getHeaderLook(header: HeaderSettings | undefined) {
  const { layout, sticky, height, theme, logoSize } = header ?? {}
  const attributes = { layout, sticky, height, 'section-theme': theme, 'logo-size': logoSize }
  return {
    layout: layout ?? '',
    theme: theme ?? '',
    // The logo comes before the menu for readers, too.
    isLogoFirst: layout !== undefined && layout !== 'logo-center',
    attributes: Object.entries(attributes)
      .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
      .join(''),
  }
}

/** Returns the button of the header; empty unless it is shown and has a label and a target. */
function getButton(context: RenderContext) {
  const { headerFooter } = context.shell
  const { label = {}, to } = headerFooter?.header?.button ?? {}
  const text = getLocalizedText(label, context)
  const isShown = getHeaderElements(headerFooter).some(({ id }) => id === 'button')
  const target = isShown && to && text.trim() !== '' ? context.resolve(to) : undefined
  return target
    ? { label: untrusted(text), url: untrusted(target.href), newWindow: target.newWindow === true }
    : ''
}

/**
 * Returns the attribute of each element by which the editor finds it on its canvas, for the tag of the element. Visitors
 * get none.
 */
function createMarks(
  { editedId }: RenderContext,
  part: 'header' | 'footer',
  elements: readonly { readonly id: string }[],
): Readonly<Record<string, string>> {
  if (editedId !== HEADER_FOOTER_ID) return {}
  return Object.fromEntries(
    elements.map(({ id }) => [id, ` data-element="${part}:${id}"`] as const),
  )
}

function toShown(elements: readonly { readonly id: string }[]) {
  return Object.fromEntries(elements.map(({ id }) => [id, true] as const))
}

const toolNames = {
  languages: 'isLanguages',
  search: 'isSearch',
  account: 'isAccount',
  cart: 'isCart',
  button: 'isButton',
  social: 'isSocial',
} as const

/**
 * Returns the elements that templates repeat in the owner's order. A list in a repeated section reads the data of its
 * element alone, so elements have the lists that they show.
 */
function listTools(
  context: RenderContext,
  elements: readonly { readonly id: HeaderElementId }[],
  { website, languages }: PageData,
) {
  const marks = createMarks(context, 'header', elements)
  return elements.flatMap(({ id }) => {
    if (id === 'logo' || id === 'menu') return []
    return [
      {
        [toolNames[id]]: true,
        mark: marks[id] ?? '',
        ...(id === 'languages' && { languages }),
        ...(id === 'social' && { website }),
      },
    ]
  })
}
