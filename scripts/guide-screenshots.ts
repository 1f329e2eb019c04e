import type { Page } from '@playwright/test'
import { getSettings, waitForCanvas, waitForSave } from '../e2e/editor-page.ts'
import { findSubjects } from '../e2e/studio-subjects.ts'
import { type Take, takeEditorScreenshots } from './editor-screenshots.ts'

const CODE = `<link rel="me" href="https://social.example/@vitrine">
<style>
  .page-title { letter-spacing: 0.02em }
</style>`

/** Takes the screenshots of the guide: of the studio with an order, whose number is given, and of the page editor. */
export async function takeGuideScreenshots(
  owner: Page,
  { order, take }: { readonly order: string; readonly take: Take },
): Promise<void> {
  await takeOrder(owner, order, take)
  const { page } = await findSubjects(owner)
  await owner.setViewportSize({ width: 1280, height: 900 })
  await owner.goto(`/config/pages/${page}`)
  await waitForCanvas(owner)
  await takeZoom(owner, take)
  await takeCode(owner, take)
  await takeEditorScreenshots(owner, page, take)
}

async function takeOrder(owner: Page, number: string, take: Take): Promise<void> {
  await owner.setViewportSize({ width: 1280, height: 1180 })
  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await owner.getByRole('heading', { name: `Order #${number}` }).waitFor()
  await take(owner, 'studio-order')
  await owner.setViewportSize({ width: 1280, height: 1000 })
  await owner.getByRole('button', { name: 'Refund', exact: true }).click()
  const drawer = owner.getByRole('dialog', { name: `Refund order #${number}` })
  await drawer.getByRole('textbox', { name: /Morning mug/ }).fill('1')
  await owner.keyboard.press('Tab')
  await drawer.getByRole('button', { name: 'Refund £28.00' }).waitFor()
  await take(owner, 'studio-refund')
}

async function takeZoom(owner: Page, take: Take): Promise<void> {
  const zoom = owner.getByRole('button', { name: /^Zoom: / })
  await zoom.click()
  await owner.getByRole('menuitemradio', { name: '50%' }).click()
  await owner.getByRole('button', { name: 'Zoom: 50%' }).click()
  await owner.getByRole('menu').waitFor()
  await take(owner, 'editor-zoom')
  await owner.getByRole('menuitemradio', { name: 'Fit to width' }).click()
}

async function takeCode(owner: Page, take: Take): Promise<void> {
  const head = getSettings(owner).getByRole('textbox', { name: 'Head', exact: true })
  await head.fill(CODE)
  await getSettings(owner)
    .getByRole('region', { name: 'Page code' })
    .evaluate((region) => {
      region.scrollIntoView({ block: 'start' })
    })
  await waitForSave(owner)
  await take(owner, 'editor-code')
}
