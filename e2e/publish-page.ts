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
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const HTML = 2

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
  const content = { ...newContent(sections), ...more }
  await new StudioApi(owner).publish({
    kind: 'page',
    body: newPage({ locale: EN, title, slug }, content),
  })
  return `/${slug}`
}
