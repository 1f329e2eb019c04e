import type { Page } from '@playwright/test'
import type { listDocuments, readSitePages, Reply } from '@vitrine/contract'
import { createPresetSection, type Preset, presets } from '@vitrine/blocks/presets'
import { blockTypeCodes } from '@vitrine/model'
import { type Block, type Content, newContent, newPage, newSection } from '@vitrine/page'
import { expectAccessible } from './accessibility.ts'
import { listImageIds } from './list-images.ts'
import { setTheme } from './set-theme.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const SLUG = 'every-preset'

interface Collections {
  readonly products?: string | undefined
  readonly events?: string | undefined
}

interface Shop {
  readonly images: readonly string[]
  readonly collections: Collections
}

/** Publishes a page with every preset below the other, with images of the shop in place of those to choose. Resolves to its id. */
async function publishPresets(owner: Page): Promise<string> {
  const studio = new StudioApi(owner)
  const shop = { images: await listImageIds(owner), collections: await findCollections(studio) }
  const content = (presets as readonly Preset[]).reduce<Content>(
    (before, preset) => add(before, preset, shop),
    newContent(),
  )
  const body = newPage({ locale: EN, title: 'Every preset', slug: SLUG }, content)
  return (await studio.publish({ kind: 'page', body })).id
}

async function findCollections(studio: StudioApi): Promise<Collections> {
  const { pages } = await studio.get<Reply<typeof readSitePages>>('/api/studio/pages')
  const find = (name: string) => pages.find(({ typeName }) => typeName === name)?.id
  return { products: find('products'), events: find('events') }
}

function add(content: Content, preset: Preset, { images, collections }: Shop): Content {
  let serial = 0
  const newId = () => `${preset.id}-${(serial += 1)}`
  const made = createPresetSection(preset, { newId, locale: EN, content, collections })
  const blocks = made.blocks.map((block, at): Block => {
    const { placeholder: _isExample, ...rest } = block
    if (block.type !== blockTypeCodes.image) return rest
    return { ...rest, data: { ...block.data, assetId: images[at % images.length] ?? '' } }
  })
  const added = newContent([{ section: { ...newSection(newId), ...made.section }, blocks }])
  return {
    sections: [...content.sections, ...added.sections],
    blocks: { ...content.blocks, ...added.blocks },
  }
}

/** Returns the texts that are too small, cut off, covered, or on another text, each with its section. */
function findTextProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const problems: string[] = []
    const sections = [...document.querySelectorAll('main .page-section')]
    for (const [at, section] of sections.entries()) {
      section.scrollIntoView({ block: 'center' })
      const texts: { text: string; block: Element; box: DOMRect }[] = []
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
        if (parent.closest('[class*=visually-hidden], noscript, script, style, option')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        // Texts for screen readers alone take no space.
        if (box.width < 2 || box.height < 2) continue
        const block = parent.closest('.sqs-block') ?? section
        const label = `section ${at}, "${text.slice(0, 40)}"`
        const size = Number.parseFloat(getComputedStyle(parent).fontSize)
        if (size < 12) problems.push(`${label} has ${size} px`)
        let scrolls: Element = parent
        while (scrolls !== section && !/auto|scroll/.test(getComputedStyle(scrolls).overflowX))
          scrolls = scrolls.parentElement ?? document.body
        // What can be swiped into view is there on purpose.
        if (scrolls !== section) continue
        if (box.left < 0 || box.right > innerWidth) problems.push(`${label} is cut off`)
        const x = (box.left + box.right) / 2
        const top = document.elementFromPoint(x, (box.top + box.bottom) / 2)
        if (top && !block.contains(top) && !top.contains(block))
          problems.push(`${label} is covered`)
        for (const other of texts) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          if (other.block !== block && across > 1 && down > 1)
            problems.push(`${label} lies on "${other.text.slice(0, 40)}"`)
        }
        texts.push({ text, block, box })
      }
    }
    return problems
  })
}

/** Returns the labels of buttons that break into several lines. */
function listBrokenLabels(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main .sqs-block-button-element'), (button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      const { lineHeight } = getComputedStyle(button)
      const isBroken = range.getBoundingClientRect().height > 1.9 * Number.parseFloat(lineHeight)
      return isBroken ? (button.textContent?.trim() ?? '') : ''
    }).filter((label) => label !== ''),
  )
}

test('every preset is laid out on a phone in both themes, with texts that can be read', async ({
  browser,
  ownerState,
  owner,
  page,
}) => {
  const id = await publishPresets(owner)
  for (const theme of ['signal', 'kiln']) {
    await setTheme(browser, ownerState, theme)
    await page.goto(`/${SLUG}`)
    await expect(page.locator('main .page-section')).toHaveCount(presets.length)
    await expectAccessible(page, [375], 3_000)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 3_000 })
      expect(await findTextProblems(page), `${theme} at ${width} px`).toEqual([])
      expect(await listBrokenLabels(page), `${theme} at ${width} px`).toEqual([])
    }
  }
  await new StudioApi(owner).unpublish(id)
})

test('a section is as wide in its thumbnail beside the facts of an event as on a page', async ({
  owner,
}) => {
  const studio = new StudioApi(owner)
  const { events = '' } = await findCollections(studio)
  const { documents } = await studio.get<Reply<typeof listDocuments>>(
    `/api/studio/documents?collectionId=${events}`,
  )
  const [event, page] = [documents[0]?.id, events]
  const section = owner.locator('[data-s="preset"]')
  const measure = async (id: string | undefined) => {
    await owner.goto(`/config/canvas/${id}/presets/hero-split`)
    return section.evaluate((element) => element.getBoundingClientRect().width)
  }
  expect(await measure(event)).toBe(await measure(page))
})
