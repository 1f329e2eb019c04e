import { parseArgs } from 'node:util'
import { firstMemberIn, memberByEmail, newSignInLink } from '../../identity/accounts/index.ts'
import { roleCodes } from '@vitrine/model'
import type { Command } from './command.ts'
import { onSite } from './on-site.ts'

export const usersCommand: Command = {
  summary: 'make a new one-time sign-in link',
  help: `vitrine users link [--site IDENTIFIER] [--email ADDRESS]

Prints the path of a link that signs in once, within a day: of the member with that address, or of
the site's first owner.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { site: { type: 'string' }, email: { type: 'string' } },
    })
    if (positionals[0] !== 'link') {
      console.log(this.help)
      return 2
    }
    return onSite(values.site, async ({ config, db, site }) => {
      const member = values.email
        ? await memberByEmail(db, site.id, values.email)
        : await firstMemberIn(db, site.id, roleCodes.admin)
      if (!member) throw new Error(`${site.identifier} has no such member.`)
      const token = await newSignInLink(db, site.id, member.id)
      console.log(`${config.publicUrl ?? ''}/config/sign-in#${token}`)
      return 0
    })
  },
}
