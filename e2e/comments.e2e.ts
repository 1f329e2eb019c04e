import type { Page } from '@playwright/test'
import { newCollection, newItem, newPage } from '@vitrine/page'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'
import { repeatUntilPassed } from './repeat.ts'

const LOCALE = 'en-GB'
const COMMENT = 'How hot is the kiln?'

interface Journal {
  readonly id: string
  readonly url: string
  readonly studio: StudioApi
}

/** Publishes a journal with one post for a test. */
async function journal(owner: Page, slug: string): Promise<Journal> {
  const studio = new StudioApi(owner)
  const collection = { ...newCollection(), comments: { enabled: true, moderated: true } }
  const title = { locale: LOCALE, title: 'Notes from the kiln', slug }
  const page = await studio.publish({ kind: 'page', body: newPage(title, { collection }) })
  const body = newItem({ locale: LOCALE, title: 'The first firing', slug: 'first' })
  const item = await studio.publish({ kind: 'item', collectionId: page.id, body })
  return { id: item.id, url: `/${slug}/first`, studio }
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Comment', { exact: true }).fill(text)
  await page.getByLabel('Name', { exact: true }).fill('A visitor')
  await page.getByRole('main').getByLabel('Email').fill('visitor@example.com')
  await page.getByRole('button', { name: 'Post comment' }).click()
}

/** Lists unpublished comments: fast typing may count as spam, so both statuses are read. */
async function waiting({ studio, id }: Journal): Promise<readonly string[]> {
  const lists = ['pending', 'spam'].map(async (status) => {
    const { comments } = await studio.get<{
      readonly comments: readonly { readonly id: string }[]
    }>(`/api/studio/comments?status=${status}&documentId=${id}`)
    return comments
  })
  return (await Promise.all(lists)).flat().map((comment) => comment.id)
}

async function approveAll(post: Journal): Promise<void> {
  await post.studio.post('/api/studio/comments/statuses', {
    ids: await waiting(post),
    status: 'approved',
  })
}

test('a comment without JavaScript is shown after the owner approves it', async ({
  browser,
  owner,
  baseURL,
}) => {
  const post = await journal(owner, 'notes-plain')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(post.url)
  const received = page.getByText('Your comment is awaiting moderation.')
  await expect(received).toBeHidden()
  await write(page, COMMENT)
  await expect(page).toHaveURL(/\/notes-plain\/first#comment-received$/)
  await expect(received).toBeVisible()
  await expect(page.getByText(COMMENT)).toHaveCount(0)

  await approveAll(post)
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await expect(page.getByText(COMMENT)).toBeVisible({ timeout })
  })
  await context.close()
})

test('an invalid comment without JavaScript is returned with the focus on its error', async ({
  browser,
  owner,
  baseURL,
}) => {
  const post = await journal(owner, 'notes-refused')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(post.url)
  // The browser's validation accepts spaces.
  await write(page, '   ')
  const text = page.getByLabel('Comment', { exact: true })
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription('Required')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('A visitor')
  await text.fill(COMMENT)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page).toHaveURL(/\/notes-refused\/first#comment-received$/)
  expect(await waiting(post)).toHaveLength(1)
  await context.close()
})

test('a comment is sent and replied to without leaving the page', async ({ page, owner }) => {
  const post = await journal(owner, 'notes-script')
  await page.goto(post.url)
  await page.getByLabel('Comment', { exact: true }).focus()
  await expect(page.locator('.comment-status')).toBeAttached()
  await write(page, COMMENT)
  await expect(
    page.getByRole('status').filter({ hasText: /awaiting moderation|is published/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/notes-script\/first$/)
  const [first] = await waiting(post)
  await post.studio.post(`/api/studio/comments/${first}/replies`, { text: 'At 1,260 degrees.' })
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await expect(page.getByText('At 1,260 degrees.')).toBeVisible({ timeout })
  })
  await expect(page.getByRole('heading', { name: 'Comments (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Reply: A visitor' }).click()
  await expect(page.getByLabel('Comment', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel reply: A visitor' }).click()
  await expectAccessible(page)
})

test('comments are rendered into the empty element of a template', async ({ page, owner }) => {
  const post = await journal(owner, 'notes-empty')
  await page.route(`**${post.url}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const element = /(<div class="squarespace-comments"[^>]*>).*?<\/div>/s
    expect(html).toMatch(element)
    await route.fulfill({ response, body: html.replace(element, '$1</div>') })
  })
  await page.goto(post.url)
  await write(page, COMMENT)
  await expect(
    page.getByRole('status').filter({ hasText: /awaiting moderation|is published/ }),
  ).toBeVisible()
  await approveAll(post)
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await page.locator('.squarespace-comments').scrollIntoViewIfNeeded()
    await expect(page.locator('.comment-text')).toHaveText(COMMENT, { timeout })
  })
})

test('an item is liked and unliked by keyboard, and the like is remembered', async ({
  page,
  owner,
}) => {
  const post = await journal(owner, 'notes-liked')
  await page.goto(post.url)
  const button = page.getByRole('button', { name: /^Like/ })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.focus()
  const press = (key: string) =>
    Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith(`/likes/${post.id}`) && answer.ok()),
      page.keyboard.press(key),
    ])
  await press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveText(/1/)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveAccessibleName('Like, 1')
  const stored = () => page.evaluate(() => localStorage.getItem('squarespace-likes'))
  expect(JSON.parse((await stored()) ?? '')).toEqual({ [post.id]: true })
  await button.focus()
  await press('Space')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await stored()).toBe('{}')
  await page.reload()
  await expect(button).toHaveAccessibleName('Like, 0')
})
