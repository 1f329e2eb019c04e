import type { FileUpload, LibraryFile } from '@vitrine/contract'
import { formatFileSize, MAX_FILE_BYTES, MAX_IMAGE_BYTES, MAX_PART_BYTES } from '@vitrine/model'
import { addTexts } from '../ui/texts.ts'
import { fileMessagesTexts } from '../ui/texts/file-messages.ts'
import { translate } from '../ui/translate.ts'
import { ApiError, callApi, ConnectionError, getCrumb } from './call-api.ts'
import { calls } from './calls.ts'

addTexts(fileMessagesTexts)

const POLL_MS = 1_000
/** The pauses before a call is repeated after the connection was lost. */
const RETRY_MS = [1_000, 3_000, 9_000]
/** Uploads from this size on are resumed, also after the page was closed. */
const RESUMABLE_BYTES = 100_000_000

export interface UploadOptions {
  /** The file that this one replaces wherever it is used. */
  readonly replaces?: string
  /** Cancels the upload. */
  readonly signal?: AbortSignal
  /** Is called with the number of bytes that have been sent; all of them are sent while the file is processed. */
  readonly onProgress?: (sentBytes: number) => void
}

interface SendOptions extends UploadOptions {
  /** Whether the file is for buyers alone. */
  readonly isPrivate?: boolean
}

/**
 * Uploads a file in parts, and waits until it is processed. An interrupted upload of a large file is resumed when the
 * same file is uploaded again. Throws an `ApiError` or an `Error` with a message to show.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<LibraryFile> {
  const maxBytes = file.type.startsWith('image/') ? MAX_IMAGE_BYTES : MAX_FILE_BYTES
  assertSize(file, maxBytes)
  return waitForFile(await sendFile(file, options), options.signal)
}

/** Uploads a file for buyers alone, as `uploadFile` does, and resolves to its id. */
export async function uploadPrivateFile(file: File, options: UploadOptions = {}): Promise<string> {
  assertSize(file, MAX_FILE_BYTES)
  return waitForPrivateFile(await sendFile(file, { ...options, isPrivate: true }), options.signal)
}

function assertSize({ size }: File, maxBytes: number): void {
  const maxSize = formatFileSize(maxBytes)
  if (size > maxBytes) throw new Error(translate('fileMessages.tooLarge', { maxSize }))
}

async function sendFile(file: File, options: SendOptions): Promise<FileUpload> {
  if (file.size === 0) throw new Error(translate('fileMessages.empty'))
  const { signal, onProgress, isPrivate = false } = options
  const key = getStorageKey(file, isPrivate)
  await waitForNetwork(signal)
  assertNotCanceled(signal)
  let upload = await beginUpload(file, options)
  const { id } = upload
  const cancel = () => {
    localStorage.removeItem(key)
    void callApi('cancelUpload', { params: { id } }).catch(() => undefined)
  }
  // It may have been canceled while it was created.
  if (signal?.aborted) cancel()
  assertNotCanceled(signal)
  signal?.addEventListener('abort', cancel)
  while (upload.state === 'receiving' && upload.offset < file.size) {
    assertNotCanceled(signal)
    const { offset } = upload
    const part = file.slice(offset, offset + MAX_PART_BYTES)
    const report = (bytes: number) => onProgress?.(offset + bytes)
    upload = await sendWithRetries(id, part, { offset, report, signal })
  }
  onProgress?.(file.size)
  assertNotCanceled(signal)
  const finish = () => callApi('finishUpload', { params: { id } })
  return repeat(finish, signal).finally(() => localStorage.removeItem(key))
}

/** Begins an upload, or finds the one of the same file that was interrupted. */
async function beginUpload(
  file: File,
  { replaces, isPrivate = false }: SendOptions,
): Promise<FileUpload> {
  const key = getStorageKey(file, isPrivate)
  const known = replaces === undefined ? localStorage.getItem(key) : null
  if (known !== null) {
    const upload = await callApi('readUpload', { params: { id: known } }).catch(() => undefined)
    if (upload?.state === 'receiving' && upload.byteSize === file.size) return upload
    localStorage.removeItem(key)
  }
  const given = { ...(replaces && { replaces }), ...(isPrivate && { isPrivate }) }
  const body = { filename: file.name, byteSize: file.size, ...given }
  const upload = await callApi('createUpload', { body })
  if (replaces === undefined && file.size >= RESUMABLE_BYTES) localStorage.setItem(key, upload.id)
  return upload
}

function getStorageKey({ name, size, lastModified }: File, isPrivate: boolean): string {
  return `vitrine.${isPrivate ? 'download' : 'upload'}.${size}.${lastModified}.${name}`
}

/** Makes a call that may be made again: if the connection is lost, it is repeated. */
async function repeat<T>(call: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (const pauseMs of RETRY_MS) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error
      await pause(pauseMs, signal)
      assertNotCanceled(signal)
    }
  }
  return call()
}

/** Waits for a time, and then for the network. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await waitForNetwork(signal)
}

/** Waits while this device has no network, unless the upload is canceled. */
async function waitForNetwork(signal: AbortSignal | undefined): Promise<void> {
  if (navigator.onLine || signal?.aborted) return
  await new Promise<void>((resolve) => {
    const end = () => resolve()
    addEventListener('online', end, { once: true })
    signal?.addEventListener('abort', end)
  })
}

function assertNotCanceled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Error(translate('fileMessages.cancelled'))
}

interface SentPart {
  readonly offset: number
  readonly report: (bytes: number) => void
  readonly signal: AbortSignal | undefined
}

/** Sends a part. If the connection is lost, it waits and asks the server where to go on. */
async function sendWithRetries(id: string, part: Blob, options: SentPart): Promise<FileUpload> {
  for (const pauseMs of RETRY_MS) {
    try {
      return await sendPart(id, part, options)
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code !== 'files.wrongOffset') throw error
      assertNotCanceled(options.signal)
      await pause(pauseMs, options.signal)
      const upload = await callApi('readUpload', { params: { id } }).catch(() => undefined)
      if (upload && upload.offset !== options.offset) return upload
    }
  }
  return sendPart(id, part, options)
}

/** Sends a part with XMLHttpRequest, which reports its progress. */
function sendPart(
  id: string,
  part: Blob,
  { offset, report, signal }: SentPart,
): Promise<FileUpload> {
  const [method, path] = calls.appendUpload
  const request = new XMLHttpRequest()
  return new Promise((done, failed) => {
    request.open(method, `${path.replace('{id}', id)}?offset=${offset}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-csrf-token', getCrumb())
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded }) => report(loaded))
    request.addEventListener('load', () => {
      // The server is compiled against the same contract.
      if (request.status === 200) done(request.response as FileUpload)
      else failed(new ApiError(request.status, request.response))
    })
    request.addEventListener('error', () =>
      failed(new Error(translate('fileMessages.networkError'))),
    )
    request.addEventListener('abort', () => failed(new Error(translate('fileMessages.cancelled'))))
    signal?.addEventListener('abort', () => request.abort())
    request.send(part)
  })
}

/** Waits until a file is processed. Throws an `Error` with a message to show if that fails. */
export async function waitForFile(upload: FileUpload, signal?: AbortSignal): Promise<LibraryFile> {
  assertNotCanceled(signal)
  if (upload.file) return upload.file
  if (upload.message !== null) throw new Error(upload.message)
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  return waitForFile(await readUpload(upload, signal), signal)
}

async function waitForPrivateFile(upload: FileUpload, signal?: AbortSignal): Promise<string> {
  assertNotCanceled(signal)
  if (upload.privateFileId !== null) return upload.privateFileId
  if (upload.message !== null) throw new Error(upload.message)
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  return waitForPrivateFile(await readUpload(upload, signal), signal)
}

function readUpload({ id }: FileUpload, signal: AbortSignal | undefined): Promise<FileUpload> {
  return repeat(() => callApi('readUpload', { params: { id } }), signal)
}
