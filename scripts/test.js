// `npm test`: everything that must hold, in the order of what is cheapest to find out.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.js'
import { ensureChromium } from './chromium.js'

const results = mkdtempSync(join(tmpdir(), 'vitrine-results-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name: a log is often read from its end. */
const failures = []
const leftOut = []

function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => done(code ?? 1))
    child.on('error', () => done(1))
  })
}

async function step(title, command, args, env) {
  console.log(`\n— ${title}`)
  const code = await run(command, args, env)
  if (code !== 0) {
    totals.failed += 1
    failures.push(title)
  }
}

async function vitest(title, filter, env) {
  const file = join(results, `${title}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  console.log(`\n— Tests: ${title}`)
  const code = await run('npx', ['vitest', 'run', ...filter, ...reporters], env)
  const report = read(file)
  totals.passed += report?.numPassedTests ?? 0
  totals.failed += report?.numFailedTests ?? 0
  totals.skipped += report?.numPendingTests ?? 0
  for (const suite of report?.testResults ?? [])
    for (const test of suite.assertionResults)
      if (test.status === 'failed')
        failures.push(`${title}: ${test.fullName}\n    ${test.failureMessages.join('\n    ')}`)
  if (code !== 0 && (report?.numFailedTests ?? 0) === 0) {
    totals.failed += 1
    failures.push(`${title}: the runner ended with ${code}`)
  }
}

/** In halves at the same time, each with a server of its own: a browser mostly waits for it. */
async function playwright(env, projects) {
  console.log('\n— Tests: in a browser')
  const chosen = projects.map((project) => `--project=${project}`)
  await Promise.all(['1/2', '2/2'].map((half) => playwrightHalf(half, { env, chosen })))
}

async function playwrightHalf(half, { env, chosen }) {
  const name = `browser-${half.replace('/', '-of-')}`
  const file = join(results, `${name}.json`)
  const own = [`--shard=${half}`, `--output=${join(results, name)}`, '--reporter=dot,json']
  const code = await run('npx', ['playwright', 'test', ...chosen, ...own], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = read(file)
  const stats = report?.stats
  totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  totals.failed += stats?.unexpected ?? 0
  totals.skipped += stats?.skipped ?? 0
  failures.push(
    ...(report?.suites ?? []).flatMap(failedSpecs).map((title) => `in a browser: ${title}`),
  )
  if (code !== 0 && (stats?.unexpected ?? 0) === 0) {
    totals.failed += 1
    failures.push(`in a browser, ${half}: the runner ended with ${code}`)
  }
}

function failedSpecs(suite) {
  const own = suite.specs.filter((spec) => !spec.ok).map((spec) => `${suite.title} › ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)]
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

await step('Format', 'npx', ['oxfmt', '--check'])
await step('Walls and faults', 'npx', ['oxlint', '--type-aware', '--deny-warnings'])
const packages = readdirSync('packages').map((name) => `packages/${name}`)
await step('Types', 'npx', ['tsc', '-b', ...packages, '.'])

await build()
await vitest('on the embedded PostgreSQL', [], { TEST_DATABASE_URL: '' })
if (process.env.TEST_DATABASE_URL) await vitest('on TEST_DATABASE_URL', ['packages/server'], {})
else leftOut.push('the second run on a server of your own (set TEST_DATABASE_URL)')

const projects = ['browser']
if (spawnSync('java', ['-version']).status === 0) projects.push('html')
else leftOut.push('the validity of the HTML (needs a Java runtime)')
await playwright({ CHROME_PATH: ensureChromium() }, projects)

for (const name of ['CONFORMANCE_DIR', 'SAMPLE_DATA_DIR'])
  if (!process.env[name]) leftOut.push(`what needs ${name}`)
rmSync(results, { recursive: true })
for (const what of leftOut) console.log(`Left out: ${what}.`)
for (const failure of failures) console.log(`Failed: ${failure.slice(0, 600)}`)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed === 0 ? 0 : 1
