import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

const DEFAULT_URL = 'http://localhost:3000'

function getPath(dataDir: string): string {
  return join(dataDir, 'server-url')
}

/** Stores the URL of the running server for commands. Returns a function that deletes it. */
export function storeRunningUrl(dataDir: string, url: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(getPath(dataDir), url)
  return () => rmSync(getPath(dataDir), { force: true })
}

/** Reads the URL that links of commands begin with: PUBLIC_URL, or that of the running server. */
export function readInstallationUrl({
  publicUrl,
  dataDir,
  port,
}: Pick<Config, 'publicUrl' | 'dataDir' | 'port'>): string {
  if (publicUrl !== undefined) return publicUrl
  try {
    return new URL(readFileSync(getPath(dataDir), 'utf8')).origin
  } catch {
    // No server runs, or it has another data folder.
    return port ? `http://localhost:${port}` : DEFAULT_URL
  }
}
