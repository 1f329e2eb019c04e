import type { LibraryFile } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import type { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

/**
 * Deletes files after a confirmation, and shows which were not deleted. Resolves to whether at least one was
 * deleted.
 */
export async function deleteFiles(
  files: readonly Pick<LibraryFile, 'id' | 'filename'>[],
  t: ReturnType<typeof useTranslate>,
): Promise<boolean> {
  const isConfirmed = await askToConfirm({
    title: t('files.deleteTitle', { count: files.length }),
    message: t('files.deleteText'),
    confirmLabel: t(files.length === 1 ? 'files.delete' : 'files.deleteSelected'),
  })
  if (!isConfirmed) return false
  let count = 0
  for (const { id, filename } of files) {
    try {
      await callApi('deleteFile', { params: { id } })
      count += 1
    } catch (error) {
      const message = error instanceof Error ? error.message : t('studio.wentWrong')
      showFailure(t('files.deleteFailed', { name: filename, message }))
    }
  }
  if (count > 0) showToast(t('files.deleted', { count }))
  await queryClient.invalidateQueries({ queryKey: ['listFiles'] })
  return count > 0
}
