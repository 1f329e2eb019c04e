import type { Page } from '@playwright/test'
import { htmlToRich, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { clickHydrated, waitForHydration } from './hydration.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const VIDEO = 32
const TWITTER = 6
const PLAYER = 'https://www.youtube-nocookie.com'
const POST = 'https://platform.twitter.com'

/** Publishes a page with an external video and an external post. */
async function film(owner: Page, slug: string): Promise<string> {
  let serial = 0
  const newId = () => `film-${++serial}`
  const title = newBlock(newId, 2, { text: { 'en-GB': { body: htmlToRich('<h1>Films</h1>') } } })
  const video = newBlock(newId, VIDEO, {
    data: { url: 'https://youtu.be/dQw4w9WgXcQ' },
    text: { 'en-GB': { title: 'A firing' } },
  })
  const post = newBlock(newId, TWITTER, {
    data: { id: '20', height: 320 },
    text: { 'en-GB': { title: 'A post', button: 'Read it here' } },
  })
  const body = newPage(
    { locale: 'en-GB', title: 'Films', slug },
    newContent([
      { section: newSection(newId), blocks: [title] },
      { section: newSection(newId), blocks: [video] },
      { section: newSection(newId), blocks: [post] },
    ]),
  )
  await new StudioApi(owner).publish({ kind: 'page', body })
  return `/${slug}`
}

test('an external player loads nothing before it is played', async ({ page, owner }) => {
  const path = await film(owner, 'films')
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).origin)
    return route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expectAccessible(page)
  const card = page.getByRole('link', { name: /^A firing/ })
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await waitForHydration(card)
  await card.focus()
  await page.keyboard.press('Enter')
  const frame = page.locator('iframe.player-frame')
  await expect(frame).toHaveAttribute('title', 'A firing')
  await expect(frame).toBeFocused()
  await expect(page.frameLocator('iframe.player-frame').getByText('Playing')).toBeVisible()
  expect(asked).toEqual([PLAYER])

  const link = page.getByRole('link', { name: /^Read it here/ })
  await clickHydrated(link)
  const post = page.locator('.provider-frame iframe')
  await expect(post).toHaveAttribute('title', 'Read it here')
  await expect(post).toHaveCSS('height', '320px')
  await expect(page.frameLocator('.provider-frame iframe').getByText('Playing')).toBeVisible()
  expect(asked).toEqual([PLAYER, POST])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a player’s card links to its page', async ({ page, owner }) => {
    await page.goto(await film(owner, 'films-plain'))
    const card = page.getByRole('link', { name: /^A firing/ })
    await expect(card).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    const post = page.getByRole('link', { name: /^Read it here/ })
    await expect(post).toHaveAttribute('href', 'https://twitter.com/i/status/20')
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
