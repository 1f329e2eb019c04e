import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { siteErrors } from './errors.ts'

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const MAX_LENGTH = 253

/**
 * Parses a host that a person entered, such as `Shop.example` or `bücher.example`, into the form that requests
 * have. Throws `sites.hostInvalid` for an address, a port, a path or a name without a dot.
 */
export function parseHost(text: string): string {
  // The function below drops a path.
  if (/[\s/?#@:%\\]/.test(text.trim())) throw siteErrors.hostInvalid()
  const host = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase()
  const labels = host.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label))
  if (!isName || host.length > MAX_LENGTH || isIP(host) !== 0) throw siteErrors.hostInvalid()
  return host
}
