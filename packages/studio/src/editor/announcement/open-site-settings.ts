import { newSiteSettings, type SiteSettings } from '@vitrine/page'
import { ApiError, callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import type { Editor } from '../context.ts'
import { createPorts, holdName, journal, recoverChanges } from '../open-document.ts'
import { sendChanges, toOutcome } from '../send-changes.ts'
import { createOpener } from '../side.ts'
import { newId } from '../store/new-id.ts'
import type { SaveOutcome, SaveRequest } from '../store/save-queue.ts'
import { createSideStore, type SideStore } from '../store/side-store.ts'

const KIND = 'site-settings'

/** The settings of the site while the announcement or another of them is edited. */
export interface SettingsStore extends SideStore<SiteSettings> {
  /** The language of the site, whose announcement is shown in languages without one. */
  readonly fallbackLocale: string
}

/** Opens the settings of the site beside the open document. */
export const openSiteSettings = createOpener(loadSettings)

async function loadSettings({ store: editor, canvas }: Editor): Promise<SettingsStore> {
  let id = await findSettings()
  const { fallbackLocale, initial } = await createInitial()
  const send = async (request: SaveRequest): Promise<SaveOutcome> => {
    try {
      id ??= await createSettings(initial)
    } catch (error) {
      return toOutcome(error)
    }
    // The first revision has no announcement, as before it was created.
    return sendChanges({ ...request, documentId: id, base: Math.max(1, request.base) })
  }
  const recovered = await recoverChanges(journal, KIND, send)
  if (recovered.some(({ outcome }) => outcome.kind === 'saved'))
    editor.announce((t) => t('editor.recovered.saved'))
  const document = id === undefined ? undefined : await callApi('readDocument', { params: { id } })
  const clientId = `settings-${newId()}`
  const store = createSideStore(
    editor,
    {
      kind: KIND,
      // The server stores valid bodies only.
      body: document ? (document.body as unknown as SiteSettings) : initial,
      rev: document?.rev ?? 0,
      clientId,
      command: 'settings.set',
      changed: (t, step) =>
        t(
          step.startsWith('editor.step.announcement.')
            ? 'editor.announcementChanged'
            : 'editor.siteSettingsChanged',
        ),
      conflict: (t) => t('editor.conflict.announcement'),
      getId: () => id,
      // The page around the content has the announcement and the code as they are edited, and the other settings as they are
      // saved.
      onSaved: () => canvas.renderAround(),
      onClose: holdName(clientId),
    },
    createPorts(send),
  )
  store.state.subscribe(() => canvas.renderAround())
  return { ...store, fallbackLocale }
}

async function findSettings(): Promise<string | undefined> {
  const { documents } = await callApi('listDocuments', { query: { kind: KIND } })
  return documents[0]?.id
}

/** Returns the settings of a site that has none yet. */
async function createInitial() {
  const [session, { languages }] = await Promise.all([
    queryClient.fetchQuery(sessionQuery),
    queryClient.fetchQuery(routeQuery('listLanguages')),
  ])
  const fallbackLocale = languages.find(({ isDefault }) => isDefault)?.tag ?? 'en-US'
  const initial = newSiteSettings({ locale: fallbackLocale, title: session?.site.title ?? '' })
  return { fallbackLocale, initial }
}

/** Creates the document of the settings. Resolves to its id, or to that of the one that was created meanwhile. */
async function createSettings(body: SiteSettings): Promise<string> {
  try {
    return (await callApi('createDocument', { body: { kind: KIND, body: { ...body } } })).id
  } catch (error) {
    const id = error instanceof ApiError && error.status === 409 ? await findSettings() : undefined
    if (id !== undefined) return id
    throw error
  }
}
