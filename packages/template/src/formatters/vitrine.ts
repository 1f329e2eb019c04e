import type { Setup } from '../plugin.ts'
import { escapeAttribute } from './escape.ts'

/**
 * For texts that the reference engine prints into markup as they are: escaped in dialect
 * `vitrine`, where whoever wrote them must not be able to write markup.
 */
export function attributeText({ dialect }: Setup): (text: string) => string {
  return dialect === 'vitrine' ? escapeAttribute : (text) => text
}
