import type { Session } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import {
  type Access,
  type Block,
  htmlToRich,
  newBlock,
  newContent,
  newPage,
  newSection,
} from '@vitrine/page'
import { expect } from './shop.ts'

const EN = 'en-GB'
const HTML = 2

/** Returns a function that posts to the studio API as the owner. */
export async function createStudioPoster(owner: Page) {
  const session = await owner.request.get('/api/studio/session')
  const { crumb } = (await session.json()) as Session
  return async <T>(path: string, data: object): Promise<T> => {
    const headers = { 'x-csrf-token': crumb }
    const answer = await owner.request.post(`/api/studio${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
}

/** Publishes a page with a title and one section per block as the owner. Resolves to its path. */
export async function publishBlocks(
  owner: Page,
  page: { readonly title: string; readonly slug: string; readonly access?: Access },
  ...blocks: readonly Block[]
): Promise<string> {
  const { title, slug, ...more } = page
  const body = { [EN]: { body: htmlToRich(`<h1>${title}</h1>`) } }
  const heading = newBlock(() => `${slug}-title`, HTML, { text: body })
  const sections = [heading, ...blocks].map((block, index) => ({
    section: newSection(() => `${slug}-${index}`),
    blocks: [block],
  }))
  const post = await createStudioPoster(owner)
  const { id, rev } = await post<{ readonly id: string; readonly rev: number }>('/documents', {
    kind: 'page',
    body: newPage({ locale: EN, title, slug }, { ...newContent(sections), ...more }),
  })
  await post('/publications', { entries: [{ documentId: id, locale: EN, rev }] })
  return `/${slug}`
}
