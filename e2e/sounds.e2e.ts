import { blockTypeCodes } from '@vitrine/model'
import type { Locator, Page } from '@playwright/test'
import { newBlock } from '@vitrine/page'
import { listImageIds } from './list-images.ts'
import { expectAccessible } from './accessibility.ts'
import { createSilence } from './media-files.ts'
import { publishBlocks } from './publish-page.ts'
import { expect, test } from './shop.ts'

const SECONDS = 30

/**
 * Publishes a page with a sound, a looping sound and an album of two tracks. Image URLs are intercepted and return
 * the sound.
 */
async function sounds(page: Page, owner: Page, slug: string) {
  const asked: string[] = []
  const bytes = createSilence(SECONDS)
  await page.route(/\/assets\//, async (route) => {
    if (route.request().resourceType() !== 'media') return route.continue()
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'audio/wav', body: bytes })
  })
  const [assetId = '', other = ''] = await listImageIds(owner)
  const make = (name: string, type: number, data: object, text: Record<string, string>) =>
    newBlock(() => name, type, { data: { ...data }, text: { 'en-GB': text } })
  const tracks = [
    { id: 'a', assetId },
    { id: 'b', assetId: other },
  ]
  const path = await publishBlocks(
    owner,
    { title: 'Sounds to hear', slug },
    make(
      'wheel',
      blockTypeCodes.audio,
      { file: { assetId }, showsDownload: true },
      {
        title: 'The wheel',
        author: 'The pottery',
      },
    ),
    make('rain', blockTypeCodes.audio, { file: { assetId: other }, loop: true }, { title: 'Rain' }),
    make(
      'record',
      blockTypeCodes.album,
      { tracks, cover: { assetId } },
      {
        title: 'A day',
        'a.title': 'Morning',
        'b.title': 'Evening',
      },
    ),
  )
  await page.goto(path)
  return asked
}

/** Returns a player by its accessible name. */
const player = (page: Page, name: string) => page.locator(`audio[aria-label="${name}"]`)

const readPlayerState = (audio: Locator) =>
  audio.evaluate((element) => {
    if (!(element instanceof HTMLAudioElement)) throw new Error('It is no player')
    const { paused, currentTime, duration, loop } = element
    return { paused, hasBegun: currentTime > 0, duration, loop }
  })

/** Plays and pauses sounds. The players are native, so it runs with and without scripts. */
async function walk(page: Page, asked: readonly string[]): Promise<void> {
  await test.step('nothing is loaded before playback', async () => {
    await player(page, 'Evening').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.locator('#block-wheel')).toContainText('The pottery')
  })

  await test.step('a sound is played, goes on, and pauses by keys', async () => {
    const wheel = player(page, 'The wheel')
    await wheel.focus()
    await page.keyboard.press('Space')
    await expect
      .poll(() => readPlayerState(wheel))
      .toEqual({ paused: false, hasBegun: true, duration: SECONDS, loop: false })
    await page.keyboard.press('Space')
    await expect.poll(() => readPlayerState(wheel)).toMatchObject({ paused: true, hasBegun: true })
    expect(new Set(asked).size).toBe(1)
    expect(await readPlayerState(player(page, 'Rain'))).toMatchObject({ paused: true, loop: true })
  })

  await test.step('the tracks of a record are players, each with its name', async () => {
    await expect(page.locator('#block-record li')).toHaveText(['Morning', 'Evening'])
    const evening = player(page, 'Evening')
    await evening.focus()
    await page.keyboard.press('Space')
    await expect
      .poll(() => readPlayerState(evening))
      .toMatchObject({ paused: false, hasBegun: true })
    expect(await readPlayerState(player(page, 'Morning'))).toMatchObject({
      paused: true,
      hasBegun: false,
    })
  })

  const download = page.locator('#block-wheel').getByRole('link', { name: 'Download' })
  await expect(download).toHaveAttribute('href', /\/assets\//)
  await expect(page.locator('#block-rain').getByRole('link', { name: 'Download' })).toHaveCount(0)
}

test('sounds and albums are played by keyboard and load nothing before', async ({
  page,
  owner,
}) => {
  const asked = await sounds(page, owner, 'to-hear')
  await expectAccessible(page)
  await walk(page, asked)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sounds and albums can be played', async ({ page, owner }) => {
    await walk(page, await sounds(page, owner, 'to-hear-plain'))
  })
})
