import type { Image, ImageUpload } from '@vitrine/contract'
import { ApiError, callApi, getCrumb } from './call-api.ts'
import { calls } from './calls.ts'

const POLL_MS = 1_000

/** Uploads an image, and waits until it is processed. Throws an `ApiError` or an `Error` with the server's message. */
export async function uploadImage(file: File): Promise<Image> {
  const body = new FormData()
  body.append('file', file)
  const [method, path] = calls.uploadImage
  const response = await fetch(path, { method, body, headers: { 'x-csrf-token': getCrumb() } })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, answer)
  return waitForImage(answer as ImageUpload) // the server is compiled against the same contract
}

async function waitForImage(upload: ImageUpload): Promise<Image> {
  if (upload.image) return upload.image
  if (upload.message !== null) throw new Error(upload.message)
  await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  return waitForImage(await callApi('readImageUpload', { params: { id: upload.id } }))
}
