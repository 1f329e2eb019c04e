// `npm test`: runs all checks and tests, the fastest first.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { build } from './build.js'
import { ensureTestBrowser } from './chromium.js'

const results = mkdtempSync(join(tmpdir(), 'vitrine-results-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
/** The failed and the flaky tests by name, printed at the end of the log. */
const failures = []
const flaky = []
const omitted = []

/** The seconds that each step took, printed at the end of the log. */
const times = []

/** The seconds that each file of tests took, by its name: the slowest are printed at the end of the log. */
const fileSeconds = new Map()
const SLOWEST_FILES = 40

function addSeconds(file, milliseconds) {
  fileSeconds.set(file, (fileSeconds.get(file) ?? 0) + milliseconds / 1_000)
}

async function measure(title, step) {
  const began = performance.now()
  const result = await step()
  times.push(`${title} ${Math.round((performance.now() - began) / 1_000)} s`)
  return result
}

function runCommand(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => done(code ?? 1))
    child.on('error', () => done(1))
  })
}

async function runStep(title, command, args, env) {
  console.log(`\n— ${title}`)
  const code = await measure(title, () => runCommand(command, args, env))
  if (code !== 0) {
    totals.failed += 1
    failures.push(title)
  }
}

async function runVitest(title, filter, env) {
  const file = join(results, `${title}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  console.log(`\n— Tests: ${title}`)
  const code = await measure(title, () =>
    runCommand('npx', ['vitest', 'run', ...filter, ...reporters], env),
  )
  const report = read(file)
  totals.passed += report?.numPassedTests ?? 0
  totals.failed += report?.numFailedTests ?? 0
  totals.skipped += report?.numPendingTests ?? 0
  for (const suite of report?.testResults ?? []) {
    addSeconds(relative('packages', suite.name), suite.endTime - suite.startTime)
    for (const test of suite.assertionResults)
      if (test.status === 'failed')
        failures.push(`${title}: ${test.fullName}\n    ${test.failureMessages.join('\n    ')}`)
  }
  if (code !== 0 && (report?.numFailedTests ?? 0) === 0) {
    totals.failed += 1
    failures.push(`${title}: the runner exited with code ${code}`)
  }
}

/** The shares of the browser tests, by which both halves take about equally long: the second one has the slower files. */
const BROWSER_SHARES = '55:45'

/** Runs the browser tests in two concurrent halves, each with its own server, for which browsers mostly wait. */
async function runPlaywright(env, projects) {
  console.log('\n— Tests: in a browser')
  const chosen = projects.map((project) => `--project=${project}`)
  await Promise.all(['1/2', '2/2'].map((half) => runPlaywrightHalf(half, { env, chosen })))
}

async function runPlaywrightHalf(half, { env, chosen }) {
  const name = `browser-${half.replace('/', '-of-')}`
  const file = join(results, `${name}.json`)
  const own = [`--shard=${half}`, `--output=${join(results, name)}`, '--reporter=dot,json']
  const code = await measure(name, () =>
    runCommand('npx', ['playwright', 'test', ...chosen, ...own], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      PWTEST_SHARD_WEIGHTS: BROWSER_SHARES,
    }),
  )
  const report = read(file)
  const stats = report?.stats
  totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  totals.failed += stats?.unexpected ?? 0
  totals.skipped += stats?.skipped ?? 0
  const specs = (report?.suites ?? []).flatMap((suite) => listSpecs(suite))
  for (const { title, file, ok, tests } of specs) {
    for (const { duration } of tests.flatMap(({ results: attempts }) => attempts))
      addSeconds(file, duration)
    if (!ok) failures.push(`in a browser: ${title}`)
    else if (tests.some(({ status }) => status === 'flaky')) flaky.push(title)
  }
  if (code !== 0 && (stats?.unexpected ?? 0) === 0) {
    totals.failed += 1
    failures.push(`in a browser, ${half}: the runner exited with code ${code}`)
  }
}

function listSlowestFiles() {
  const slowest = [...fileSeconds].sort(([, one], [, other]) => other - one)
  return slowest
    .slice(0, SLOWEST_FILES)
    .map(([file, seconds]) => `${file} ${Math.round(seconds)} s`)
}

/** Returns the specs of a suite and of those inside it, with the title of their suite. */
function listSpecs(suite) {
  const own = suite.specs.map((spec) => ({ ...spec, title: `${suite.title} › ${spec.title}` }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner))]
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The folders that another PostgreSQL could affect: several people write at once, backups, and the layer below. */
const SHARED_ROWS =
  /^(?:commerce|platform\/(?:db|jobs)|content\/documents|audience\/(?:forms|restock|site-users)|tools\/backup)\//

/** Lists the tests in and below the folders with SQL that run once more on a second PostgreSQL. */
function listDatabaseTests() {
  const root = 'packages/server/src'
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const folders = files
    .filter((file) => /store\.ts$|tables\.ts$|migrate\.ts$/.test(file))
    .map(dirname)
  const isInside = (file) => folders.some((folder) => file.startsWith(`${folder}/`))
  return files
    .filter((file) => file.endsWith('.test.ts') && isInside(file) && SHARED_ROWS.test(file))
    .map((file) => join(root, file))
}

await runStep('Format', 'npx', ['oxfmt', '--check'])
await runStep('Lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings'])
const packages = readdirSync('packages').map((name) => `packages/${name}`)
await runStep('Types', 'npx', ['tsc', '-b', ...packages, '.'])
await runStep('Terminology', 'npm', ['run', '--silent', 'terminology'])

await measure('Build', build)
// The tests of the program run what was built, which starts sooner than the source.
const built = { TEST_BUILT: '1' }
await runVitest('on the embedded PostgreSQL', [], { ...built, TEST_DATABASE_URL: '' })
if (process.env.TEST_DATABASE_URL)
  await runVitest('on TEST_DATABASE_URL', listDatabaseTests(), built)
else omitted.push('the second run on a server of your own (set TEST_DATABASE_URL)')

const projects = ['browser']
if (spawnSync('java', ['-version']).status === 0) projects.push('html')
else omitted.push('the HTML validation (install a Java runtime)')
await runPlaywright({ CHROME_PATH: ensureTestBrowser() }, projects)

for (const name of ['CONFORMANCE_DIR', 'SAMPLE_DATA_DIR'])
  if (!process.env[name]) omitted.push(`the tests that need ${name} (set it to a folder)`)
rmSync(results, { recursive: true })
for (const what of omitted) console.log(`Skipped: ${what}.`)
console.log(`Times: ${times.join(', ')}.`)
console.log(`Slowest files: ${listSlowestFiles().join(', ')}.`)
for (const title of flaky) console.log(`Flaky: ${title}`)
for (const failure of failures) console.log(`Failed: ${failure.slice(0, 600)}`)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed === 0 ? 0 : 1
