import type { Page } from '@playwright/test'

/** Lists the ids of the images of the shop, as the owner. */
export async function listImageIds(owner: Page): Promise<readonly string[]> {
  const answer = await owner.request.get('/api/studio/images')
  const { images } = (await answer.json()) as {
    readonly images: readonly { readonly id: string }[]
  }
  return images.map(({ id }) => id)
}
