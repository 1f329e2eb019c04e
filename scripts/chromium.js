// Finds Chrome or Chromium on this machine, or installs Debian's Chromium if allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  return [...listCandidates(NAMES), ...MAC_PATHS].find(existsSync)
}

/** Returns the path of the browser for tests: Chromium without a window, which starts and draws sooner, if it is there. */
export function ensureTestBrowser() {
  const isChosen = process.env.CHROME_PATH !== undefined
  const shell = listCandidates(['chromium-headless-shell']).find(existsSync)
  return isChosen || shell === undefined ? ensureChromium() : shell
}

function listCandidates(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/** Returns the path of a browser. Throws if there is none and none can be installed. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (canInstall()) {
    console.log('Chromium was not found. Installing it with apt-get.')
    install('chromium')
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('Chrome or Chromium was not found. Install one, or set CHROME_PATH to its path.')
}

export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
