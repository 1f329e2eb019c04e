import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { member, recoveryCode, staffPolicy } from '../tables.ts'

/** The second step of one staff member; the key is null while it is off. */
export interface TwoStepRow {
  readonly totpSecret: Buffer | null
  /** The key that waits for its first code; null after an hour. */
  readonly newTotpSecret: Buffer | null
  readonly twoStepSince: Date | null
}

/** The key of an app that has not confirmed itself, for an hour. */
const waitingSecret = sql<Buffer | null>`case
  when ${member.newTotpSecretAt} > now() - interval '1 hour' then ${member.newTotpSecret} end`

function isMember(siteId: string, memberId: string) {
  return and(eq(member.siteId, siteId), eq(member.id, memberId))
}

function hasCodes(siteId: string, memberId: string) {
  return and(eq(recoveryCode.siteId, siteId), eq(recoveryCode.memberId, memberId))
}

export async function findTwoStep(
  db: Db,
  siteId: string,
  memberId: string,
): Promise<TwoStepRow | undefined> {
  const [found] = await db
    .select({
      totpSecret: member.totpSecret,
      newTotpSecret: waitingSecret,
      twoStepSince: member.twoStepSince,
    })
    .from(member)
    .where(isMember(siteId, memberId))
  return found
}

/** Stores the key of an app that has not confirmed itself yet. */
export async function updateNewSecret(
  db: Db,
  siteId: string,
  memberId: string,
  newTotpSecret: Buffer,
): Promise<void> {
  await db
    .update(member)
    .set({ newTotpSecret, newTotpSecretAt: sql`now()` })
    .where(isMember(siteId, memberId))
}

/**
 * Makes the new key the one that counts, with the step of the code that has confirmed it. Resolves to false if another
 * key is waiting by now: of two concurrent confirmations one succeeds.
 */
export async function updateSecret(
  tx: Db,
  siteId: string,
  memberId: string,
  { secret, step }: { readonly secret: Buffer; readonly step: number },
): Promise<boolean> {
  const changed = await tx
    .update(member)
    .set({
      totpSecret: secret,
      newTotpSecret: null,
      newTotpSecretAt: null,
      totpStep: step,
      twoStepSince: sql`coalesce(${member.twoStepSince}, now())`,
    })
    .where(and(isMember(siteId, memberId), eq(member.newTotpSecret, secret)))
    .returning({ id: member.id })
  return changed.length > 0
}

/** Turns the second step off, with its recovery codes. Resolves to whether it was on. */
export async function deleteTwoStep(tx: Db, siteId: string, memberId: string): Promise<boolean> {
  const changed = await tx
    .update(member)
    .set({
      ...{ totpSecret: null, totpStep: 0, twoStepSince: null },
      ...{ newTotpSecret: null, newTotpSecretAt: null },
    })
    .where(and(isMember(siteId, memberId), isNotNull(member.twoStepSince)))
    .returning({ id: member.id })
  await tx.delete(recoveryCode).where(hasCodes(siteId, memberId))
  return changed.length > 0
}

/** Marks the code of a time step as used. Resolves to false if it, or a later one, was used before. */
export async function redeemTotpStep(
  db: Db,
  siteId: string,
  memberId: string,
  step: number,
): Promise<boolean> {
  const redeemed = await db
    .update(member)
    .set({ totpStep: step })
    .where(and(isMember(siteId, memberId), lt(member.totpStep, step)))
    .returning({ id: member.id })
  return redeemed.length > 0
}

/** Marks a recovery code as used. Resolves to false if there is no such code, or it was used before. */
export async function redeemRecoveryCode(
  db: Db,
  siteId: string,
  memberId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const redeemed = await db
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        hasCodes(siteId, memberId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ memberId: recoveryCode.memberId })
  return redeemed.length > 0
}

/** Replaces all recovery codes of a staff member. */
export async function replaceRecoveryDigests(
  tx: Db,
  siteId: string,
  memberId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCode).where(hasCodes(siteId, memberId))
  await tx.insert(recoveryCode).values(digests.map((codeHash) => ({ siteId, memberId, codeHash })))
}

/** Counts the recovery codes that were not used. */
export async function countRecoveryCodes(
  db: Db,
  siteId: string,
  memberId: string,
): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(hasCodes(siteId, memberId), isNull(recoveryCode.usedAt)))
  return counted?.left ?? 0
}

/** Deletes the recovery codes of all staff of a site. */
export async function deleteRecoveryCodes(tx: Db, siteId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.siteId, siteId))
}

/** Copies the recovery codes of a staff member, or of all, to the same people on another site. */
export async function copyRecoveryCodes(
  tx: Db,
  from: { readonly siteId: string; readonly memberId?: string },
  siteId: string,
): Promise<void> {
  const { memberId } = from
  const rows = await tx
    .select()
    .from(recoveryCode)
    .where(
      and(
        eq(recoveryCode.siteId, from.siteId),
        memberId === undefined ? undefined : eq(recoveryCode.memberId, memberId),
      ),
    )
  if (rows.length === 0) return
  await tx
    .insert(recoveryCode)
    .values(rows.map((row) => ({ ...row, siteId })))
    .onConflictDoNothing()
}

/** Copies what a site demands of its staff to another site, which takes its place. */
export async function copyStaffPolicy(tx: Db, fromId: string, toId: string): Promise<void> {
  const [policy] = await tx.select().from(staffPolicy).where(eq(staffPolicy.siteId, fromId))
  if (!policy) return
  const copied = { ...policy, siteId: toId }
  await tx.insert(staffPolicy).values(copied).onConflictDoNothing()
}

/** Returns whether a site requires two-step verification of its staff. */
export async function requiresTwoStep(db: Db, siteId: string): Promise<boolean> {
  const required = and(eq(staffPolicy.siteId, siteId), isNotNull(staffPolicy.twoStepRequiredSince))
  return (await db.$count(staffPolicy, required)) > 0
}

/** Requires two-step verification from the next sign-in of each staff member on, or no longer. */
export async function updateTwoStepRequired(
  db: Db,
  siteId: string,
  isRequired: boolean,
): Promise<void> {
  const since = isRequired ? sql`now()` : null
  await db
    .insert(staffPolicy)
    .values({ siteId, twoStepRequiredSince: since })
    .onConflictDoUpdate({
      target: staffPolicy.siteId,
      set: {
        twoStepRequiredSince: isRequired
          ? sql`coalesce(${staffPolicy.twoStepRequiredSince}, now())`
          : null,
      },
    })
}
