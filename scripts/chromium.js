// Finds the Chrome or Chromium of this machine, and installs Debian's when there is none and it may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, ...ELSEWHERE].find(existsSync)
}

/** Path of a browser; throws with what to do when there is none and none may be installed. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (mayInstall()) {
    console.log('No Chromium here: installing Debian’s.')
    install('chromium')
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, or name it with CHROME_PATH.',
  )
}

export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
