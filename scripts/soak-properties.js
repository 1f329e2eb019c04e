import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Runs the property tests with new seeds for a number of seconds. Returns whether all passed. */
export function soakProperties(seconds) {
  const files = readdirSync('packages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => `packages/${name}`)
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))
  const end = Date.now() + seconds * 1000
  let rounds = 0
  for (let seed = Date.now() % 2 ** 31; Date.now() < end; seed++) {
    const env = { ...process.env, PROPERTY_SEED: String(seed) }
    const command = ['vitest', 'run', '--reporter=dot', ...files]
    const { status } = spawnSync('npx', command, { env, stdio: 'inherit' })
    rounds += 1
    if (status !== 0) {
      console.error(`A property test failed. Repeat it with PROPERTY_SEED=${seed}.`)
      return false
    }
    console.log(`${rounds} rounds of ${files.length} files`)
  }
  return true
}
