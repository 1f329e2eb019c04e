/** First parts of addresses at which something of the platform itself stands, on every site. */
const TAKEN: ReadonlySet<string> = new Set([
  'account',
  'api',
  'assets',
  'cart',
  'checkout',
  'config',
  'favicon.ico',
  'healthz',
  'metrics',
  'order',
  'readyz',
  'robots.txt',
  'search',
  'site.css',
  'sitemap.xml',
  'static',
])

/** The first part of a decoded path, if it is the platform's own: no page of a site has such an address. */
export function platformPart(path: string): string | undefined {
  const [first = ''] = path.replace(/^\//, '').toLowerCase().split('/')
  return TAKEN.has(first) ? first : undefined
}
