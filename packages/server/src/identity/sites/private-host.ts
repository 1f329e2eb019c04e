import { isIP } from 'node:net'

/** Returns whether only this machine or its network reaches a host. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  if (isIP(bare) === 6) return /^(fc|fd|fe8|fe9|fea|feb)/i.test(bare)
  if (isIP(bare) !== 4) return false
  const [a = 0, b = 0] = bare.split('.').map(Number)
  return a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31)
}
