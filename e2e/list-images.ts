import type { Page } from '@playwright/test'
import type { LibraryFile } from '@vitrine/contract'
import { StudioApi } from './studio-api.ts'

/** Lists the images of the shop, as the owner. */
export async function listImages(owner: Page): Promise<readonly LibraryFile[]> {
  const { files } = await new StudioApi(owner).get<{ readonly files: readonly LibraryFile[] }>(
    '/api/studio/files?kind=image',
  )
  return files
}

/** Lists the ids of the images of the shop, as the owner. */
export async function listImageIds(owner: Page): Promise<readonly string[]> {
  return (await listImages(owner)).map(({ id }) => id)
}
