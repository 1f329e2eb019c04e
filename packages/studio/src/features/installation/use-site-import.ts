import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { uploadPrivateFile } from '../../api/upload-file.ts'
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes.ts'
import { type ImportTarget, type StartedTask, useTask } from './use-task.ts'

interface ImportInput {
  readonly file: File
  readonly target: ImportTarget
  /** The domain of a new site; empty for none. */
  readonly host?: string
  readonly dryRun: boolean
}

/** The upload of an archive. */
interface Upload {
  /** The share that has been sent, from 0 to 1. */
  readonly sent: number
  /** Whether it waits until the server is reached again. */
  readonly isWaiting: boolean
}

/** The import of an archive, from its upload to its outcome. */
export interface SiteImport {
  readonly started: StartedTask
  readonly upload: Upload | undefined
  readonly isBusy: boolean
  /** The error of the upload, or of the call that begins the import. */
  readonly error: Error | null
  readonly run: (input: ImportInput) => void
  readonly cancel: () => void
  /** Clears the check when the choices change; with another file, everything. */
  readonly reset: (hasOtherFile: boolean) => void
}

/** Returns the import of a file, which is uploaded once. Leaving the screen meanwhile ends the upload, after a question. */
export function useSiteImport(): SiteImport {
  const started = useTask('import')
  const [fileId, setFileId] = useState<string>()
  const { upload, send, cancel } = useUpload()
  const run = useMutation({
    mutationFn: async ({ file, ...choices }: ImportInput) => {
      started.clear()
      const id = fileId ?? (await send(file))
      // It was canceled.
      if (id === undefined) return
      setFileId(id)
      const body = { fileId: id, ...choices }
      started.start(await callApi('importSite', { body }), choices.target)
    },
  })
  return {
    ...{ started, upload, cancel },
    isBusy: run.isPending || started.isOpen,
    error: run.error,
    run: (input) => run.mutate(input),
    reset: (hasOtherFile) => {
      run.reset()
      if (hasOtherFile) setFileId(undefined)
      // What was imported stays true.
      if (hasOtherFile || started.task?.outcome?.isCheck !== false) started.clear()
    },
  }
}

/** Returns the upload that runs, and how to send a file and to cancel it. A canceled one resolves to undefined. */
function useUpload() {
  const [upload, setUpload] = useState<Upload>()
  const running = useRef<AbortController>(undefined)
  useUnsavedChanges(upload !== undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File): Promise<string | undefined> => {
    const controller = new AbortController()
    const { signal } = controller
    const report = (change: Partial<Upload>) => {
      if (!signal.aborted) setUpload((now) => ({ sent: 0, isWaiting: false, ...now, ...change }))
    }
    running.current = controller
    report({})
    try {
      return await uploadPrivateFile(file, {
        signal,
        onProgress: (bytes) => report({ sent: bytes / file.size }),
        onWait: (isWaiting) => report({ isWaiting }),
      })
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    } finally {
      setUpload(undefined)
    }
  }
  return { upload, send, cancel: () => running.current?.abort() }
}
