// npm run soak -- NAME [--minutes N]: tries the laws of a package for ten minutes, or as said.
import { soak } from '../packages/template/src/soak.ts'

const soaks = { template: soak }

const [name, option, value] = process.argv.slice(2)
const run = Object.hasOwn(soaks, name ?? '') ? soaks[name] : undefined
const minutes = option === '--minutes' ? Number(value) : 10
if (!run || !(minutes > 0)) {
  console.error(`Usage: npm run soak -- ${Object.keys(soaks).join('|')} [--minutes N]`)
  process.exit(2)
}
let shown = Date.now()
const { rounds, longest, failures } = run({
  seconds: minutes * 60,
  onProgress: (done) => {
    if (Date.now() - shown < 10_000) return
    shown = Date.now()
    console.log(`${done} cases`)
  },
})
for (const failure of failures) console.error(failure)
const round = `longest round ${longest.toFixed(0)} ms of processor time`
console.log(`${rounds} cases, ${failures.length} failures, ${round}`)
process.exitCode = failures.length > 0 ? 1 : 0
