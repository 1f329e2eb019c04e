import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

/** The words after each instruction of the last stage of the image. */
function readFile(): ReadonlyMap<string, string> {
  const stage =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const lines = stage.split('\n').map((line) => /^([A-Z]+) (.*)$/.exec(line))
  return new Map(lines.flatMap((line) => (line ? [[line[1] ?? '', line[2] ?? '']] : [])))
}

it('runs the image as an account without rights, with a health check', () => {
  const image = readFile()
  expect(image.get('USER')).toBe('vitrine')
  expect(image.get('HEALTHCHECK')).toContain('CMD ["node", "packaging/health.js"]')
  expect(image.get('ENV')).toContain('HOST=0.0.0.0')
  expect(image.get('ENV')).toContain(`DATA_DIR=${image.get('VOLUME')}`)
  expect(read('packaging/prepare.sh')).toContain('useradd --system')
})

it('takes nothing into the image that a checkout has besides its files', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const path of ['.git', '**/node_modules', '**/dist', 'data']) expect(ignored).toContain(path)
})

it.each([
  'User=vitrine',
  'NoNewPrivileges=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'CapabilityBoundingSet=',
  'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6',
  'SystemCallFilter=@system-service',
  'StateDirectory=vitrine',
])('hardens the service with %s', (line) => {
  expect(read('packaging/vitrine.service').split('\n')).toContain(line)
})

it('publishes the containers on this machine alone, and demands a password', () => {
  const compose = read('compose.yaml')
  expect([...compose.matchAll(/^ +- '([\d.:]+)'$/gm)].map(([, port]) => port)).toEqual([
    '127.0.0.1:3000:3000',
  ])
  expect(compose).toContain('no-new-privileges:true')
  expect(compose).toContain('POSTGRES_PASSWORD:?')
})
