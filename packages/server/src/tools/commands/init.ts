import { parseArgs } from 'node:util'
import { copyTheme, listStarterThemes, ThemePackageError } from '../../website/themes/index.ts'
import type { Command } from './command.ts'

export const initCommand: Command = {
  summary: 'Start a theme of your own',
  help: `vitrine init FOLDER [--from ${listStarterThemes().join('|')}]

Copies a theme of Vitrine, kiln by default, to a new folder, to change it. Develop it with "vitrine theme dev FOLDER".`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string', default: 'kiln' } },
    })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0) {
      console.error(this.help)
      return 2
    }
    try {
      copyTheme(values.from, folder)
    } catch (error) {
      if (!(error instanceof ThemePackageError)) throw error
      console.error(`${error.path}: ${error.message}`)
      return 1
    }
    console.log(
      `Created ${folder} from ${values.from}.\nDevelop it with: vitrine theme dev ${folder}`,
    )
    return 0
  },
}
