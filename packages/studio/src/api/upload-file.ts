import type { FileUpload, LibraryFile } from '@vitrine/contract'
import {
  formatFileSize,
  MAX_FILE_BYTES,
  MAX_IMAGE_BYTES,
  MAX_PART_BYTES,
  RESUMABLE_BYTES,
} from '@vitrine/model'
import { addTexts } from '../ui/texts.ts'
import { fileMessagesTexts } from '../ui/texts/file-messages.ts'
import { translate } from '../ui/translate.ts'
import { ApiError, callApi, ConnectionError, getCrumb } from './call-api.ts'
import { getCall } from './find-call.ts'
import { assertNotCanceled, repeat, type RetryOptions, waitForNetwork } from './upload-retries.ts'

addTexts(fileMessagesTexts)

const POLL_MS = 1_000

export interface UploadOptions extends RetryOptions {
  /** The file that this one replaces wherever it is used. */
  readonly replaces?: string
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
  return waitForFile(await sendFile(file, options), options)
}

/** Uploads a file for buyers alone, as `uploadFile` does, and resolves to its id. */
export async function uploadPrivateFile(file: File, options: UploadOptions = {}): Promise<string> {
  assertSize(file, MAX_FILE_BYTES)
  return waitForPrivateFile(await sendFile(file, { ...options, isPrivate: true }), options)
}

function assertSize({ size }: File, maxBytes: number): void {
  const maxSize = formatFileSize(maxBytes)
  if (size > maxBytes) throw new Error(translate('fileMessages.tooLarge', { maxSize }))
}

async function sendFile(file: File, options: SendOptions): Promise<FileUpload> {
  if (file.size === 0) throw new Error(translate('fileMessages.empty'))
  const { signal, isPrivate = false } = options
  const key = getStorageKey(file, isPrivate)
  await waitForNetwork(options)
  assertNotCanceled(signal)
  const upload = await beginUpload(file, options)
  const { id } = upload
  const cancel = () => {
    localStorage.removeItem(key)
    void callApi('cancelUpload', { params: { id } }).catch(() => undefined)
  }
  // It may have been canceled while it was created.
  if (signal?.aborted) cancel()
  assertNotCanceled(signal)
  signal?.addEventListener('abort', cancel)
  try {
    return await sendParts(file, upload, options)
  } catch (error) {
    // A small file is sent from its start again: the server need not wait for the rest of this attempt.
    if (file.size < RESUMABLE_BYTES && !signal?.aborted) cancel()
    throw error
  }
}

/** Sends the parts that the server does not have yet, and finishes the upload. */
async function sendParts(file: File, begun: FileUpload, options: SendOptions): Promise<FileUpload> {
  const { signal, onProgress, isPrivate = false } = options
  const { id } = begun
  let upload = begun
  while (upload.state === 'receiving' && upload.offset < file.size) {
    assertNotCanceled(signal)
    const { offset } = upload
    const part = file.slice(offset, offset + MAX_PART_BYTES)
    const report = (bytes: number) => onProgress?.(offset + bytes)
    upload = await sendWithRetries(id, part, { ...options, offset, report })
  }
  onProgress?.(file.size)
  assertNotCanceled(signal)
  const finish = () => callApi('finishUpload', { params: { id } })
  const key = getStorageKey(file, isPrivate)
  return repeat(finish, options).finally(() => localStorage.removeItem(key))
}

/** Begins an upload, or finds the one of the same file that was interrupted. */
async function beginUpload(file: File, options: SendOptions): Promise<FileUpload> {
  const { replaces, isPrivate = false } = options
  const key = getStorageKey(file, isPrivate)
  const known = replaces === undefined ? localStorage.getItem(key) : null
  if (known !== null) {
    const upload = await findUpload(known, options)
    if (upload?.state === 'receiving' && upload.byteSize === file.size) return upload
    localStorage.removeItem(key)
  }
  const given = { ...(replaces && { replaces }), ...(isPrivate && { isPrivate }) }
  const body = { filename: file.name, byteSize: file.size, ...given }
  // A repeat whose first answer was lost gets the upload that exists.
  const idempotencyKey = createKey()
  const upload = await repeat(() => callApi('createUpload', { body, idempotencyKey }), options)
  if (replaces === undefined && file.size >= RESUMABLE_BYTES) localStorage.setItem(key, upload.id)
  return upload
}

function getStorageKey({ name, size, lastModified }: File, isPrivate: boolean): string {
  return `vitrine.${isPrivate ? 'download' : 'upload'}.${size}.${lastModified}.${name}`
}

/** Returns an upload that began earlier; undefined if the server does not have it any more. */
async function findUpload(id: string, options: RetryOptions): Promise<FileUpload | undefined> {
  return repeat(
    () =>
      callApi('readUpload', { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return undefined
        throw error
      }),
    options,
  )
}

/** Creates a key that no other upload has, also where a page without https has no `randomUUID`. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface SentPart extends RetryOptions {
  readonly offset: number
  readonly report: (bytes: number) => void
}

/** Sends a part. If the server was not reached, it asks the server where to go on. */
async function sendWithRetries(id: string, part: Blob, options: SentPart): Promise<FileUpload> {
  let isFirst = true
  return repeat(async () => {
    const upload = isFirst ? undefined : await callApi('readUpload', { params: { id } })
    isFirst = false
    if (upload && upload.offset !== options.offset) return upload
    return sendPart(id, part, options).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      // This call waits until the person has signed in again.
      return callApi('readUpload', { params: { id } })
    })
  }, options)
}

/** Sends a part with XMLHttpRequest, which reports its progress. */
function sendPart(
  id: string,
  part: Blob,
  { offset, report, signal }: SentPart,
): Promise<FileUpload> {
  const [method, path] = getCall('appendUpload')
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
    request.addEventListener('error', () => failed(new ConnectionError(undefined)))
    request.addEventListener('abort', () => failed(new Error(translate('fileMessages.cancelled'))))
    signal?.addEventListener('abort', () => request.abort())
    request.send(part)
  })
}

/** Waits until a file is processed. Throws an `Error` with a message to show if that fails. */
export async function waitForFile(
  upload: FileUpload,
  options: RetryOptions = {},
): Promise<LibraryFile> {
  assertNotCanceled(options.signal)
  if (upload.file) return upload.file
  if (upload.message !== null) throw new Error(upload.message)
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  return waitForFile(await readUpload(upload, options), options)
}

async function waitForPrivateFile(upload: FileUpload, options: RetryOptions): Promise<string> {
  assertNotCanceled(options.signal)
  if (upload.privateFileId !== null) return upload.privateFileId
  if (upload.message !== null) throw new Error(upload.message)
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  return waitForPrivateFile(await readUpload(upload, options), options)
}

function readUpload({ id }: FileUpload, options: RetryOptions): Promise<FileUpload> {
  return repeat(() => callApi('readUpload', { params: { id } }), options)
}
