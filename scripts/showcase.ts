// `npm run showcase`: shows every block, gallery design and page type of the demo in each theme, on
// a phone and a desktop. It reports problems and renders the sheets of docs/guide/showcase.md. `npm
// run showcase -- FOLDER` writes to another folder, `--only rtl` (blocks, galleries, pages) limits
// the sheets.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { changeTheme } from '@vitrine/contract'
import { pageTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { startShop } from '../e2e/server.ts'
import { getEnv, signIn } from '../e2e/shop.ts'
import { build } from './build.js'
import { ensureChromium } from './chromium.js'
import { acts, playAct } from './showcase/acts.ts'
import { Camera, type Screen, SCREENS, type Shot } from './showcase/camera.ts'
import { Owner } from './showcase/owner.ts'
import { pageExamples, typesWithoutPage } from './showcase/page-examples.ts'
import { addArabic, arabicBlocks, takeArabicShots } from './showcase/right-to-left.ts'
import { renderSheet, type Sheet } from './showcase/sheet.ts'
import { buildSite, type ExamplePage } from './showcase/site.ts'

/** The maximum size of a sheet: two themes, four kinds and two widths stay below 4 MB. */
const MAX_BYTES = { blocks: 245_000, galleries: 245_000, pages: 245_000, rtl: 200_000 }

const PHONE = { scale: 0.46, columns: 8, maxSpan: 1 }
const LAYOUTS = {
  blocks: { title: 'Blocks', desk: { scale: 0.4, columns: 24, maxSpan: 8 } },
  galleries: { title: 'Galleries', desk: { scale: 0.4, columns: 3, maxSpan: 1 } },
  pages: { title: 'Pages', desk: { scale: 0.29, columns: 4, maxSpan: 1 } },
  rtl: { title: 'Right to left', desk: { scale: 0.29, columns: 4, maxSpan: 1 } },
} as const
type Kind = keyof typeof LAYOUTS

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const { only = Object.keys(LAYOUTS) } = options
for (const kind of only)
  if (!(kind in LAYOUTS))
    throw new Error(`Unknown sheet: ${kind}. Use ${Object.keys(LAYOUTS).join(', ')}.`)
const isSelected = (kind: Kind) => only.includes(kind)
const [given] = positionals
const folder =
  given === undefined
    ? fileURLToPath(new URL('../docs/guide/showcase/', import.meta.url))
    : resolve(given)
mkdirSync(folder, { recursive: true })
const problems: string[] = findMissingTypes()
await build()
const stop = await startShop()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  await showEverything(browser)
} finally {
  await browser.close()
  await stop()
}
for (const problem of problems) console.error(problem)
console.log(problems.length === 1 ? '1 problem' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

/** Returns the page types without an example that are not known to have no page. */
function findMissingTypes(): string[] {
  const coveredTypes = [...pageExamples, ...acts].map(({ type }) => type)
  return Object.keys(pageTypeCodes)
    .filter((type) => ![...coveredTypes, ...typesWithoutPage].some((each) => each === type))
    .map((type) => `page type ${type}: no example`)
}

async function showEverything(on: Browser): Promise<void> {
  const context = await on.newContext({ baseURL: getEnv('SHOP_URL') })
  await signIn(await context.newPage())
  const owner = await Owner.create(context.request)
  const site = await owner.call('GET', changeTheme.path)
  const { themes } = z.object({ themes: z.array(z.string()) }).parse(site)
  if (isSelected('blocks') || isSelected('galleries') || isSelected('pages'))
    await showSite(on, owner, themes)
  // Last, because it adds a language to the menus.
  if (isSelected('rtl')) await showArabic(on, owner, themes)
}

async function showSite(on: Browser, owner: Owner, themes: readonly string[]): Promise<void> {
  const { blocks, galleries } = await buildSite(owner)
  for (const theme of themes) {
    const cameras = await openCameras(on, owner, theme)
    await Promise.all(
      cameras.map(async ({ screen, camera }) => {
        if (isSelected('blocks'))
          await writeSheet(on, 'blocks', theme, screen, await takeExampleShots(camera, blocks))
        if (isSelected('galleries'))
          await writeSheet(
            on,
            'galleries',
            theme,
            screen,
            await takeExampleShots(camera, galleries),
          )
      }),
    )
    // One after the other, because all visitors see the owner's changes.
    for (const { screen, camera } of cameras) {
      if (isSelected('pages'))
        await writeSheet(on, 'pages', theme, screen, await takePageShots(camera, owner))
      await closeCamera(camera, theme, screen)
    }
  }
}

async function showArabic(on: Browser, owner: Owner, themes: readonly string[]): Promise<void> {
  await addArabic(owner)
  for (const theme of themes) {
    for (const { screen, camera } of await openCameras(on, owner, theme)) {
      const shots = await takeArabicShots(camera)
      const blocks = await takeExampleShots(camera, [arabicBlocks], '/ar')
      await writeSheet(on, 'rtl', theme, screen, [...shots, ...blocks])
      await closeCamera(camera, theme, screen)
    }
  }
}

/** Shows the site in a theme, and opens a camera for each screen. */
async function openCameras(on: Browser, owner: Owner, theme: string) {
  await owner.call('PUT', changeTheme.path, { name: theme })
  return Promise.all(
    SCREENS.map(async (screen) => {
      const camera = await Camera.open(on, screen)
      await waitForTheme(camera, theme)
      return { screen, camera }
    }),
  )
}

async function closeCamera(camera: Camera, theme: string, { width }: Screen): Promise<void> {
  problems.push(...camera.problems.map((problem) => `${theme}, ${width} px, ${problem}`))
  await camera.close()
}

/** Waits until the server shows the theme. */
async function waitForTheme({ page }: Camera, theme: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    await page.goto('/about')
    if ((await page.content()).includes(`"templateId":"${theme}"`)) return
  }
  throw new Error(`The site does not change to the theme ${theme}`)
}

async function takeExampleShots(
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
    await camera.recordProblems(name)
  }
  return shots
}

async function takePageShots(camera: Camera, owner: Owner): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const { name, path } of pageExamples) {
    await camera.page.goto(path, { waitUntil: 'networkidle' })
    shots.push(await camera.takeScreen(name))
    await camera.recordProblems(name)
  }
  for (const act of acts) {
    const shot = await playAct(act, camera, owner)
    if (shot) shots.push(shot)
  }
  return shots
}

async function writeSheet(
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
  const bytes = await renderSheet(on, sheet, MAX_BYTES[kind])
  const file = `${theme}-${kind}-${width}.webp`
  writeFileSync(join(folder, file), bytes)
  console.log(`${file}  ${shots.length} shots, ${Math.round(bytes.length / 1_000)} KB`)
}
