import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const HOOK = fileURLToPath(new URL('../../../../.githooks/commit-msg', import.meta.url))

function runHook(message: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-commit-message-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync('sh', [HOOK, file], { encoding: 'utf8' })
  return { status, stderr }
}

it.each([
  'cart: keep the quantity when the variant changes',
  'cart: keep the quantity\n\nA changed variant is the same line. It was lost before.\n',
  '\n# Please enter the commit message.\n\nblocks, forms: rename the label\n',
  'server/orders: refund once',
  `docs: ${'ü'.repeat(66)}`,
  "Merge branch 'topic'",
  'Revert "cart: keep the quantity when the variant changes".',
  'fixup! cart: keep the quantity',
])('the commit hook accepts %j', (message) => {
  expect(runHook(message)).toEqual({ status: 0, stderr: '' })
})

it.each([
  ['', 'The subject is empty.'],
  ['# Only a comment', 'The subject is empty.'],
  ['keep the quantity', 'must start with a lower-case area'],
  ['Cart: keep the quantity', 'must start with a lower-case area'],
  ['cart:keep the quantity', 'must start with a lower-case area'],
  ['cart: ', 'must start with a lower-case area'],
  ['cart: keep the quantity.', 'must not end with a full stop'],
  [`docs: ${'ü'.repeat(67)}`, 'The subject has 73 characters. The maximum is 72.'],
])('the commit hook rejects %j', (message, error) => {
  const { status, stderr } = runHook(message)
  expect(status).toBe(1)
  expect(stderr).toContain(error)
  expect(stderr).toContain('Use "area: imperative summary"')
})
