// Loaded before the server (`--import`): measures the processor time of all templates, which other
// work on the machine does not raise. The first SIGUSR2 starts the clock. The next one stops it and
// writes the sum, in milliseconds, to the file in ENGINE_CLOCK. The clock costs as much as a small
// template, so nothing else is measured while it runs.
import { renameSync, writeFileSync } from 'node:fs'
import { Template } from '@vitrine/template'

const file = process.env['ENGINE_CLOCK']
let [usedMs, depth, runs] = [0, 0, false]
const { value: render } = Object.getOwnPropertyDescriptors(Template.prototype).render
if (render === undefined) throw new Error('Template has no method render')

Template.prototype.render = function timed(...args) {
  if (!runs || depth > 0) return render.apply(this, args)
  depth += 1
  const began = process.cpuUsage()
  try {
    return render.apply(this, args)
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
  // Renamed when complete, so that a reader never finds a part of it.
  writeFileSync(`${file}.new`, String(usedMs))
  renameSync(`${file}.new`, file)
})
