import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Load {
  readonly rate: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly errors: number
  readonly bytesPerReply: number
}

/** GETs one address as often as it is answered, over 16 connections, with wrk. */
export async function load(url: string, seconds: number): Promise<Load> {
  const args = ['-t1', '-c16', `-d${seconds}s`, '--latency', url]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  await once(child, 'close')
  const found = (pattern: RegExp) => pattern.exec(said)?.[1]
  const requests = Number(found(/(\d+) requests in/) ?? 0)
  if (requests === 0) throw new Error(`wrk measured nothing:\n${said}`)
  return {
    rate: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: milliseconds(found(/50%\s+(\S+)/)),
    p99Ms: milliseconds(found(/99%\s+(\S+)/)),
    errors: Number(found(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
    bytesPerReply: bytes(found(/requests in [\d.]+\w+, (\S+) read/)) / requests,
  }
}

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text)
  if (text.endsWith('us')) return value / 1_000
  return text.endsWith('ms') ? value : value * 1_000
}

function bytes(text = ''): number {
  const power = ['B', 'KB', 'MB', 'GB'].indexOf(text.replace(/^[\d.]+/, ''))
  return Number.parseFloat(text) * 1024 ** Math.max(0, power)
}
