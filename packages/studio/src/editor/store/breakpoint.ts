import type { Device } from './core.ts'

/** Returns the breakpoint that a device shows. */
export function getBreakpoint(device: Device): 'desktop' | 'mobile' {
  return device === 'phone' ? 'mobile' : 'desktop'
}
