import type { Setup } from '../plugin.ts'
import { escapeAttribute } from './escape.ts'

/**
 * Returns the function for texts that the reference engine prints into markup unescaped. It escapes
 * in dialect `vitrine`, where the author of a text must not be able to write markup.
 */
export function getAttributeEscape({ dialect }: Setup): (text: string) => string {
  return dialect === 'vitrine' ? escapeAttribute : (text) => text
}
