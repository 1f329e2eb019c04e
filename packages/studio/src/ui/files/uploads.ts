import type { LibraryFile } from '@vitrine/contract'
import { fileMessages } from '@vitrine/model'
import { create } from 'zustand'
import { queryClient } from '../../api/route-query.ts'
import { uploadFile } from '../../api/upload-file.ts'

/** A file on its way to the library. */
export interface Upload {
  readonly id: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'processing' | 'complete' | 'failed' | 'cancelled'
  readonly sentBytes: number
  /** The error message of a failed or canceled upload. */
  readonly message?: string
  readonly result?: LibraryFile
}

interface RunningUpload {
  readonly controller: AbortController
  readonly onComplete: ((file: LibraryFile) => void) | undefined
  readonly replaces: string | undefined
}

/** The uploads of this page, which continue while other screens are open. */
export const useUploads = create<{ readonly uploads: readonly Upload[] }>(() => ({ uploads: [] }))

/** The number of files that are sent at a time. */
const CONCURRENT = 2

const running = new Map<string, RunningUpload>()
let serial = 0

/** Uploads files to the library, two at a time. */
export function startUploads(
  files: readonly File[],
  options: {
    readonly onComplete?: (file: LibraryFile) => void
    readonly replaces?: string
  } = {},
): void {
  const added = files.map((file): Upload => {
    const id = String((serial += 1))
    const { onComplete, replaces } = options
    running.set(id, { controller: new AbortController(), onComplete, replaces })
    return { id, file, state: 'waiting', sentBytes: 0 }
  })
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))
  startWaiting()
}

/** Cancels an upload. What has been sent of it is deleted. */
export function cancelUpload(id: string): void {
  running.get(id)?.controller.abort()
  const message = fileMessages.processingCancelled
  change(id, { state: 'cancelled', message })
  startWaiting()
}

/** Uploads a failed or canceled file again; a large one from where it stopped. */
export function retryUpload(id: string): void {
  const before = running.get(id)
  if (!before) return
  running.set(id, { ...before, controller: new AbortController() })
  change(id, { state: 'waiting', sentBytes: 0 })
  startWaiting()
}

/** Removes the uploads that have ended from the list. */
export function clearEndedUploads(): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter(isActive) }))
  for (const id of running.keys())
    if (!useUploads.getState().uploads.some((upload) => upload.id === id)) running.delete(id)
}

/** Returns whether an upload still changes by itself. */
export function isActive({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending' || state === 'processing'
}

function change(id: string, changes: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  }))
}

function startWaiting(): void {
  const { uploads } = useUploads.getState()
  const sending = uploads.filter(({ state }) => state === 'sending' || state === 'processing')
  const waiting = uploads.filter(({ state }) => state === 'waiting')
  for (const upload of waiting.slice(0, Math.max(0, CONCURRENT - sending.length))) {
    change(upload.id, { state: 'sending' })
    void run(upload)
  }
}

async function run({ id, file }: Upload): Promise<void> {
  const { controller, onComplete, replaces } = running.get(id) ?? {}
  if (!controller) return
  const { signal } = controller
  const report = (changes: Partial<Upload>) => {
    if (!signal.aborted) change(id, changes)
  }
  try {
    const result = await uploadFile(file, {
      signal,
      ...(replaces !== undefined && { replaces }),
      onProgress: (sentBytes) =>
        report({ sentBytes, state: sentBytes < file.size ? 'sending' : 'processing' }),
    })
    report({ state: 'complete', result })
    await queryClient.invalidateQueries({ queryKey: ['listFiles'] })
    onComplete?.(result)
  } catch (error) {
    const message = error instanceof TypeError ? fileMessages.networkError : getMessage(error)
    report({ state: 'failed', message })
  }
  startWaiting()
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : fileMessages.uploadFailed
}
