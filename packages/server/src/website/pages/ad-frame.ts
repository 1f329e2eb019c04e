import { AD_FRAME_PATH, type AdPixels, type AdService } from '@vitrine/model'
import { listAdServices } from '@vitrine/page'
import { toScriptJson } from '../../platform/html/escape.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { hashScript } from '../../platform/http/security-headers.ts'
import { type PagePorts, PRIVATE_NO_STORE } from '../page-cache/index.ts'

interface AdSources {
  readonly scripts: readonly string[]
  /** The origins that the scripts send events to. */
  readonly calls: readonly string[]
}

/** The origins that the script of each service loads from and calls. A site allows those of its own services alone. */
const SOURCES: Readonly<Record<AdService, AdSources>> = {
  meta: {
    scripts: ['https://connect.facebook.net'],
    calls: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  pinterest: {
    scripts: ['https://s.pinimg.com'],
    calls: ['https://ct.pinterest.com'],
  },
  tiktok: {
    scripts: ['https://analytics.tiktok.com'],
    calls: ['https://analytics.tiktok.com'],
  },
  google: {
    scripts: [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    calls: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
  },
}

/**
 * Mounts the frame in which the ad pixels of a site run. The policy gives it an origin of its own, so that scripts of ad
 * services reach neither the page, nor a cookie, nor the studio.
 */
export function adFrameRoute({ http, shells, renderer }: PagePorts): void {
  http.app.get(AD_FRAME_PATH, { config: { access: 'anyone' } }, async (request, reply) => {
    const site = await http.findSite(request)
    if (!site) throw httpErrors.unknownSite()
    const { settings } = await shells.load(site.id)
    const services = listAdServices(settings)
    if (services.length === 0) throw httpErrors.notFound()
    const { html, csp } = renderAdFrame(services, settings.adPixels ?? {}, renderer.scripts.adFrame)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', csp)
      .header('cache-control', PRIVATE_NO_STORE)
      .header('x-robots-tag', 'noindex')
      .send(html)
  })
}

/** Renders the frame of some services, with their ids and the script that passes events on. */
export function renderAdFrame(
  services: readonly AdService[],
  pixels: AdPixels,
  script: string,
): { readonly html: string; readonly csp: string } {
  const ids = Object.fromEntries(services.map((service) => [service, pixels[service]]))
  const html =
    '<!doctype html><meta charset="utf-8"><title>Ad pixels</title>' +
    `<script type="application/json" id="ad-pixels">${toScriptJson(ids)}</script>` +
    `<script type="module">${script}</script>`
  const list = (kind: keyof AdSources) => services.flatMap((service) => SOURCES[service][kind])
  const csp = [
    'sandbox allow-scripts',
    "default-src 'none'",
    ['script-src', `'${hashScript(script)}'`, ...list('scripts')].join(' '),
    ['img-src', ...list('calls')].join(' '),
    ['connect-src', ...list('calls')].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  return { html, csp }
}
