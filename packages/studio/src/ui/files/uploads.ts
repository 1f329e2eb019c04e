import type { LibraryFile } from '@vitrine/contract'
import { create } from 'zustand'
import { ApiError } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { uploadFile, uploadPrivateFile } from '../../api/upload-file.ts'
import { showFailure } from '../overlays/toasts.ts'
import { translate } from '../translate.ts'

/** A file on its way to the library. */
export interface Upload {
  readonly id: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'processing' | 'complete' | 'failed' | 'cancelled'
  readonly sentBytes: number
  /** Whether it waits until the server is reached again. */
  readonly isWaiting?: boolean
  /** The error message of a failed or canceled upload. */
  readonly message?: string
  readonly result?: LibraryFile
  /** The product whose buyers get the file; undefined for a file of the library. */
  readonly productId?: string | undefined
}

interface RunningUpload {
  readonly controller: AbortController
  readonly onComplete: ((file: LibraryFile) => void) | undefined
  readonly replaces: string | undefined
  readonly deliver: ((privateFileId: string) => Promise<void>) | undefined
}

/** The uploads of this page, which continue while other screens are open. */
export const useUploads = create<{ readonly uploads: readonly Upload[] }>(() => ({ uploads: [] }))

/** The number of files that are sent at a time. */
const CONCURRENT = 2

const running = new Map<string, RunningUpload>()
let serial = 0

/** The number of lists on the screen that show an upload, by its id. */
const watched = new Map<string, number>()

/** Notes that an upload is shown, which then says itself that it failed. Returns the way to end that. */
export function watchUpload(id: string): () => void {
  const count = (by: number) => watched.set(id, (watched.get(id) ?? 0) + by)
  count(1)
  return () => count(-1)
}

// A closed tab would end the uploads.
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
useUploads.subscribe(({ uploads }) => {
  if (uploads.some(isActive)) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
})

/** Uploads files to the library, two at a time. */
export function startUploads(
  files: readonly File[],
  options: {
    readonly onComplete?: (file: LibraryFile) => void
    readonly replaces?: string
    /** The product whose buyers get the files, which are private then. */
    readonly productId?: string
    /** Gives a private file to the product; the upload is complete when this is done. */
    readonly deliver?: (privateFileId: string) => Promise<void>
  } = {},
): void {
  const added = files.map((file): Upload => {
    const id = String((serial += 1))
    const { onComplete, replaces, deliver, productId } = options
    running.set(id, { controller: new AbortController(), onComplete, replaces, deliver })
    return { id, file, productId, state: 'waiting', sentBytes: 0 }
  })
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))
  startWaiting()
}

/** Cancels an upload. What has been sent of it is deleted. */
export function cancelUpload(id: string): void {
  running.get(id)?.controller.abort()
  const message = translate('fileMessages.cancelled')
  change(id, { state: 'cancelled', isWaiting: false, message })
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

/** Notes that an uploaded file was described or replaced. */
export function updateUploaded(file: LibraryFile): void {
  for (const { id, result } of useUploads.getState().uploads)
    if (result?.id === file.id) change(id, { result: file })
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

/** Returns whether an upload goes to the library, and not to the buyers of a product. */
export function isOfLibrary({ productId }: Upload): boolean {
  return productId === undefined
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
  const { controller, onComplete, replaces, deliver } = running.get(id) ?? {}
  if (!controller) return
  const { signal } = controller
  const report = (changes: Partial<Upload>) => {
    if (!signal.aborted) change(id, changes)
  }
  try {
    const onProgress = (sentBytes: number) =>
      report({ sentBytes, state: sentBytes < file.size ? 'sending' : 'processing' })
    const onWait = (isWaiting: boolean) => report({ isWaiting })
    if (deliver) {
      await deliver(await uploadPrivateFile(file, { signal, onProgress, onWait }))
      report({ state: 'complete' })
      startWaiting()
      return
    }
    const given = { signal, onProgress, onWait, ...(replaces !== undefined && { replaces }) }
    const result = await uploadFile(file, given)
    report({ state: 'complete', result })
    await queryClient.invalidateQueries({ queryKey: ['listFiles'] })
    onComplete?.(result)
  } catch (error) {
    const message = getMessage(error)
    report({ state: 'failed', isWaiting: false, message })
    if (!signal.aborted && !watched.get(id))
      showFailure(translate('fileMessages.uploadTitle', { name: file.name, message }))
  }
  startWaiting()
}

function getMessage(error: unknown): string {
  if (error instanceof TypeError) return translate('fileMessages.networkError')
  // A proxy answers without a reason.
  const isUnknown = error instanceof ApiError && error.problem === undefined
  return error instanceof Error && !isUnknown
    ? error.message
    : translate('fileMessages.uploadFailed')
}
