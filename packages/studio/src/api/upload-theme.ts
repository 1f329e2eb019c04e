import type { OwnTheme } from '@vitrine/contract'
import { ApiError, ConnectionError, getCrumb } from './call-api.ts'
import { calls } from './calls.ts'

/** Uploads the zip of a theme. Throws an `ApiError` or a `ConnectionError`. */
export async function uploadTheme(file: File): Promise<OwnTheme> {
  const [method, path] = calls.uploadOwnTheme
  const body = new FormData()
  body.set('file', file)
  const headers = { 'x-csrf-token': getCrumb() }
  const response = await fetch(path, { method, body, headers }).catch((reason: unknown) => {
    throw new ConnectionError(reason)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, answer)
  return answer as OwnTheme // the server is compiled against the same contract
}
