import { vi } from 'vitest'

/** Resolves when `holds` no longer throws; a machine that is slow is no reason to give up. */
export function eventually(holds: () => unknown): Promise<unknown> {
  return vi.waitFor(holds, { timeout: 60_000 })
}
