// `npm start`: builds the packages that are out of date, then runs the bundle in this process.
import { build } from './build.js'

await build()
process.env.NODE_ENV ??= 'production'
process.argv = [process.argv[0], process.argv[1], 'start', ...process.argv.slice(2)]
await import('../packages/server/dist/cli.js')
