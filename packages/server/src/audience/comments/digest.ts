import { createHmac } from 'node:crypto'
import type { Site } from '../../platform/http/site.ts'

/** Returns a keyed digest that recognizes equal values without revealing them. */
export function keyed(
  { secret }: Pick<Site, 'secret'>,
  what: 'ip' | 'like' | 'text',
  value: string,
): Buffer {
  return createHmac('sha256', secret).update(`comments:${what}:${value}`).digest()
}

/** Knows the same words again: case and spaces make no other ones. */
export function wordsDigest(site: Pick<Site, 'secret'>, text: string): Buffer {
  return keyed(site, 'text', text.toLowerCase().replaceAll(/\s+/g, ' '))
}
