/** The first path segments that the platform itself uses on every site. */
const RESERVED: ReadonlySet<string> = new Set([
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

/** Returns the first segment of a decoded path if the platform reserves it; undefined if a page may have it. */
export function getReservedSegment(path: string): string | undefined {
  const [first = ''] = path.replace(/^\//, '').toLowerCase().split('/')
  return RESERVED.has(first) ? first : undefined
}
