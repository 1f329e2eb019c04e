#!/usr/bin/env node
// Runs the built bundle where there is one, and the source through tsx in a checkout that has none.
import { existsSync } from 'node:fs'

const bundle = new URL('../dist/cli.js', import.meta.url)
if (existsSync(bundle)) {
  await import(bundle.href)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL('../src/cli.ts', import.meta.url).href)
}
