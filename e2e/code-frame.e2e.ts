import type { Page } from '@playwright/test'
import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** The source of a code block that tries forbidden calls and is taller than its frame. */
const SOURCE = `<p id="said">before</p><div style="height:640px"></div><script>
const tried = (what) => { try { return what() } catch (error) { return error.name } }
said.textContent = [tried(() => parent.document.title), tried(() => document.cookie), origin].join()
</script>`

/** Publishes a page with a code block. */
async function codePage(owner: Page, slug: string): Promise<void> {
  const locale = 'en-GB'
  const code = newBlock(() => 'code', blockTypeCodes.code, {
    data: { source: SOURCE, height: 120 },
    text: { [locale]: { title: 'Weather' } },
  })
  const content = newContent([{ section: newSection(() => 'main'), blocks: [code] }])
  const body = newPage({ locale, title: 'Code', slug }, content)
  await new StudioApi(owner).publish({ kind: 'page', body })
}

test('an owner’s code runs in its frame, reaches nothing outside it, and is as high as it needs', async ({
  page,
  owner,
}) => {
  await codePage(owner, 'with-code')
  await page.goto('/with-code')
  const frame = page.locator('iframe[title="Weather"]')
  await frame.scrollIntoViewIfNeeded()
  const output = page.frameLocator('iframe[title="Weather"]').locator('#said')
  await expect(output).toHaveText('SecurityError,SecurityError,null')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(600)
})

test('without JavaScript the frame has the height that its owner gave it', async ({
  browser,
  owner,
  baseURL,
}) => {
  await codePage(owner, 'without-code')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/without-code')
  expect((await page.locator('iframe[title="Weather"]').boundingBox())?.height).toBe(120)
  await context.close()
})
