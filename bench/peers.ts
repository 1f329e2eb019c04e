import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Line } from './peers/tools.ts'
import { printTable } from './table.ts'

const BENCH_DIR =
  process.env['BENCH_DIR'] ?? fileURLToPath(new URL('../../shared/bench', import.meta.url))
const SECONDS = process.env['PEERS_DUR'] ?? '5'

let measured: Promise<readonly Line[]> | undefined

/**
 * Measures the bare handler on node:http and node-postgres, then our product, each on its own
 * PostgreSQL with the same settings (fsync on). Runs once for all parts.
 */
export function loadMeasurements(): Promise<readonly Line[]> {
  return (measured ??= measure())
}

async function measure(): Promise<readonly Line[]> {
  if (!existsSync(join(BENCH_DIR, 'ceiling.mjs')))
    throw new Error(
      `There is no ceiling.mjs in ${BENCH_DIR}. Set BENCH_DIR to the folder of the peers' bench.`,
    )
  const ceiling = await runPeer(process.execPath, [join(BENCH_DIR, 'ceiling.mjs')])
  const ours = fileURLToPath(new URL('peers/vitrine.sh', import.meta.url))
  return [...ceiling, ...(await runPeer('bash', [ours]))]
}

async function runPeer(command: string, args: readonly string[]): Promise<readonly Line[]> {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      BENCH_DIR,
      PEERS_DUR: SECONDS,
      // Reused between runs, because the bare handler installs its driver there.
      PEERS_WORK: process.env['PEERS_WORK'] ?? join(tmpdir(), 'vitrine-bench-peers'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errorOutput] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${errorOutput}`)
  for (const note of errorOutput.matchAll(/^# (postgres|check).*$/gm)) console.log(note[0])
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))
}

/** Prints the figures of both for each of `actions`, with their ratio. */
export async function compare(
  actions: readonly (readonly [ours: string, ceilings: string])[],
): Promise<void> {
  const lines = await loadMeasurements()
  const rows = actions.flatMap(([action, name]) =>
    [1, 16].flatMap((conc) => {
      const ours = lines.find(
        (line) => line.peer === 'vitrine' && line.action === action && line.conc === conc,
      )
      const bare = lines.find(
        (line) => line.peer === 'ceiling' && line.action === name && line.conc === conc,
      )
      if (!ours || !bare) return []
      return [
        [
          action,
          conc,
          ours.rate,
          bare.rate,
          (ours.rate / bare.rate).toFixed(2),
          (computeCpuMs(bare) / computeCpuMs(ours)).toFixed(2),
          ours.p50,
          ours.p95,
          ours.cpuMsPerReq ?? Number.NaN,
          ours.pgCpuMsPerReq ?? Number.NaN,
          bare.cpuMsPerReq ?? Number.NaN,
          bare.pgCpuMsPerReq ?? Number.NaN,
          `${ours.othersCores} / ${bare.othersCores}`,
        ],
      ]
    }),
  )
  console.log('')
  printTable(
    [
      'action',
      'clients',
      'ours /s',
      'ceiling /s',
      'ours / ceiling',
      'by CPU',
      'p50 ms',
      'p95 ms',
      'our CPU ms',
      'our PG ms',
      'ceiling CPU ms',
      'ceiling PG ms',
      'others, cores',
    ],
    rows,
  )
}

function computeCpuMs({ cpuMsPerReq = Number.NaN, pgCpuMsPerReq = Number.NaN }: Line): number {
  return cpuMsPerReq + pgCpuMsPerReq
}
