import { type Aesthetics, newAesthetics, renderAestheticsCss } from '@vitrine/page'
import { ApiError, callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import type { Editor } from '../context.ts'
import { createPorts, holdName, journal, recoverChanges } from '../open-document.ts'
import { sendChanges, toOutcome } from '../send-changes.ts'
import { createOpener } from '../side.ts'
import { newId } from '../store/new-id.ts'
import type { SaveOutcome, SaveRequest } from '../store/save-queue.ts'
import { sendTweakEvent } from './use-shown-tweaks.ts'
import { createStylesStore, type StylesStore } from './styles-store.ts'

/** Opens the styles of the site beside the open document. */
export const openStyles = createOpener(loadStyles)

async function loadStyles({ store: editor, canvas }: Editor): Promise<StylesStore> {
  let id = (await callApi('readAesthetics')).documentId ?? undefined
  const send = async (request: SaveRequest): Promise<SaveOutcome> => {
    try {
      id ??= await createStyles()
    } catch (error) {
      return toOutcome(error)
    }
    // The first revision has no styles, as before it was created.
    return sendChanges({ ...request, documentId: id, base: Math.max(1, request.base) })
  }
  const recovered = await recoverChanges(journal, 'aesthetics', send)
  if (recovered.some(({ outcome }) => outcome.kind === 'saved'))
    editor.announce((t) => t('editor.recovered.saved'))
  const look = await callApi('readAesthetics')
  const document = id === undefined ? undefined : await callApi('readDocument', { params: { id } })
  const clientId = `styles-${newId()}`
  const theme = {
    palette: look.themePalette ?? undefined,
    typography: look.themeTypography ?? undefined,
    sectionTheme: look.themeSectionTheme,
    fonts: look.fonts,
  }
  const store = createStylesStore(
    editor,
    {
      // The server stores valid bodies only.
      body: document ? (document.body as unknown as Aesthetics) : newAesthetics(),
      rev: document?.rev ?? 0,
      theme,
      clientId,
      getId: () => id,
      onSaved: (ops) => {
        void queryClient.invalidateQueries({ queryKey: ['readAesthetics'] })
        if (ops.some(({ path: [part] }) => part === 'tweaks')) sendTweakEvent(canvas, 'save')
      },
      onClose: holdName(clientId),
    },
    createPorts(send),
  )
  store.state.subscribe(({ body }) =>
    canvas.send({ kind: 'styles', css: renderAestheticsCss(body, theme) }),
  )
  return store
}

/** Creates the document of the styles. Resolves to its id, or to that of the one that was created meanwhile. */
async function createStyles(): Promise<string> {
  try {
    const body = { kind: 'aesthetics', body: newAesthetics() } as const
    return (await callApi('createDocument', { body })).id
  } catch (error) {
    const { documentId } = await callApi('readAesthetics')
    if (documentId !== null && error instanceof ApiError && error.status === 409) return documentId
    throw error
  }
}
