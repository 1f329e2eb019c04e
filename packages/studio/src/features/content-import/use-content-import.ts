import type { ContentImport } from '@vitrine/contract'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { uploadPrivateFile } from '../../api/upload-file.ts'
import { useCheckedImport } from '../../ui/files/use-checked-import.ts'

/** The choices of an import. */
export interface ImportChoices {
  readonly collection: string
  readonly asDrafts: boolean
  readonly fetchImages: boolean
  readonly redirects: boolean
  /** The URL of the old site; empty if the file names it. */
  readonly oldSite: string
}

/** The state of an import at work. */
export interface ImportProgress {
  /** The part of the file that is uploaded, from 0 to 1. */
  readonly uploaded: number
  /** The number of entries that are imported. */
  readonly imported: number
}

const START: ImportProgress = { uploaded: 0, imported: 0 }

/** Returns the check and the import of a file, which is uploaded once. */
export function useContentImport() {
  const [fileId, setFileId] = useState<string>()
  const [progress, setProgress] = useState(START)
  const { reset: clear, ...calls } = useCheckedImport({
    run: async (input: {
      readonly file: File
      readonly choices: ImportChoices
      readonly dryRun: boolean
    }): Promise<ContentImport> => {
      const { file, choices, dryRun } = input
      setProgress({ ...START, uploaded: fileId === undefined ? 0 : 1 })
      const id = fileId ?? (await upload(file))
      setFileId(id)
      const report = await importFile(id, { choices, dryRun }, (imported) =>
        setProgress({ uploaded: 1, imported }),
      )
      if (dryRun) return report
      await queryClient.invalidateQueries()
      // The report is worth more than the answer to this.
      await callApi('deleteContentFile', { params: { id } }).catch(() => undefined)
      setFileId(undefined)
      return report
    },
    onDone: () => undefined,
  })
  const upload = (file: File) =>
    uploadPrivateFile(file, {
      onProgress: (sent) => setProgress({ uploaded: sent / file.size, imported: 0 }),
    })
  const reset = () => {
    clear()
    setFileId(undefined)
    setProgress(START)
  }
  return { ...calls, progress, reset }
}

/** Imports a file in steps until nothing is left. Resolves to the report of all steps together. */
async function importFile(
  fileId: string,
  { choices, dryRun }: { readonly choices: ImportChoices; readonly dryRun: boolean },
  onProgress: (imported: number) => void,
): Promise<ContentImport> {
  const { oldSite, ...rest } = choices
  const body = { fileId, dryRun, ...rest, ...(oldSite !== '' && { oldSite }) }
  let report = await callApi('importContentFile', { body })
  while (report.remaining > 0) {
    onProgress(report.counts.posts + report.counts.pages)
    report = addReport(report, await callApi('importContentFile', { body }))
  }
  return report
}

/** Adds the report of a step to that of the steps before it. */
function addReport(before: ContentImport, step: ContentImport): ContentImport {
  const created = (report: ContentImport) =>
    report.entries.filter(({ action }) => action === 'create')
  return {
    ...step,
    counts: {
      ...step.counts,
      posts: before.counts.posts + step.counts.posts,
      pages: before.counts.pages + step.counts.pages,
      drafts: before.counts.drafts + step.counts.drafts,
      comments: before.counts.comments + step.counts.comments,
      exists: before.counts.exists,
    },
    images: {
      named: before.images.named + step.images.named,
      stored: before.images.stored + step.images.stored,
    },
    redirects: before.redirects + step.redirects,
    entries: [...created(before), ...step.entries],
    remarks: [
      ...before.remarks,
      ...step.remarks.filter(
        ({ line, message }) =>
          !before.remarks.some((known) => known.line === line && known.message === message),
      ),
    ],
  }
}
