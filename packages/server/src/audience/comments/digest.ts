import { createHmac } from 'node:crypto'
import type { Site } from '../../platform/http/site.ts'

/** Returns a keyed digest that recognizes equal values without revealing them. */
export function computeKeyedDigest(
  { secret }: Pick<Site, 'secret'>,
  what: 'ip' | 'like' | 'text',
  value: string,
): Buffer {
  return createHmac('sha256', secret).update(`comments:${what}:${value}`).digest()
}

/** Returns a digest that recognizes the same text, whatever its case and white space. */
export function computeTextDigest(site: Pick<Site, 'secret'>, text: string): Buffer {
  return computeKeyedDigest(site, 'text', text.toLowerCase().replaceAll(/\s+/g, ' '))
}
