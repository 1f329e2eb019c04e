import { pageTypeCodes } from '@vitrine/model'
import {
  type FooterElementId,
  footerElementIds,
  type HeaderElementId,
  headerElementIds,
  type HeaderFooter,
  listFooterElements,
  listHeaderElements,
} from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'
import type { EditedBody } from '../store/edited-body.ts'
import type { EditorStore } from '../store/editor-store.ts'
import type { Selection } from '../store/selection.ts'
import type { LayerRow } from './layer-rows.ts'

export type Part = 'header' | 'footer'

type RowPart = NonNullable<Selection['part']>

/** An element of header or footer. */
export type PartElement =
  | { readonly part: 'header'; readonly id: HeaderElementId }
  | { readonly part: 'footer'; readonly id: FooterElementId }

/** Returns the id of a row: no section and no block has a colon in its id. The row of a whole part has no element. */
function formatRowId(part: RowPart, element = ''): string {
  return `${part}:${element}`
}

/** Returns the selection of a row; undefined for rows of sections and blocks. */
export function parseRowId(rowId: string): Selection | undefined {
  const [, part, element = ''] = /^(header|footer|announcement):(.*)$/.exec(rowId) ?? []
  if (part !== 'header' && part !== 'footer' && part !== 'announcement') return undefined
  return { section: undefined, blocks: [], part, ...(element !== '' && { element }) }
}

/** Returns the id of the row of a selected part or element; undefined if none is selected. */
export function getSelectedRowId({ part, element }: Selection): string | undefined {
  return part && formatRowId(part, element)
}

/** Returns the element of a selection; undefined if none is selected. */
export function findElement({ part, element }: Selection): PartElement | undefined {
  if (part === 'header') {
    const id = headerElementIds.find((each) => each === element)
    return id && { part, id }
  }
  if (part !== 'footer') return undefined
  const id = footerElementIds.find((each) => each === element)
  return id && { part, id }
}

/** Returns the row of the announcement, with whether it is shown as far as that is known. */
export function createAnnouncementRow(isOn: boolean | undefined, t: Translate): LayerRow {
  const label = t('editor.layer.announcement')
  const row = { id: formatRowId('announcement'), label, type: undefined, states: [] }
  if (isOn === undefined) return { ...row, name: label }
  const note = t(isOn ? 'editor.layer.on' : 'editor.layer.off')
  return { ...row, name: `${label}, ${note}`, note }
}

/** The types of pages that themes show without header and footer. */
const BARE_TYPES: ReadonlySet<unknown> = new Set([
  pageTypeCodes['splash-page'],
  pageTypeCodes['lock-screen'],
  pageTypeCodes['popup-overlay'],
])

/** Returns whether the header and the footer of the site are around the content of a document. */
export function hasParts({ type }: Pick<EditedBody, 'type'>, { kind }: Pick<EditorStore, 'kind'>) {
  return kind === 'item' || (kind === 'page' && !BARE_TYPES.has(type))
}

/** Returns the rows that lead from a page to the header and the footer, which all pages share. */
export function createPartRows(t: Translate): readonly [LayerRow, LayerRow] {
  const toRow = (part: Part): LayerRow => {
    const label = t(`editor.layer.${part}`)
    const name = t('editor.layer.shared', { label })
    return { id: formatRowId(part), label, name, type: undefined, states: [] }
  }
  return [toRow('header'), toRow('footer')]
}

/** Returns the rows of the header and the footer with their elements, in the owner's order. */
export function createElementRows(
  body: Pick<HeaderFooter, 'header' | 'footer'>,
  t: Translate,
): Readonly<Record<Part, LayerRow>> {
  const lists = { header: listHeaderElements(body), footer: listFooterElements(body) }
  const toRow = (part: Part): LayerRow => {
    const elements = lists[part]
    const label = t(`editor.layer.${part}`)
    return {
      id: formatRowId(part),
      label,
      name: t('editor.layer.part', { label, count: elements.length }),
      type: undefined,
      states: [],
      children: elements.map(({ id, isShown }, at) => {
        const name = t(`editor.element.${id}`)
        const position = t('editor.layer.position', { number: at + 1, count: elements.length })
        const state = isShown ? [] : [t('editor.layer.hidden')]
        return {
          id: formatRowId(part, id),
          label: name,
          name: [name, ...state, position].join(', '),
          type: undefined,
          states: isShown ? [] : ['hidden'],
        }
      }),
    }
  }
  return { header: toRow('header'), footer: toRow('footer') }
}
