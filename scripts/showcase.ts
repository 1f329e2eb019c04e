// `npm run showcase`: looks at every block, every design of galleries and every type of page in each theme,
// on a phone and on a desk, says what is wrong with any of them, and draws the sheets of
// docs/guide/showcase.md. Of the product with its demo, built where it has changed.
// `npm run showcase -- FOLDER` draws there instead, and `--only rtl` (blocks, galleries, pages) only those.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { changeTheme } from '@vitrine/contract'
import { pageTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import startShop from '../e2e/server.ts'
import { known, signIn } from '../e2e/shop.ts'
import { build } from './build.js'
import { ensureChromium } from './chromium.js'
import { acts, playAct } from './showcase/acts.ts'
import { Camera, type Screen, SCREENS, type Shot } from './showcase/camera.ts'
import { Owner } from './showcase/owner.ts'
import { places, withoutPage } from './showcase/places.ts'
import { addArabic, arabicBlocks, arabicShots } from './showcase/right-to-left.ts'
import { drawSheet, type Sheet } from './showcase/sheet.ts'
import { buildSite, type ExamplePage } from './showcase/site.ts'

/** Two themes, four kinds of sheets and two widths come to less than 4 MB. */
const MOST_BYTES = { blocks: 245_000, galleries: 245_000, pages: 245_000, rtl: 200_000 }

const PHONE = { scale: 0.46, columns: 8, widest: 1 }
const LAYOUTS = {
  blocks: { title: 'Blocks', desk: { scale: 0.4, columns: 24, widest: 8 } },
  galleries: { title: 'Galleries', desk: { scale: 0.4, columns: 3, widest: 1 } },
  pages: { title: 'Pages', desk: { scale: 0.29, columns: 4, widest: 1 } },
  rtl: { title: 'Right to left', desk: { scale: 0.29, columns: 4, widest: 1 } },
} as const
type Kind = keyof typeof LAYOUTS

const { values: asked, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const { only = Object.keys(LAYOUTS) } = asked
for (const kind of only) if (!(kind in LAYOUTS)) throw new Error(`There are no sheets of "${kind}"`)
const isAsked = (kind: Kind) => only.includes(kind)
const [given] = positionals
const folder =
  given === undefined
    ? fileURLToPath(new URL('../docs/guide/showcase/', import.meta.url))
    : resolve(given)
mkdirSync(folder, { recursive: true })
const faults: string[] = untoldTypes()
await build()
const stop = await startShop()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  await showEverything(browser)
} finally {
  await browser.close()
  await stop()
}
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1

/** Every page type is either shown or known to have no page. */
function untoldTypes(): string[] {
  const told = [...places, ...acts].map(({ type }) => type)
  return Object.keys(pageTypeCodes)
    .filter((type) => ![...told, ...withoutPage].some((each) => each === type))
    .map((type) => `page type ${type}: no example`)
}

async function showEverything(on: Browser): Promise<void> {
  const context = await on.newContext({ baseURL: known('SHOP_URL') })
  await signIn(await context.newPage())
  const owner = await Owner.of(context.request)
  const site = await owner.call('GET', changeTheme.path)
  const { themes } = z.object({ themes: z.array(z.string()) }).parse(site)
  if (isAsked('blocks') || isAsked('galleries') || isAsked('pages'))
    await showSite(on, owner, themes)
  // Last: menus of languages have one more from then on.
  if (isAsked('rtl')) await showArabic(on, owner, themes)
}

async function showSite(on: Browser, owner: Owner, themes: readonly string[]): Promise<void> {
  const { blocks, galleries } = await buildSite(owner)
  for (const theme of themes) {
    const cameras = await camerasIn(on, owner, theme)
    await Promise.all(
      cameras.map(async ({ screen, camera }) => {
        if (isAsked('blocks'))
          await draw(on, 'blocks', theme, screen, await exampleShots(camera, blocks))
        if (isAsked('galleries'))
          await draw(on, 'galleries', theme, screen, await exampleShots(camera, galleries))
      }),
    )
    // One after the other: what the owner does in between is seen by everybody.
    for (const { screen, camera } of cameras) {
      if (isAsked('pages')) await draw(on, 'pages', theme, screen, await pageShots(camera, owner))
      await close(camera, theme, screen)
    }
  }
}

async function showArabic(on: Browser, owner: Owner, themes: readonly string[]): Promise<void> {
  await addArabic(owner)
  for (const theme of themes) {
    for (const { screen, camera } of await camerasIn(on, owner, theme)) {
      const shots = await arabicShots(camera)
      const blocks = await exampleShots(camera, [arabicBlocks], '/ar')
      await draw(on, 'rtl', theme, screen, [...shots, ...blocks])
      await close(camera, theme, screen)
    }
  }
}

/** A camera for each screen, for which the site is in a theme. */
async function camerasIn(on: Browser, owner: Owner, theme: string) {
  await owner.call('PUT', changeTheme.path, { name: theme })
  return Promise.all(
    SCREENS.map(async (screen) => {
      const camera = await Camera.open(on, screen)
      await untilShownIn(camera, theme)
      return { screen, camera }
    }),
  )
}

async function close(camera: Camera, theme: string, { width }: Screen): Promise<void> {
  faults.push(...camera.faults.map((fault) => `${theme}, ${width} px, ${fault}`))
  await camera.close()
}

/** The server hears of another theme a moment after it was chosen. */
async function untilShownIn({ page }: Camera, theme: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    await page.goto('/about')
    if ((await page.content()).includes(`"templateId":"${theme}"`)) return
  }
  throw new Error(`The site is not shown in the theme ${theme}`)
}

async function exampleShots(
  camera: Camera,
  pages: readonly ExamplePage[],
  prefix = '',
): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const { slug, name, examples } of pages) {
    await camera.page.goto(`${prefix}/${slug}`, { waitUntil: 'networkidle' })
    for (const [index, example] of examples.entries()) {
      const shot = await camera.takeBlock(
        example.name,
        camera.page.locator(`#block-${slug}-${index + 1}`),
      )
      if (shot) shots.push(shot)
    }
    await camera.note(name)
  }
  return shots
}

async function pageShots(camera: Camera, owner: Owner): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const { name, path } of places) {
    await camera.page.goto(path, { waitUntil: 'networkidle' })
    shots.push(await camera.takeScreen(name))
    await camera.note(name)
  }
  for (const act of acts) {
    const shot = await playAct(act, camera, owner)
    if (shot) shots.push(shot)
  }
  return shots
}

async function draw(
  on: Browser,
  kind: Kind,
  theme: string,
  { width }: Screen,
  shots: readonly Shot[],
): Promise<void> {
  const { title, desk } = LAYOUTS[kind]
  const layout = width < 768 ? PHONE : desk
  const name = `${theme.slice(0, 1).toUpperCase()}${theme.slice(1)}`
  const sheet: Sheet = { ...layout, title: `${name}: ${title.toLowerCase()}, ${width} px`, shots }
  const bytes = await drawSheet(on, sheet, MOST_BYTES[kind])
  const file = `${theme}-${kind}-${width}.webp`
  writeFileSync(join(folder, file), bytes)
  console.log(`${file}  ${shots.length} shots, ${Math.round(bytes.length / 1_000)} KB`)
}
