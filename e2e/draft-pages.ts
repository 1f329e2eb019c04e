import { htmlToRich, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import type { Page } from '@playwright/test'
import { expect } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const TEXT = 2

interface DraftText {
  readonly title: string
  readonly slug: string
  readonly html?: string
}

/** Creates a draft of a page with a text, also in French with `french`. Resolves to its id. */
export async function createDraft(
  owner: Page,
  english: DraftText,
  french?: DraftText,
): Promise<string> {
  const toBody = ({ title, html }: DraftText) => ({ body: htmlToRich(html ?? `<h1>${title}</h1>`) })
  const text = { [EN]: toBody(english), ...(french && { fr: toBody(french) }) }
  const { title, slug } = english
  const content = newContent([
    { section: newSection(() => 'main'), blocks: [newBlock(() => 'words', TEXT, { text })] },
  ])
  const page = newPage({ locale: EN, title, slug }, content)
  const meta = french ? { ...page.meta, fr: { title: french.title, slug: french.slug } } : page.meta
  const { id } = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/documents', {
    kind: 'page',
    body: { ...page, meta },
  })
  return id
}

/** Opens a page in the editor and the drawer to publish it. */
export async function openDrawer(staff: Page, id: string, button: string | RegExp = /^Publish/) {
  await staff.goto(`/config/pages/${id}`)
  await staff.locator('iframe[data-ready]').waitFor()
  await staff.getByRole('button', { name: button, exact: typeof button === 'string' }).click()
  const drawer = staff.getByRole('dialog', { name: 'Publish changes' })
  await expect(drawer.getByRole('heading', { name: 'What becomes public' })).toBeVisible()
  return drawer
}
