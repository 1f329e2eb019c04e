import { soak } from '../packages/template/src/test/soak.ts'

/** Renders random templates for a number of seconds. Returns whether all laws hold. */
export function soakTemplate(seconds) {
  let shown = Date.now()
  const { rounds, longestMs, failures } = soak({
    seconds,
    onProgress: (done) => {
      if (Date.now() - shown < 10_000) return
      shown = Date.now()
      console.log(`${done} cases`)
    },
  })
  for (const failure of failures) console.error(failure)
  const round = `longest round ${longestMs.toFixed(0)} ms of processor time`
  console.log(`${rounds} cases, ${failures.length} failures, ${round}`)
  return failures.length === 0
}
