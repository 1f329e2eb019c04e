import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runTheme } from '../../tools/theme-cli/run.ts'
import { createTempFolder } from '../themes.ts'

/** Matches what `theme check` prints of a theme without problems; notes are none. */
export const NO_PROBLEMS = /^(?:[^\n]*: Note: [^\n]*\n)*0 problems\n$/

/** Runs `vitrine theme` with an empty folder of installed themes. */
export async function runThemeCommand(...args: readonly string[]) {
  const output: string[] = []
  const themes = join(createTempFolder(), 'themes')
  const code = await runTheme(args, {
    write: (text) => output.push(text),
    writeError: (line) => output.push(line),
    themesFolder: () => themes,
    listSites: async () => [],
    notifyServers: async () => true,
    serve: async () => 0,
  })
  return {
    code,
    output: output.join(''),
    themes,
    installed: existsSync(themes) ? readdirSync(themes) : [],
  }
}
