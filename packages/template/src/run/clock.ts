/**
 * Returns the milliseconds of work so far: processor time if the runtime reports it, so that a busy
 * machine cuts no page short; otherwise wall time.
 */
export function getWorkTime(): number {
  return cpuTime ? cpuTime() : Date.now()
}

const cpuTime = createCpuClock()

function createCpuClock(): (() => number) | null {
  const runtime: unknown = Reflect.get(globalThis, 'process')
  if (typeof runtime !== 'object' || runtime === null) return null
  const usage: unknown = Reflect.get(runtime, 'cpuUsage')
  if (typeof usage !== 'function') return null
  return () => {
    const used: unknown = usage.call(runtime)
    return (getMicroseconds(used, 'user') + getMicroseconds(used, 'system')) / 1000
  }
}

function getMicroseconds(used: unknown, key: string): number {
  if (typeof used !== 'object' || used === null) return 0
  const value: unknown = Reflect.get(used, key)
  return typeof value === 'number' ? value : 0
}
