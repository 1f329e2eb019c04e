import { roleCodes } from '@vitrine/model'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import { copyPasskeys } from './passkeys/passkey-store.ts'
import { member, memberSession } from './tables.ts'
import {
  copyRecoveryCodes,
  copyStaffPolicy,
  deleteRecoveryCodes,
} from './two-step/two-step-store.ts'

const isAdministrator = and(
  eq(member.administersInstallation, true),
  eq(member.role, roleCodes.admin),
)

/** Returns whether a staff member is an owner who administers the installation. */
export async function administersInstallation(
  db: Db,
  siteId: string,
  memberId: string,
): Promise<boolean> {
  const found = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId), isAdministrator))
  return found.length > 0
}

/** Returns whether anyone administers the installation. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db.select({ id: member.id }).from(member).where(isAdministrator).limit(1)
  return found.length > 0
}

/** Sets whether a staff member administers the installation. */
export async function updateAdministrator(
  db: Db,
  siteId: string,
  { id, administers }: { readonly id: string; readonly administers: boolean },
): Promise<void> {
  await db
    .update(member)
    .set({ administersInstallation: administers })
    .where(and(eq(member.siteId, siteId), eq(member.id, id)))
}

/**
 * Makes a staff member of one site an owner of another, with the same address, password, second step and right to
 * administer the installation, under the same id. Resolves to the id; undefined if there is no such staff member.
 */
export async function copyOwner(
  tx: Db,
  from: { readonly siteId: string; readonly memberId: string },
  siteId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({
      email: member.email,
      passwordHash: member.passwordHash,
      emailConfirmedAt: member.emailConfirmedAt,
      administersInstallation: member.administersInstallation,
      totpSecret: member.totpSecret,
      totpStep: member.totpStep,
      twoStepSince: member.twoStepSince,
    })
    .from(member)
    .where(and(eq(member.siteId, from.siteId), eq(member.id, from.memberId)))
  if (!row) return undefined
  const id = from.memberId
  await tx.insert(member).values({ ...row, siteId, id, role: roleCodes.admin })
  await copyRecoveryCodes(tx, from, siteId)
  return id
}

/**
 * Copies the staff of one site with their sessions to another, which takes its place. Who is there already stays, with
 * the password and the second step that they have by now.
 */
export async function copyStaff(tx: Db, fromId: string, toId: string): Promise<void> {
  const staff = await tx.select().from(member).where(eq(member.siteId, fromId))
  if (staff.length === 0) return
  await tx
    .insert(member)
    .values(staff.map((row) => ({ ...row, siteId: toId })))
    .onConflictDoNothing()
  const source = alias(member, 'source')
  await tx
    .update(member)
    .set({
      passwordHash: sql`${source.passwordHash}`,
      totpSecret: sql`${source.totpSecret}`,
      newTotpSecret: sql`${source.newTotpSecret}`,
      newTotpSecretAt: sql`${source.newTotpSecretAt}`,
      totpStep: sql`${source.totpStep}`,
      twoStepSince: sql`${source.twoStepSince}`,
    })
    .from(source)
    .where(and(eq(member.siteId, toId), eq(source.siteId, fromId), eq(source.id, member.id)))
  await deleteRecoveryCodes(tx, toId)
  await copyRecoveryCodes(tx, { siteId: fromId }, toId)
  await copyPasskeys(tx, fromId, toId)
  await copyStaffPolicy(tx, fromId, toId)
  const sessions = await tx.select().from(memberSession).where(eq(memberSession.siteId, fromId))
  if (sessions.length > 0)
    await tx.insert(memberSession).values(sessions.map((row) => ({ ...row, siteId: toId })))
}
