import type { Page } from '@playwright/test'
import { blockRegistry } from '@vitrine/blocks'
import { fixtures } from '@vitrine/blocks/fixtures'
import { assetKeys, type Block, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expectNoHorizontalScroll, collectPageErrors } from './accessibility.ts'
import { listImageIds } from './list-images.ts'
import { expect, getEnv, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const MAX_SECTIONS = 50
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(6)
/** A text with markup and template tags, which must be escaped. */
const MARKUP = '</style></textarea><img src=x onerror=alert(1)>"\'{.end}{@}'

/** Returns the block with a file of the shop for each file that it names. */
function withFile(block: Block, file: string): Block {
  const copy: Block = JSON.parse(JSON.stringify(block), (key: string, value: unknown) => {
    const isReference = assetKeys.has(key) && typeof value === 'string'
    if (isReference) return file
    return key === 'assetIds' ? [file] : value
  })
  return copy
}

/** Returns the block of a fixture with all of its texts replaced by `words`. */
function withLongWords(
  words: string,
  { name, block }: (typeof fixtures)[number],
  id: string,
): Block {
  const kind = blockRegistry.get(block.type)
  if (!kind) throw new Error(`${name} is of a type that is known`)
  const own = Object.values(block.text ?? {}).flatMap((fields) => Object.keys(fields))
  const forms = { ...kind.itemText, ...kind.text }
  const texts = [...new Set([...own, ...Object.keys(kind.text)])].map((field) => {
    const isRich = forms[field.slice(field.lastIndexOf('.') + 1)] === 'rich'
    return [field, isRich ? plainToRich(words) : words] as const
  })
  const desktop = { x: 0, y: 0, w: 12, h: 6, z: 0 }
  const text = { [EN]: Object.fromEntries(texts) }
  return { ...block, id, text, place: { desktop }, auto: { h: 'content' } }
}

const pages = Array.from({ length: Math.ceil(fixtures.length / MAX_SECTIONS) }, (_, index) =>
  fixtures.slice(index * MAX_SECTIONS, (index + 1) * MAX_SECTIONS),
)

/** Publishes the pages with all texts replaced by `words` and checks each. */
async function expectEveryPage(
  kind: string,
  words: string,
  { page, owner }: Record<'page' | 'owner', Page>,
) {
  const studio = new StudioApi(owner)
  const [file = ''] = await listImageIds(owner)
  const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
  for (const [index, shown] of pages.entries()) {
    const slug = `${kind}-${index}`
    const sections = shown.map((fixture, at) => ({
      section: newSection(() => `${slug}-${at}`),
      blocks: [withFile(withLongWords(words, fixture, `${slug}-block-${at}`), file)],
    }))
    const body = newPage({ locale: EN, title: slug, slug }, newContent(sections))
    await studio.publish({ kind: 'page', body })
    await page.goto(`/${slug}`)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoHorizontalScroll(page, width)
    }
    expect(await page.locator('img[src=x]').count()).toBe(0)
  }
  // Code blocks run in their own frame and may log errors.
  expect(pageErrors.filter((message) => !message.includes('allow-modals'))).toEqual([])
}

test('long words stay in their places in blocks of every type', async ({ page, owner }) => {
  test.slow()
  await expectEveryPage('long-words', WORD, { page, owner })
})

test('markup stays in its place in blocks of every type', async ({ page, owner }) => {
  test.slow()
  await expectEveryPage('markup', MARKUP, { page, owner })
})
