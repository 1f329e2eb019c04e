// Loaded before the server (`--import`): the processor time of its templates, all of them together, which
// other work on the machine does not raise. The first SIGUSR2 starts the clock, the next stops it and writes the
// sum between them, in milliseconds, to the file that ENGINE_CLOCK names. It costs as much as a small template,
// and so nothing else is measured while it runs.
import { renameSync, writeFileSync } from 'node:fs'
import { Template } from '@vitrine/template'

const file = process.env['ENGINE_CLOCK']
let [usedMs, depth, runs] = [0, 0, false]
const { value: render } = Object.getOwnPropertyDescriptors(Template.prototype).render
if (render === undefined) throw new Error('Templates are rendered')

Template.prototype.render = function timed(...given) {
  if (!runs || depth > 0) return render.apply(this, given)
  depth += 1
  const began = process.cpuUsage()
  try {
    return render.apply(this, given)
  } finally {
    const { user, system } = process.cpuUsage(began)
    usedMs += (user + system) / 1_000
    depth -= 1
  }
}

process.on('SIGUSR2', () => {
  runs = !runs
  if (runs) usedMs = 0
  if (file === undefined) return
  // Whoever waits for the file finds all of it.
  writeFileSync(`${file}.new`, String(usedMs))
  renameSync(`${file}.new`, file)
})
