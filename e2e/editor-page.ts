import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { DocumentWithDraft, Reply, Routes } from '@vitrine/contract'
import { type Content, newPage, newSection } from '@vitrine/page'
import { createFreeSlug } from '../packages/studio/src/editor/pages/slug.ts'
import { newId } from '../packages/studio/src/editor/store/new-id.ts'
import { StudioApi } from './studio-api.ts'

/** Adds a blank page, as the screen of pages does, opens it in the editor, and waits until its canvas is ready. */
export async function addPage(owner: Page, title: string): Promise<void> {
  const api = new StudioApi(owner)
  const { locale, pages } = await api.get<Reply<Routes['readSitePages']>>('/api/studio/pages')
  const content: Content = { sections: [newSection(newId)], blocks: {} }
  const taken = pages.map((each) => each.slug)
  const body = newPage({ locale, title, slug: createFreeSlug(title, taken) }, content)
  const { id } = await api.post<DocumentWithDraft>('/api/studio/documents', { kind: 'page', body })
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
}

export async function waitForCanvas(owner: Page): Promise<void> {
  await owner.locator('iframe[data-ready]').waitFor()
}

export function getCanvas(owner: Page): FrameLocator {
  return owner.frameLocator('iframe[title="Page"]')
}

/** Adds a block from the panel, which selects it. */
export async function addBlock(owner: Page, name: string): Promise<void> {
  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('radio', { name: 'Blocks' }).click()
  await owner.getByRole('button', { name, exact: true }).click()
}

/** Adds a text from the panel and begins to edit it by keyboard. Returns the edited text. */
export async function addText(owner: Page): Promise<Locator> {
  await addBlock(owner, 'Text')
  // Until the canvas has the keyboard, Enter would press the button of the panel again.
  await expect(owner.locator('iframe[title="Page"]')).toBeFocused()
  await owner.keyboard.press('Enter')
  const text = getCanvas(owner).getByRole('textbox', { name: 'Edit Text' })
  await expect(text).toBeFocused()
  return text
}

export async function waitForSave(owner: Page): Promise<void> {
  await expect(owner.getByText('Saved', { exact: true })).toBeVisible()
}

/** Returns the settings of what is selected. */
export function getSettings(owner: Page): Locator {
  return owner.getByRole('complementary', { name: 'Settings' })
}

/** Chooses an option of a list in the settings. */
export async function chooseOption(
  owner: Page,
  label: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  await getSettings(owner).getByRole('button', { name: label }).click()
  await owner.getByRole('option', { name: option, exact: true }).click()
}
