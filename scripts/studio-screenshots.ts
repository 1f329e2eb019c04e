import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findUnlistedRoutes, openScreen, studioScreens } from '../e2e/studio-screens.ts'
import { findSubjects } from '../e2e/studio-subjects.ts'

const WIDTHS = [375, 768, 1280]
const HEIGHT = 900
const SCHEMES = ['light', 'dark'] as const

/**
 * Takes a screenshot of each screen of the studio at each width in both color schemes, as NAME-WIDTH-SCHEME.png. The
 * screens need an order. Throws if a route of the studio is not in the list of screens.
 */
export async function takeStudioScreenshots(owner: Page, folder: string): Promise<void> {
  const unlisted = findUnlistedRoutes()
  if (unlisted.length > 0) throw new Error(`Add to e2e/studio-screens.ts: ${unlisted.join(', ')}`)
  mkdirSync(folder, { recursive: true })
  const subjects = await findSubjects(owner)
  for (const screen of studioScreens)
    for (const width of WIDTHS) {
      await owner.setViewportSize({ width, height: HEIGHT })
      await openScreen(owner, screen, subjects)
      for (const colorScheme of SCHEMES) {
        await owner.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await owner.screenshot({ path: join(folder, `${screen.name}-${width}-${colorScheme}.png`) })
      }
    }
  console.log(`${folder}  ${studioScreens.length} screens`)
}
