import { spawnSync } from 'node:child_process'

const TEST = 'packages/studio/src/editor/store/chaos.test.ts'

/** The commands of each writer in a round: a hundred times as many as in the tests. */
const COMMANDS = 4_000

/** Saves random changes on a bad network, with new seeds for a number of seconds. Returns whether none was lost. */
export function soakSaving(seconds) {
  const end = Date.now() + seconds * 1000
  for (let seed = Date.now() % 2 ** 31; Date.now() < end; seed++) {
    const env = { ...process.env, CHAOS_SEED: String(seed), CHAOS_COMMANDS: String(COMMANDS) }
    const command = ['vitest', 'run', '--reporter=dot', '--testTimeout=3600000', TEST]
    const { status } = spawnSync('npx', command, { env, stdio: 'inherit' })
    if (status !== 0) {
      console.error(`Saving failed. Repeat it with CHAOS_SEED=${seed} CHAOS_COMMANDS=${COMMANDS}.`)
      return false
    }
  }
  return true
}
