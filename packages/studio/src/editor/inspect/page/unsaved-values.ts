import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StudioText } from '../../../ui/i18n.ts'
import type { EditorStore } from '../../store/editor-store.ts'
import { NO_SELECTION } from '../../store/selection.ts'

/** A setting of the page whose value must be valid before it is stored. */
export type PageField = 'title' | 'slug'

/** The parts of the page settings that a check shows. */
export const pageSettings = ['slug', 'access', 'code'] as const

export type PageSetting = (typeof pageSettings)[number]

/** A part of the page settings that gets the keyboard. */
type AskedField = PageField | PageSetting

/** A value that was typed and is not stored. */
interface UnsavedValue {
  readonly text: string
  /** The reason; undefined while the server is asked. */
  readonly error: StudioText | undefined
}

/** A field of a block: its key, and in an entry of a list `<id of the entry>.<key>`. */
interface AskedSetting {
  readonly block: string
  readonly field: string
}

/** The values that were typed and are not stored. They outlive the panel that shows them. */
export type UnsavedValues = StoreApi<{
  readonly title: UnsavedValue | undefined
  readonly slug: UnsavedValue | undefined
  /** The field that is to get the keyboard, once its panel shows it. */
  readonly asked: AskedField | undefined
  /** The field of a block that is to get the keyboard. */
  readonly askedSetting: AskedSetting | undefined
}>

export function createUnsavedValues(): UnsavedValues {
  return createStore(() => ({
    ...{ title: undefined, slug: undefined },
    ...{ asked: undefined, askedSetting: undefined },
  }))
}

interface EditedPage {
  readonly store: EditorStore
  readonly unsaved: UnsavedValues
}

/** Returns the fields of the page settings whose typed value was refused. */
export function useRefusedFields({ unsaved }: EditedPage): readonly PageField[] {
  const { title, slug } = useStore(unsaved)
  return [...(title?.error ? ['title' as const] : []), ...(slug?.error ? ['slug' as const] : [])]
}

/** Puts the keyboard in a field of the selected block. Its list and its tab open. */
export function showBlockField({ unsaved }: EditedPage, block: string, field: string): void {
  unsaved.setState({ askedSetting: { block, field } })
}

/** Shows the settings of the page, and puts the keyboard in one of their fields. */
export function showPageField({ store, unsaved }: EditedPage, asked: AskedField): void {
  store.select(NO_SELECTION)
  unsaved.setState({ asked })
}
