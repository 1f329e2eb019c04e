import { parseArgs } from 'node:util'
import { firstMemberIn, memberByEmail, newSignInLink } from '../accounts/index.ts'
import { readConfig } from '../config.ts'
import { joinDatabase } from '../db/db.ts'
import { roleCodes } from '@vitrine/model'
import { onlySite, siteByIdentifier } from '../sites/index.ts'
import type { Command } from './command.ts'

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
    const { databaseUrl, dataDir, publicUrl } = readConfig()
    const { db, close } = await joinDatabase({ url: databaseUrl, dataDir })
    try {
      const site = values.site ? await siteByIdentifier(db, values.site) : await onlySite(db)
      if (!site) throw new Error('Which site? Name it with --site.')
      const member = values.email
        ? await memberByEmail(db, site.id, values.email)
        : await firstMemberIn(db, site.id, roleCodes.admin)
      if (!member) throw new Error(`${site.identifier} has no such member.`)
      const token = await newSignInLink(db, site.id, member.id)
      console.log(`${publicUrl ?? ''}/config/sign-in#${token}`)
      return 0
    } finally {
      await close()
    }
  },
}
