import { spawnSync } from 'node:child_process'
import { build } from './build.js'
import { ensureChromium } from './chromium.js'

/** Runs the browser tests at their full size: axe on each screen at each width, in each color scheme and direction. */
export async function soakBrowser() {
  await build()
  const env = { ...process.env, FULL_SIZE: '1', CHROME_PATH: ensureChromium() }
  const { status } = spawnSync('npx', ['playwright', 'test', '--project=browser'], {
    stdio: 'inherit',
    env,
  })
  return status === 0
}
