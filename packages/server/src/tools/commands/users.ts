import { parseArgs } from 'node:util'
import {
  findFirstStaffMember,
  findStaffMemberByEmail,
  createSignInLink,
} from '../../identity/accounts/index.ts'
import { roleCodes } from '@vitrine/model'
import type { Command } from './command.ts'
import { withSite } from './with-site.ts'

export const usersCommand: Command = {
  summary: 'Create a one-time sign-in link',
  help: `vitrine users link [--site IDENTIFIER] [--email ADDRESS]

Prints the path of a sign-in link for the staff member with that email address, or for the first owner
of the site. The link works once and expires in 24 hours.`,
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
    return withSite(values.site, async ({ config, db, site }) => {
      const staffMember = values.email
        ? await findStaffMemberByEmail(db, site.id, values.email)
        : await findFirstStaffMember(db, site.id, roleCodes.admin)
      if (!staffMember)
        throw new Error(`No staff member of ${site.identifier} has this email address.`)
      const token = await createSignInLink(db, site.id, staffMember.id)
      console.log(`${config.publicUrl ?? ''}/config/sign-in#${token}`)
      return 0
    })
  },
}
