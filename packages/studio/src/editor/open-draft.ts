import { callApi } from '../api/call-api.ts'
import type { Translate } from '../ui/i18n.ts'
import { showFailure } from '../ui/overlays/toasts.ts'
import type { EditorStore } from './store/editor-store.ts'
import { saveAll } from './store/side-document.ts'

/** Opens the draft as a page in a tab of its own, for a day. */
export async function openPreview(store: EditorStore, t: Translate): Promise<void> {
  // Opened before the answer, which browsers allow only for a press.
  const tab = window.open('', '_blank')
  try {
    await saveAll(store)
    const { documentId, locale } = store
    const { url } = await callApi('createPreviewLink', { body: { documentId, locale, days: 1 } })
    if (tab) tab.location.href = url
  } catch (error) {
    tab?.close()
    showFailure(error instanceof Error ? error.message : t('editor.preview.failed'))
  }
}

/** Saves the draft, which the version history compares with, and returns the address of that screen. */
export async function saveForVersions(store: EditorStore): Promise<string> {
  await saveAll(store)
  const { documentId, locale } = store
  return `/config/pages/${documentId}/versions?locale=${encodeURIComponent(locale)}`
}
