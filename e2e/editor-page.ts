import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** Adds a blank page on the screen of pages, and waits until its canvas is ready. */
export async function addPage(owner: Page, title: string): Promise<void> {
  await owner.goto('/config/pages')
  await owner.getByRole('button', { name: 'Add page' }).click()
  await owner.getByRole('dialog').getByLabel('Title').fill(title)
  await owner.getByRole('dialog').getByRole('button', { name: 'Add page' }).click()
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
