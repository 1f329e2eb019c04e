import { parseArgs } from 'node:util'
import {
  changeRole,
  confirmEmail,
  createSignInLink,
  findFirstStaffMember,
  findStaffMemberByEmail,
  getInvitationPath,
  inviteStaff,
  listInvitations,
  listStaff,
  parseRole,
  removeStaffMember,
  resetTwoStep,
  updateAdministrator,
} from '../../identity/accounts/index.ts'
import { loadOrigin } from '../../identity/sites/index.ts'
import { readInstallationUrl } from '../../platform/config/running-url.ts'
import { roleCodes, staffRoles } from '@vitrine/model'
import type { Command } from './command.ts'
import { type SiteContext, withSite } from './with-site.ts'

const help = `vitrine users list [--site IDENTIFIER]
vitrine users invite <email> <role> [--site IDENTIFIER]
vitrine users role <email> <role> [--site IDENTIFIER]
vitrine users remove <email> [--site IDENTIFIER]
vitrine users link [<email>] [--site IDENTIFIER]
vitrine users confirm <email> [--site IDENTIFIER]
vitrine users reset-two-step <email> [--site IDENTIFIER]
vitrine users administer <email> yes|no [--site IDENTIFIER]

list    Lists the staff of a site and the open invitations.
invite  Invites a person and prints the link to send them. It works once and expires in 7 days.
role    Changes the role of a staff member and ends their sessions.
remove  Removes a staff member and ends their sessions.
link    Prints a sign-in link for the staff member with that email address, or for the first owner of the
        site. The link works once and expires in 24 hours.
confirm Confirms the email address of a staff member: you know that the person who signs in with it holds the
        mailbox. The studio then leads them to their other sites with the same confirmed address.
reset-two-step  Turns two-step verification off and removes the passkeys of a staff member who has lost them, and
        ends their sessions. You know that the request comes from that person. They are emailed about it.
administer  Sets whether an owner administers the installation, and so may create, copy and delete its sites in
        the studio. The first owner of the installation does.

Roles: ${staffRoles.join(', ')}.`

export const usersCommand: Command = {
  summary: 'List, invite and remove staff, or create a sign-in link',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { site: { type: 'string' }, email: { type: 'string' } },
    })
    const [verb = '', ...rest] = positionals
    const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined
    const given = values.email === undefined ? rest : [values.email, ...rest]
    if (!command || given.length < command.least || given.length > command.most) {
      console.log(help)
      return 2
    }
    return withSite(values.site, async (at) => {
      await command.run(at, ...given)
      return 0
    })
  },
}

interface Subcommand {
  /** The number of arguments. */
  readonly least: number
  readonly most: number
  readonly run: (at: SiteContext, ...given: readonly string[]) => Promise<void>
}

const COMMANDS: Readonly<Record<string, Subcommand>> = {
  list: { least: 0, most: 0, run: printStaff },
  invite: { least: 2, most: 2, run: invite },
  role: {
    ...{ least: 2, most: 2 },
    async run({ db, site }, email, role) {
      const { id } = await findMember({ db, site }, email)
      await changeRole(db, site.id, undefined, { id, role: parseStaffRole(role) })
      console.log(`${email} is now ${role}.`)
    },
  },
  remove: {
    ...{ least: 1, most: 1 },
    async run({ db, site }, email) {
      const { id } = await findMember({ db, site }, email)
      await removeStaffMember(db, site.id, undefined, id)
      console.log(`Removed ${email}.`)
    },
  },
  link: {
    ...{ least: 0, most: 1 },
    async run(at, email) {
      const { id } = await findMember(at, email)
      await printLink(at, `/config/sign-in#${await createSignInLink(at.db, at.site.id, id)}`)
    },
  },
  confirm: {
    ...{ least: 1, most: 1 },
    async run({ db, site }, email) {
      const found = await findMember({ db, site }, email)
      await confirmEmail(db, site.id, found.id, found.email)
      console.log(`${found.email} is confirmed.`)
    },
  },
  'reset-two-step': {
    ...{ least: 1, most: 1 },
    async run({ db, site }, email) {
      const found = await findMember({ db, site }, email)
      const wasOn = await resetTwoStep(db, site, found)
      const state = wasOn ? 'is now off' : 'was not on'
      console.log(`Two-step verification ${state} for ${found.email}.`)
    },
  },
  administer: { least: 2, most: 2, run: setAdministrator },
}

async function setAdministrator({ db, site }: SiteContext, email = '', answer = '') {
  if (answer !== 'yes' && answer !== 'no') throw new Error('Answer yes or no.')
  const found = await findMember({ db, site }, email)
  const administers = answer === 'yes'
  if (administers && parseRole(found.role) !== 'admin')
    throw new Error(`${found.email} is no owner of ${site.identifier}. Change the role first.`)
  await updateAdministrator(db, site.id, { id: found.id, administers })
  const verb = administers ? 'administers' : 'does not administer'
  console.log(`${found.email} ${verb} the installation.`)
}

async function printStaff({ db, site }: SiteContext): Promise<void> {
  for (const { email, role } of await listStaff(db, site.id))
    console.log(`${email}  ${parseRole(role)}`)
  for (const { email, role, expiresAt } of await listInvitations(db, site.id))
    console.log(`${email}  ${parseRole(role)}, invited until ${expiresAt.toISOString()}`)
}

async function invite(at: SiteContext, email = '', role = ''): Promise<void> {
  const { db, site } = at
  const invited = { email, role: parseStaffRole(role) }
  const { token } = await inviteStaff(db, site, undefined, invited)
  await printLink(at, getInvitationPath(token))
}

async function printLink({ config, db, site }: SiteContext, path: string): Promise<void> {
  const origin = await loadOrigin(db, site.id, readInstallationUrl(config))
  console.log(origin + path)
}

/** Finds the staff member with an email address; the first owner without one. */
async function findMember({ db, site }: Pick<SiteContext, 'db' | 'site'>, email?: string) {
  const found =
    email === undefined
      ? await findFirstStaffMember(db, site.id, roleCodes.admin)
      : await findStaffMemberByEmail(db, site.id, email)
  if (!found) throw new Error(`No staff member of ${site.identifier} has this email address.`)
  return found
}

function parseStaffRole(text = '') {
  const role = staffRoles.find((name) => name === text)
  if (!role) throw new Error(`Unknown role “${text}”. Choose one of: ${staffRoles.join(', ')}.`)
  return role
}
