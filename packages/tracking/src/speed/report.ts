import { analyticsKeys, type SpeedMetric, speedMetrics, speedRatings } from '@vitrine/model'
import { readCookie } from '../cookies.ts'
import { mayIdentify } from '../consent.ts'
import { getPageContext, pageLoadId } from '../page.ts'
import { sendJson } from '../send.ts'
import { measure, type Metrics } from './metrics.ts'

/** @see platform spec §9 "Page-speed report delay 30 s; collector waits up to 60 s or page hide" */
const REPORT_DELAY_MS = 30_000
const MAX_WAIT_MS = 60_000

const APP = 'vitrine-site'
const VERSION = 1

/** Rates a value by the limits of its metric. @see platform spec §9 "Ratings" */
export function rate(metric: SpeedMetric, value: number): 'good' | 'needs-improvement' | 'poor' {
  const { good, poor } = speedRatings[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'needs-improvement' : 'poor'
}

/**
 * Measures the page and reports it once: 30 s after it loaded, later if nothing was painted by then but after 60 s at
 * the latest, or when it is hidden.
 */
export function reportSpeed(): void {
  const metrics = measure()
  let isSent = false
  const sendReport = () => {
    if (isSent) return
    isSent = true
    const data = getSpeedData(metrics)
    sendJson('/api/1/performance/records', [
      { app: APP, event: 'page_speed', pageLoadId, ts: Date.now(), data },
    ])
  }
  setTimeout(() => {
    if (metrics.lcp === undefined) setTimeout(sendReport, MAX_WAIT_MS - REPORT_DELAY_MS)
    else sendReport()
  }, REPORT_DELAY_MS)
  const sendHidden = () => document.visibilityState === 'hidden' && sendReport()
  addEventListener('visibilitychange', sendHidden)
  addEventListener('pagehide', sendReport)
}

/** The members of `navigator` that only some browsers have. */
interface Device {
  readonly deviceMemory?: number
  readonly connection?: {
    readonly effectiveType?: string
    readonly rtt?: number
  }
}

/**
 * Returns the payload of a report. It leaves out the member: page speed is about pages.
 *
 * @see platform spec §7 "Page-speed payload"
 */
function getSpeedData(metrics: Metrics) {
  const { website = {}, collection, item, pageType, templateId } = getPageContext()
  const { deviceMemory, connection } = navigator as Device
  const { hostname, pathname, hash } = location
  const ids = mayIdentify()
    ? {
        analyticsId: readCookie(analyticsKeys.analyticsId),
        marketingId: readCookie(analyticsKeys.marketingId),
      }
    : {}
  return {
    context: { pageType, templateId, collectionId: collection?.id, itemId: item?.id },
    websiteId: website.id,
    pageGroup: String(pageType ?? ''),
    device: getDevice(),
    version: VERSION,
    ...ids,
    connection: connection?.effectiveType,
    rtt: connection?.rtt,
    screenWidth: screen.width,
    screenHeight: screen.height,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    deviceMemory,
    cores: navigator.hardwareConcurrency,
    hash,
    hostname,
    pathname,
    firstContentfulPaint: metrics.fcp,
    largestContentfulPaint: metrics.lcp,
    firstInputDelay: metrics.fid,
    layoutShift: metrics.cls,
    interactionToNextPaint: metrics.inp,
    ...getTimings(),
    responseStart: metrics.ttfb,
    ratings: Object.fromEntries(
      speedMetrics.flatMap((name) => {
        const value = metrics[name]
        return value === undefined ? [] : [[name, rate(name, value)]]
      }),
    ),
  }
}

function getTimings() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!entry) return {}
  const isSecure = entry.secureConnectionStart > 0
  return {
    domainLookup: entry.domainLookupEnd - entry.domainLookupStart,
    tcp: entry.connectEnd - entry.connectStart,
    tls: isSecure ? entry.connectEnd - entry.secureConnectionStart : 0,
    domContentLoadedEvent: entry.domContentLoadedEventEnd,
    loadEvent: entry.loadEventEnd,
    encodedBodySize: entry.encodedBodySize,
    decodedBodySize: entry.decodedBodySize,
  }
}

function getDevice(): 'desktop' | 'phone' | 'tablet' {
  if (matchMedia('(hover:hover) and (pointer:fine)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}
