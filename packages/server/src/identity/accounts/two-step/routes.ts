import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { accountErrors } from '../errors.ts'
import { emitFailedSignIn } from '../failed-sign-in.ts'
import { openSession } from '../open-session.ts'
import {
  assertOwnTwoStep,
  beginTwoStep,
  changeStaffPolicy,
  replaceRecoveryCodes,
  turnOffTwoStep,
  turnOnTwoStep,
} from './change-two-step.ts'
import { countCode } from './count-code.ts'
import { findPendingSignIn } from './pending-sign-in-store.ts'
import { changeByProof } from './proof.ts'
import { finishSecondStep, readPendingToken } from './second-step.ts'
import { countRecoveryCodes, findTwoStep, requiresTwoStep } from './two-step-store.ts'

/** Mounts the calls on two-step verification. */
export function twoStepRoutes(http: HttpServer): void {
  mount(http, contract.signInByCode, async (call) => {
    const { db, site, body, pendingCookie } = call
    const pending = await findPendingSignIn(db, site.id, readPendingToken(pendingCookie.token))
    if (!pending) throw accountErrors.codeTooLate()
    const way = pending.emailedTo === null ? 'password' : 'link'
    const takeBack = await countCode(http, call, { memberId: pending.memberId, way, ...body })
    const given = { code: body.code, now: Date.now() }
    const signIn = await finishSecondStep(db, site, pending, given).catch(
      async (error: unknown) => {
        if (error instanceof AppError && error.code === 'accounts.codeWrong')
          await emitFailedSignIn(db, site.id, pending.memberId)
        throw error
      },
    )
    await takeBack()
    pendingCookie.clear()
    return openSession(http, call, signIn)
  })

  mount(http, contract.readTwoStep, async ({ db, site, staffMember: { id } }) => ({
    since: (await findTwoStep(db, site.id, id))?.twoStepSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, site.id, id),
    isRequired: await requiresTwoStep(db, site.id),
  }))

  mount(http, contract.changeStaffPolicy, async (call) => {
    const { db, site, staffMember, body } = call
    const given = { ...body, now: Date.now() }
    // First, so that it does not count against the limit of codes.
    await assertOwnTwoStep(db, site.id, staffMember.id)
    await changeByProof(http, call, () => changeStaffPolicy(db, site.id, staffMember, given))
    return {}
  })

  changeRoutes(http)
}

/** Mounts the calls with which a person changes their own second step. */
function changeRoutes(http: HttpServer): void {
  mount(http, contract.beginTwoStep, async (call) => {
    const { db, site, staffMember, body } = call
    const proof = { ...body, now: Date.now() }
    return changeByProof(http, call, () => beginTwoStep(db, site, staffMember, proof))
  })

  mount(http, contract.turnOnTwoStep, async ({ db, site, staffMember, body }) => {
    const given = { ...body, now: Date.now() }
    return { recoveryCodes: [...(await turnOnTwoStep(db, site, staffMember, given))] }
  })

  mount(http, contract.turnOffTwoStep, async (call) => {
    const { db, site, staffMember, body } = call
    const proof = { ...body, now: Date.now() }
    await changeByProof(http, call, () => turnOffTwoStep(db, site, staffMember, proof))
    return {}
  })

  mount(http, contract.replaceRecoveryCodes, async (call) => {
    const { db, site, staffMember, body } = call
    const proof = { ...body, now: Date.now() }
    const replace = () => replaceRecoveryCodes(db, site, staffMember, proof)
    return { recoveryCodes: [...(await changeByProof(http, call, replace))] }
  })
}
