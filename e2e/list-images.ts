import type { Page } from '@playwright/test'
import { StudioApi } from './studio-api.ts'

/** Lists the ids of the images of the shop, as the owner. */
export async function listImageIds(owner: Page): Promise<readonly string[]> {
  const { files } = await new StudioApi(owner).get<{
    readonly files: readonly { readonly id: string }[]
  }>('/api/studio/files?kind=image')
  return files.map(({ id }) => id)
}
