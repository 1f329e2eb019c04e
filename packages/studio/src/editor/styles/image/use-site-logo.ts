import { useQuery } from '@tanstack/react-query'
import type { LibraryFile } from '@vitrine/contract'
import { callApi } from '../../../api/call-api.ts'

/** Returns the logo of the site; undefined while it loads, and if the site has none. */
export function useSiteLogo(): LibraryFile | undefined {
  const { data } = useQuery({ queryKey: ['siteLogo'], queryFn: loadSiteLogo })
  return data ?? undefined
}

async function loadSiteLogo(): Promise<LibraryFile | null> {
  const { documents } = await callApi('listDocuments', { query: { kind: 'site-settings' } })
  const [settings] = documents
  if (!settings) return null
  const { body } = await callApi('readDocument', { params: { id: settings.id } })
  const id = body['logoImageId']
  if (typeof id !== 'string') return null
  const { file } = await callApi('readFile', { params: { id } })
  return file
}
