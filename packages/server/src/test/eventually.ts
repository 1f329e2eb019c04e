import { vi } from 'vitest'

/** Resolves when `holds` no longer throws; a slow machine is no failure. */
export function eventually(holds: () => unknown): Promise<unknown> {
  return vi.waitFor(holds, { timeout: 60_000 })
}
