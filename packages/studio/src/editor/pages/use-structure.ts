import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { getCurrentPlace } from './page-moves.ts'
import type { MovedEntry, PageNode, Place } from './page-tree.ts'

/** The listener of changes of the structure that concern more than the tree. */
interface StructurePort {
  /** The home page changed, in the drafts of these pages. */
  readonly onHome: (ids: readonly string[]) => void
}

/** Returns the changes of the structure that need no dialog, and what the person may do. */
export function useStructure(nodes: readonly PageNode[], port: StructurePort) {
  const t = useTranslate()
  const queries = useQueryClient()
  const role = useQuery(sessionQuery).data?.member.role
  const refresh = () => queries.invalidateQueries({ queryKey: ['readSitePages'] })
  const onError = (error: Error) => showFailure(error.message)
  const moving = useMutation({
    mutationFn: ({ entry, to }: { readonly entry: MovedEntry; readonly to: Place }) =>
      callApi('moveEntry', { body: { entry, to } }),
    onSuccess: refresh,
    // Someone else may have changed the menus: what is shown is what the server has.
    onError: (error: Error) => {
      onError(error)
      void refresh()
    },
  })
  /** Moves a row, and offers to return it. */
  const move = (node: PageNode, to: Place) => {
    const { entry } = node
    const from = getCurrentPlace(node, nodes)
    if (!entry) return
    const label = node.label(t)
    moving.mutate(
      { entry, to },
      {
        onSuccess: () =>
          showToast(
            t(to === null && node.link ? 'pages.link.removed' : 'pages.moved', { title: label }),
            from === undefined ? undefined : () => void undoMove(node, { from, to }),
          ),
      },
    )
  }
  const undoMove = async (
    node: PageNode,
    { from, to }: { readonly from: Place; readonly to: Place },
  ) => {
    const entry = await findMovedEntry(node, to)
    if (entry) moving.mutate({ entry, to: from })
  }
  const settingHome = useMutation({
    mutationFn: (id: string) => callApi('setHomePage', { params: { id } }),
    onSuccess: async ({ previousIds }, id) => {
      showToast(t('pages.home.done'))
      await refresh()
      port.onHome([id, ...previousIds])
    },
    onError,
  })
  return {
    mayEdit: role !== undefined && may(role, 'content.edit'),
    mayPublish: role !== undefined && may(role, 'content.publish'),
    move,
    addEntry: moving.mutateAsync,
    setHome: (id: string) => settingHome.mutate(id),
    ...usePageActions(),
  }
}

export type StructureActions = ReturnType<typeof useStructure>

/** Returns how the server knows an entry after it was moved. */
async function findMovedEntry(node: PageNode, to: Place): Promise<MovedEntry | undefined> {
  const { page, link, entry } = node
  if (to === null) {
    if (page) return { pageId: page.id, folderId: null }
    return link && { link: { title: link.title, url: link.url, newWindow: link.newWindow } }
  }
  if ('folderId' in to) return page && { pageId: page.id, folderId: to.folderId }
  if (entry && 'menu' in entry) return { menu: to.menu, id: entry.id }
  const { menus } = await callApi('readSitePages')
  const links = menus.find(({ identifier }) => identifier === to.menu)?.links ?? []
  const found = links.find(({ collectionId }) => collectionId === page?.id)
  return found && { menu: to.menu, id: found.id }
}

/** Returns the changes of single pages. */
function usePageActions() {
  const t = useTranslate()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['readSitePages'] })
  const onError = (error: Error) => showFailure(error.message)
  const restoring = useMutation({
    mutationFn: (id: string) => callApi('restoreDocument', { params: { id } }),
    onSuccess: refresh,
    onError,
  })
  const deleting = useMutation({
    mutationFn: ({ id }: Named) => callApi('deleteDocument', { params: { id } }),
    onSuccess: async (_, { id, title }) => {
      showToast(t('pages.deleted', { title }), () => restoring.mutate(id))
      await refresh()
    },
    onError,
  })
  const copying = useMutation({
    mutationFn: ({ id }: Named) => callApi('copyDocument', { params: { id }, body: {} }),
    onSuccess: async (_, { title }) => {
      showToast(t('pages.copied', { title }))
      await refresh()
    },
    onError,
  })
  return {
    copy: (page: Named) => copying.mutate(page),
    moveToTrash: (page: Named) => deleting.mutate(page),
  }
}

interface Named {
  readonly id: string
  readonly title: string
}
