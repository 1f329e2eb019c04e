import type { Access, Json, Meta } from '@vitrine/page'
import { useEditor, useEditorState } from '../../context.ts'
import { getShownMeta } from '../../store/add-language.ts'
import type { EditorStore } from '../../store/editor-store.ts'
import { findMember, isJsonObject } from '../values/json-members.ts'

/** Returns the titles, URL and search texts of the page in the language of the editor. */
export function usePageMeta(): Meta | undefined {
  const { store } = useEditor()
  return useEditorState(({ body }) =>
    body.meta && Object.hasOwn(body.meta, store.locale) ? body.meta[store.locale] : undefined,
  )
}

/** Returns the titles and the URL in the language of the editor, or those that it starts from. */
export function useShownMeta(): Meta | undefined {
  const { store } = useEditor()
  return useEditorState(({ body }) => getShownMeta(body, store))
}

/** Returns a setting of the page by its path; undefined while it is missing. */
export function usePageSetting(...path: readonly string[]): Json | undefined {
  return useEditorState(({ body }) =>
    // A document is JSON.
    path.reduce<Json | undefined>(
      (value, name) => (isJsonObject(value) ? findMember(value, name) : undefined),
      body as unknown as Json,
    ),
  )
}

type MetaChange = { readonly [K in keyof Meta]?: Meta[K] | undefined }

/** Sets titles, URL or search texts in the language of the editor. */
export function setPageMeta(store: EditorStore, meta: MetaChange): boolean {
  const { locale } = store
  const key = `meta:${Object.keys(meta).join()}`
  return store.dispatch('meta.set', { locale, meta }, { key })
}

/** Sets a setting of the page; undefined removes it. */
export function setPageSetting(
  store: EditorStore,
  path: readonly string[],
  value: Json | undefined,
): boolean {
  return store.dispatch('document.set', { path, value }, { key: `document:${path.join('.')}` })
}

export function setPageAccess(store: EditorStore, access: Access): boolean {
  const value =
    access.kind === 'members'
      ? { kind: access.kind, memberAreaIds: access.memberAreaIds }
      : { kind: access.kind }
  return setPageSetting(store, ['access'], value)
}
