import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Line, loadPeerTools, type MeteredProcesses } from './tools.ts'

/** A request of a run; the run has what all of its requests share. */
export interface RunRequest {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body; that of the run by default. */
  readonly body?: string
}

export interface RunOptions {
  readonly action: string
  readonly conc: number
  readonly who: MeteredProcesses
  readonly base: string
  readonly seconds: number
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The requests, sent in this order and then again from the first. */
  readonly requests: readonly RunRequest[]
}

/**
 * The peers' script, extended by headers for each request, because every cart has its own cookie.
 */
const LUA = `
local requests = {}
init = function()
  for line in io.lines(os.getenv('REQUESTS')) do
    local fields = {}
    for field in line:gmatch('[^\\t]+') do fields[#fields + 1] = field end
    local headers, body = {}, os.getenv('BODY')
    for i = 2, #fields, 2 do
      if fields[i] == ':body' then body = fields[i + 1] else headers[fields[i]] = fields[i + 1] end
    end
    requests[#requests + 1] = wrk.format(os.getenv('METHOD'), fields[1], headers, body)
  end
end
local n = 0
request = function()
  n = n + 1
  return requests[(n - 1) % #requests + 1]
end
done = function(s, l)
  local e = s.errors
  io.write(string.format('\\nWRK {"n":%d,"us":%d,"errors":%d,"bytes":%d,"p50":%f,"p95":%f,"p99":%f}\\n',
    s.requests, s.duration, e.connect + e.read + e.write + e.status + e.timeout, s.bytes,
    l:percentile(50) / 1000, l:percentile(95) / 1000, l:percentile(99) / 1000))
end
`

const resultSchema = z.object({
  n: z.number(),
  us: z.number(),
  errors: z.number(),
  bytes: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
})

/** Runs wrk with one thread over the requests, and prints the line that every peer prints. */
export async function run(benchDir: string, options: RunOptions): Promise<Line> {
  const { Meter, emit, cpuMs } = await loadPeerTools(benchDir)
  const { action, conc, who, seconds } = options
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-wrk-'))
  const [script, requests] = [join(folder, 'run.lua'), join(folder, 'requests')]
  writeFileSync(script, LUA)
  const lines = options.requests.map(({ path, headers, body }) =>
    [
      path,
      ...Object.entries({ ...options.headers, ...headers, ...(body && { ':body': body }) }).flat(),
    ].join('\t'),
  )
  writeFileSync(requests, lines.join('\n'))
  try {
    await waitUntilIdle(() => cpuMs(who.server) + cpuMs(who.extra.pg))
    const meter = new Meter(who)
    const flags = ['-t1', `-c${conc}`, `-d${seconds}s`, '--timeout', '30s', '-s', script]
    const env = {
      REQUESTS: requests,
      METHOD: options.method ?? 'GET',
      ...(options.body && { BODY: options.body }),
    }
    const child = spawn('wrk', [...flags, options.base], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    await once(child, 'close')
    const found = /WRK (\{.*\})/.exec(output)?.[1]
    if (found === undefined) throw new Error(`wrk measured nothing:\n${output}`)
    const { n, us, errors, bytes, p50, p95, p99 } = resultSchema.parse(JSON.parse(found))
    const rate = Math.round(n / (us / 1e6))
    const used = meter.done(Math.max(1, n))
    const bytesPerReq = Math.round(bytes / Math.max(1, n))
    return emit({
      peer: 'vitrine',
      action,
      conc,
      rate,
      p50,
      p95,
      p99,
      ...used,
      n,
      errors,
      bytesPerReq,
      tool: 'wrk',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Waits until the work of the last run is done, which would count for this one. */
async function waitUntilIdle(cpuMs: () => number): Promise<void> {
  let before = cpuMs()
  for (let quiet = 0, tries = 0; quiet < 2 && tries < 40; tries += 1) {
    await pause(250)
    const now = cpuMs()
    quiet = now - before <= 20 ? quiet + 1 : 0
    before = now
  }
}
