// Installs and runs Vitrine as the Dockerfile does, in a fresh Debian: no image registry is needed.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DATA = '/var/lib/vitrine'
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** The devices that programs need, with their minor numbers. */
const DEVICES = { null: '3', zero: '5', random: '8', urandom: '9' }
/** In the system. Node ignores a file that is not there. */
const AUTHORITIES = '/etc/authorities.pem'
/** The first start creates a database and a site. */
const MAX_START_MS = 180_000

/** Runs every step. Resolves to whether all of them succeeded. Needs root and debootstrap. */
export async function soakInstall() {
  if (process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).error) {
    console.error('This needs root, and debootstrap (apt-get install debootstrap).')
    return false
  }
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'))
  chmodSync(folder, 0o755)
  const system = join(folder, 'debian')
  try {
    runStep('Install Debian', () => prepareSystem(system))
    runStep('Build as an unprivileged account', () => buildProduct(system))
    runStep('Create the account of the server', () => {
      inSystem(
        system,
        'root',
        'chown -R root:root /opt/vitrine && sh /opt/vitrine/packaging/prepare.sh',
      )
    })
    const image = readDockerfile()
    const backup = `${DATA}/backups/first.backup`
    await runServer(system, image, {}, () => {
      runStep('Back up the running server', () => runCommand(system, image, {}, ['backup', backup]))
    })
    await runServer(system, image, {}, () => undefined)
    const otherFolder = { DATA_DIR: `${DATA}/restored` }
    runStep('Restore in another folder', () =>
      runCommand(system, image, otherFolder, ['restore', backup]),
    )
    await runServer(system, image, otherFolder, () => undefined)
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  } finally {
    // Nothing is deleted through a mount.
    spawnSync('umount', ['-l', join(system, 'proc')])
    if (!readFileSync('/proc/mounts', 'utf8').includes(folder))
      rmSync(folder, { recursive: true, force: true })
  }
}

function runStep(title, step) {
  const began = Date.now()
  const result = step()
  console.log(`${title}: ${((Date.now() - began) / 1_000).toFixed(1)} s`)
  return result
}

/** Installs a minimal Debian with the Node and npm of this machine, as the image `node:…-slim` has them. */
function prepareSystem(system) {
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', system], { stdio: 'pipe' })
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm']).toString().trim())))
  cpSync(process.execPath, join(system, 'usr/local/bin/node'))
  cpSync(npm, join(system, 'usr/local/lib/node_modules/npm'), { recursive: true })
  inSystem(system, 'root', 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm')
  cpSync('/etc/resolv.conf', join(system, 'etc/resolv.conf'))
  cpSync('/etc/hosts', join(system, 'etc/hosts'))
  execFileSync('mount', ['-t', 'proc', 'proc', join(system, 'proc')])
  for (const [name, minor] of Object.entries(DEVICES)) {
    const path = join(system, 'dev', name)
    if (existsSync(path)) continue
    execFileSync('mknod', ['-m', '666', path, 'c', '1', minor])
  }
  // A network with a certificate authority of its own.
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) cpSync(realpathSync(authorities), join(system, AUTHORITIES))
  const cache = execFileSync('npm', ['config', 'get', 'cache']).toString().trim()
  mkdirSync(join(system, 'npm-cache'))
  cpSync(join(cache, '_cacache'), join(system, 'npm-cache/_cacache'), {
    recursive: true,
    force: true,
  })
}

/** Builds the committed files with the script of the first stage. */
function buildProduct(system) {
  mkdirSync(join(system, 'src'))
  execFileSync('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', join(system, 'src')], {
    cwd: ROOT,
  })
  inSystem(
    system,
    'root',
    'useradd --create-home builder && mkdir /opt/vitrine && chown -R builder /src /opt/vitrine /npm-cache',
  )
  inSystem(
    system,
    'builder',
    `export HOME=/src NODE_EXTRA_CA_CERTS=${AUTHORITIES} npm_config_cache=/npm-cache npm_config_prefer_offline=true; cd /src && sh packaging/build.sh /opt/vitrine`,
  )
}

/** Runs a script in the system as one of its accounts. */
function inSystem(system, account, script, env = {}) {
  return execFileSync('chroot', [`--userspec=${account}:`, system, '/bin/sh', '-ec', script], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  }).toString()
}

/** Reads what the image runs: its account, environment, folder and commands. */
function readDockerfile() {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n')
  const find = (word) =>
    lines.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? ''
  return {
    account: find('USER'),
    env: Object.fromEntries(
      find('ENV')
        .split(' ')
        .map((pair) => pair.split('=')),
    ),
    folder: find('WORKDIR'),
    program: JSON.parse(find('ENTRYPOINT')),
    start: JSON.parse(find('CMD')),
    health: JSON.parse(find('HEALTHCHECK').replace(/^.* CMD /, '')),
  }
}

function runCommand(system, { account, env, folder, program }, more, args) {
  const command = [...program, ...args].join(' ')
  console.log(inSystem(system, account, `cd ${folder} && ${command}`, { ...env, ...more }).trim())
}

/** Starts the server, waits until it is healthy, requests a page, runs `work`, and stops it. */
async function runServer(system, image, more, work) {
  const { account, folder, program, start, health } = image
  const env = { ...image.env, HOST: '127.0.0.1', PORT: String(await findFreePort()), ...more }
  const began = Date.now()
  const command = `cd ${folder} && exec ${[...program, ...start].join(' ')}`
  const server = spawn('chroot', [`--userspec=${account}:`, system, '/bin/sh', '-ec', command], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text))
  const gone = once(server, 'exit')
  const isHealthy = () => {
    try {
      inSystem(system, account, `cd ${folder} && ${health.join(' ')}`, env)
      return true
    } catch {
      return false
    }
  }
  while (!isHealthy()) {
    if (server.exitCode !== null || Date.now() - began > MAX_START_MS)
      throw new Error(`The server did not start:\n${output}`)
    await pause(100)
  }
  console.log(`Start until healthy: ${((Date.now() - began) / 1_000).toFixed(1)} s`)
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
  if (!page.ok) throw new Error(`The home page answered ${page.status}:\n${output}`)
  await work()
  server.kill('SIGTERM')
  const [code] = await gone
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${output}`)
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
