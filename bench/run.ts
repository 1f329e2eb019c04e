import { build } from '../scripts/build.js'
import { blocks } from './blocks.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { content } from './content.ts'
import { editor } from './editor.ts'
import { items } from './items.ts'
import { images } from './images.ts'
import { layout } from './layout.ts'
import { lighthouse } from './lighthouse.ts'
import { describeMachine } from './machine.ts'
import { page } from './page.ts'
import { search } from './search.ts'
import { sites } from './sites.ts'
import { sizes } from './sizes.ts'
import { start } from './start.ts'
import { template } from './template.ts'

/**
 * The parts of the bench by name.
 * @see docs/reference/performance.md
 */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  page,
  blocks,
  cart,
  checkout,
  content,
  editor,
  images,
  items,
  search,
  sites,
  start,
  template,
  layout,
  sizes,
  lighthouse,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Use ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

await build()
console.log(`${describeMachine()}\n`)
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const began = performance.now()
  console.log(`## ${name}\n`)
  await measure()
  console.log(`\n(${name} took ${((performance.now() - began) / 1_000).toFixed(0)} s)\n`)
}
