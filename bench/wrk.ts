import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { measureProcessorMs } from './processes.ts'

export interface Load {
  readonly rate: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly errors: number
  /** The server's processor time per request. */
  readonly cpuMs: number
}

/** Requests one URL of the server `pid` as often as possible, over 16 connections, with wrk. */
export async function measureLoad(
  { url, pid }: { readonly url: string; readonly pid: number },
  seconds: number,
  accept = '*/*',
): Promise<Load> {
  const before = measureProcessorMs(pid)
  const args = ['-t1', '-c16', `-d${seconds}s`, '--latency', '-H', `accept: ${accept}`, url]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close')
  const found = (pattern: RegExp) => pattern.exec(output)?.[1]
  const requests = Number(found(/(\d+) requests in/) ?? 0)
  if (requests === 0) throw new Error(`wrk measured nothing:\n${output}`)
  return {
    rate: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: parseMilliseconds(found(/^\s+50%\s+(\S+)/m)),
    p99Ms: parseMilliseconds(found(/^\s+99%\s+(\S+)/m)),
    errors: Number(found(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
    cpuMs: (measureProcessorMs(pid) - before) / requests,
  }
}

function parseMilliseconds(text = ''): number {
  const value = Number.parseFloat(text)
  if (text.endsWith('us')) return value / 1_000
  return text.endsWith('ms') ? value : value * 1_000
}
