import type { Page } from '@playwright/test'
import { htmlToRich, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { listImageIds } from './list-images.ts'
import { StudioApi } from './studio-api.ts'

const GALLERY = 8

export type Part = NonNullable<Parameters<typeof newContent>[0]>[number]

let serial = 0
const newId = () => `gallery-${++serial}`

/** Publishes a page with one gallery for each set of options. */
export async function galleries(
  owner: Page,
  slug: string,
  ...options: readonly object[]
): Promise<string> {
  return published(owner, slug, [await blocks(owner, options)])
}

export async function blocks(owner: Page, options: readonly object[]): Promise<Part> {
  const shelf = await owner.request.get('/shelf?format=json')
  const { collection } = (await shelf.json()) as { readonly collection: { readonly id: string } }
  const made = options.map((each, at) => ({
    ...newBlock(newId, GALLERY, { data: { collectionId: collection.id, options: { ...each } } }),
    place: { desktop: { x: 0, y: at * 12, w: 12, h: 12, z: 0 } },
    auto: { h: 'content' as const },
  }))
  return { section: newSection(newId), blocks: made }
}

/** Creates a gallery section with `count` images, the second of which is a video. */
export async function section(owner: Page, count: number, options: object): Promise<Part> {
  const images = await listImageIds(owner)
  const items = Array.from({ length: count }, (_, at) => ({
    id: `item-${at}`,
    assetId: images[at % images.length] ?? '',
    ...(at === 1 && { video: 'https://youtu.be/dQw4w9WgXcQ' }),
  }))
  const words = { 'item-0.title': 'A pot', 'item-0.alt': 'A pot', 'item-1.title': 'A firing' }
  const gallery = newBlock(newId, GALLERY, {
    data: { items, options: { ...options } },
    text: { 'en-GB': words },
  })
  return { section: newSection(newId, { kind: 'gallery' }), blocks: [gallery] }
}

export async function published(
  owner: Page,
  slug: string,
  parts: readonly Part[],
): Promise<string> {
  const title = newBlock(newId, 2, {
    text: { 'en-GB': { body: htmlToRich('<h1>Galleries</h1>') } },
  })
  const content = newContent([{ section: newSection(newId), blocks: [title] }, ...parts])
  const body = newPage({ locale: 'en-GB', title: 'Galleries', slug }, { ...content })
  await new StudioApi(owner).publish({ kind: 'page', body })
  return `/${slug}`
}
