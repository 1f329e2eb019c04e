// Takes the screenshots of the page editor for the guide, on a desktop and on a phone.
import { expect, type Locator, type Page } from '@playwright/test'
import { getCanvas, getSettings, waitForCanvas } from '../e2e/editor-page.ts'

/** Takes a screenshot of what a page shows, by name. */
export type Take = (page: Page, name: string) => Promise<void>

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 812 }

/** Takes the list of pages, and a page in the editor: selected blocks, panels, the header and the drawer that publishes. */
export async function takeEditorScreenshots(owner: Page, page: string, take: Take): Promise<void> {
  for (const [screen, suffix] of [
    [DESKTOP, ''],
    [PHONE, '-375'],
  ] as const) {
    await owner.setViewportSize(screen)
    const shoot = (name: string) => take(owner, `${name}${suffix}`)
    await owner.goto('/config/pages')
    await owner.getByRole('treegrid').getByRole('row').nth(6).waitFor()
    await shoot('studio-pages')
    await openPage(owner, page)
    await selectImage(owner)
    await shoot('studio-editor')
    await openPage(owner, page)
    await openPart(owner, 'Styles')
    await owner.getByText('Site styles').first().waitFor()
    await shoot('editor-styles')
    await takeSections(owner, shoot)
    await takeHeader(owner, shoot)
    await openPage(owner, page)
    await takePublish(owner, shoot)
  }
  await owner.setViewportSize(DESKTOP)
  await openPage(owner, page)
  await owner.getByRole('radio', { name: 'Phone' }).press('Space')
  await selectImage(owner)
  await take(owner, 'editor-phone')
}

type Shoot = (name: string) => Promise<void>

async function openPage(owner: Page, page: string): Promise<void> {
  await owner.goto(`/config/pages/${page}`)
  await waitForCanvas(owner)
  const note = owner.getByRole('button', { name: 'Dismiss' })
  if (await note.isVisible()) await note.click()
}

/** Opens a panel: by its tab, or on a phone by its button at the lower edge. */
async function openPart(owner: Page, name: string): Promise<void> {
  const tab = owner.getByRole('tab', { name, exact: true })
  await tab.or(getButton(owner, name)).first().waitFor()
  await ((await tab.isVisible()) ? tab : getButton(owner, name)).click()
}

function getButton(owner: Page, name: string): Locator {
  return owner.getByRole('contentinfo').getByRole('button', { name, exact: true })
}

/** Selects the first image of the page, and shows its settings. */
async function selectImage(owner: Page): Promise<void> {
  await openPart(owner, 'Layers')
  await owner
    .getByRole('treegrid')
    .getByRole('row', { name: /^Image/ })
    .first()
    .click()
  await getCanvas(owner).locator('#vitrine-overlay .box[data-role=block]').first().waitFor()
  if (await getButton(owner, 'Edit').isVisible()) await getButton(owner, 'Edit').click()
}

async function takeSections(owner: Page, shoot: Shoot): Promise<void> {
  await openPart(owner, 'Add')
  await owner.getByText('Sections', { exact: true }).click()
  await owner.getByRole('button', { name: 'Text and image', exact: true }).waitFor()
  for (const index of [0, 1])
    await expect(owner.locator('[data-state]').nth(index)).toHaveAttribute('data-state', 'ready')
  await shoot('editor-sections')
}

async function takeHeader(owner: Page, shoot: Shoot): Promise<void> {
  await owner.goto('/config/pages/header-footer')
  await waitForCanvas(owner)
  if (await getButton(owner, 'Edit').isVisible()) await getButton(owner, 'Edit').click()
  const layout = owner.getByRole('radio', { name: 'Logo left', exact: true })
  await layout.press('Space')
  // On a phone, only problems are shown.
  await owner.locator('output[data-status=saved]').waitFor({ state: 'attached' })
  await getSettings(owner).evaluate((panel) => {
    for (const part of [panel, ...panel.querySelectorAll('*')]) part.scrollTop = 0
  })
  await shoot('editor-header')
}

async function takePublish(owner: Page, shoot: Shoot): Promise<void> {
  const description = getSettings(owner).getByLabel('Description for search engines')
  // On a phone, the page has the change already.
  if (await description.isVisible()) {
    await description.fill('A pottery in a boathouse: two wheels, a slow kiln and five glazes.')
    await description.press('Tab')
    await owner.locator('output[data-status=saved]').waitFor({ state: 'attached' })
  }
  await owner.getByRole('button', { name: /^Publish/ }).click()
  const drawer = owner.getByRole('dialog')
  await drawer.getByRole('checkbox', { name: 'Header and footer' }).waitFor()
  await drawer.getByRole('heading').first().click()
  await expect(drawer.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await drawer.getByText('No issues found.').waitFor()
  await shoot('editor-publish')
}
