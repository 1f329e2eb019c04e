import type { OwnTheme } from '@vitrine/contract'
import { ApiError, ConnectionError, getCrumb } from './call-api.ts'

/** The path of the call, which no other part of the studio names. */
const PATH = '/api/studio/themes/upload'

/** Uploads the zip of a theme. Throws an `ApiError` or a `ConnectionError`. */
export async function uploadTheme(file: File): Promise<OwnTheme> {
  const body = new FormData()
  body.set('file', file)
  const headers = { 'x-csrf-token': getCrumb() }
  const response = await fetch(PATH, { method: 'POST', body, headers }).catch((reason: unknown) => {
    throw new ConnectionError(reason)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, answer)
  return answer as OwnTheme // the server is compiled against the same contract
}
