import type { Session } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import { type Block, htmlToRich, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect } from './shop.ts'

const EN = 'en-GB'
const HTML = 2

/** Publishes a page with a title, and a section for each of these blocks, as the owner. Resolves to its path. */
export async function publishBlocks(
  owner: Page,
  { title, slug }: { readonly title: string; readonly slug: string },
  ...blocks: readonly Block[]
): Promise<string> {
  const body = { [EN]: { body: htmlToRich(`<h1>${title}</h1>`) } }
  const heading = newBlock(() => `${slug}-title`, HTML, { text: body })
  const sections = [heading, ...blocks].map((block, index) => ({
    section: newSection(() => `${slug}-${index}`),
    blocks: [block],
  }))
  const session = await owner.request.get('/api/studio/session')
  const { crumb } = (await session.json()) as Session
  const call = async (path: string, data: object) => {
    const headers = { 'x-csrf-token': crumb }
    const answer = await owner.request.post(`/api/studio${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { readonly id: string; readonly rev: number }
  }
  const page = newPage({ locale: EN, title, slug }, newContent(sections))
  const { id, rev } = await call('/documents', { kind: 'page', body: page })
  await call('/publications', { entries: [{ documentId: id, locale: EN, rev }] })
  return `/${slug}`
}
