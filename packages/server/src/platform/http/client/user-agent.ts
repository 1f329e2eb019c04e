import type { VisitorDevice } from '@vitrine/model'
import { isbot } from 'isbot'

/** The parts of a user agent that reports show. The whole text is not stored. */
export interface ClientInfo {
  readonly isBot: boolean
  readonly device: VisitorDevice
  readonly browser: string
  readonly system: string
}

const MAX_CACHED = 5_000
const cache = new Map<string, ClientInfo>()

/**
 * Markers of automated browsers and of monitors that the list of bots does not have. Of browsers, only old Internet
 * Explorer called itself compatible.
 */
const AUTOMATED =
  /compatible;(?! MSIE)|headless|phantomjs|slimerjs|puppeteer|playwright|selenium|webdriver|uptime/i

/** In this order: most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPod|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Parses a user agent; the result is cached. */
export function parseUserAgent(text: string): ClientInfo {
  const cached = cache.get(text)
  if (cached) return cached
  const find = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
  const info = {
    isBot: text === '' || isbot(text) || AUTOMATED.test(text),
    device: getDevice(text),
    browser: find(BROWSERS),
    system: find(SYSTEMS),
  }
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(text, info)
  return info
}

function getDevice(text: string): VisitorDevice {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(text)) return 'tablet'
  return /\bMobi(?:le)?\b|\biPhone\b|\biPod\b/.test(text) ? 'phone' : 'desktop'
}
