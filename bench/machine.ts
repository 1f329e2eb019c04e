import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** Describes the machine and the commit in one line. */
export function describeMachine(): string {
  const [processor] = cpus()
  const load = loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')
  return [
    `${new Date().toISOString().slice(0, 16)}Z`,
    `${cpus().length} cores ${processor?.model.trim() ?? ''}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node ${process.version}`,
    `commit ${runGit('rev-parse', '--short', 'HEAD')}${runGit('status', '--porcelain') && ' and changes'}`,
    `load before ${load}`,
  ].join(' · ')
}

function runGit(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
