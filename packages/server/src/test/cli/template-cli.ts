import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runTemplate } from '../../tools/template-cli/run.ts'

/**
 * Creates a folder with some files, and runs the command on it: `FOLDER` in arguments and output is
 * its path.
 */
export function folderWith(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-template-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = async (...args: readonly string[]) => {
    let [out, err] = ['', '']
    const code = await runTemplate(
      args.map((arg) => arg.replace('FOLDER', folder)),
      { write: (text) => (out += text), writeError: (line) => (err += `${line}\n`) },
    )
    return { code, out: out.replaceAll(folder, 'FOLDER'), err: err.replaceAll(folder, 'FOLDER') }
  }
  const write = (path: string, bytes: Uint8Array) => writeFileSync(join(folder, path), bytes)
  const link = (path: string, target: string) => symlinkSync(target, join(folder, path))
  return { run, write, link }
}
