import { CAPTCHA_LIFETIME_MS, captchaActions } from '@vitrine/model'
import { type Challenge, solveChallenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it } from 'vitest'
import { newChallenge, verifyBuiltInSolution } from './challenge.ts'

const SITE = { secret: Buffer.alloc(32, 1) }
const PURPOSE = { formId: 'page.block', action: captchaActions.form }
const DAY_MS = 86_400_000

interface Sent {
  readonly challenge: Challenge
  readonly solution: Partial<Solution> | null
}

async function solved(now = Date.now()): Promise<Sent> {
  const challenge = await newChallenge(SITE, PURPOSE, now)
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

function written(sent: object): string {
  return Buffer.from(JSON.stringify(sent)).toString('base64')
}

async function changed(parameters: Partial<Challenge['parameters']>): Promise<string> {
  const { challenge, solution } = await solved()
  const other = { ...challenge, parameters: { ...challenge.parameters, ...parameters } }
  return written({ challenge: other, solution })
}

it('verifies a solution with a stable digest until it expires', async () => {
  const now = Date.now()
  const key = written(await solved(now))
  const solution = await verifyBuiltInSolution(SITE, PURPOSE, key)
  expect(solution?.digest).toHaveLength(32)
  expect(solution?.expiresAt.getTime()).toBe(
    Math.floor((now + CAPTCHA_LIFETIME_MS) / 1_000) * 1_000,
  )
  expect(await verifyBuiltInSolution(SITE, PURPOSE, key)).toEqual(solution)
  const another = await verifyBuiltInSolution(SITE, PURPOSE, written(await solved()))
  expect(another?.digest.equals(solution?.digest ?? Buffer.alloc(0))).toBe(false)
})

it('verifies for its form, action and site only', async () => {
  const key = written(await solved())
  const { formId, action } = PURPOSE
  expect(await verifyBuiltInSolution(SITE, { formId: 'page.other', action }, key)).toBeUndefined()
  const other = { formId, action: captchaActions.newsletter }
  expect(await verifyBuiltInSolution(SITE, other, key)).toBeUndefined()
  expect(await verifyBuiltInSolution({ secret: Buffer.alloc(32, 2) }, PURPOSE, key)).toBeUndefined()
})

it.each<readonly [string, () => Promise<string>]>([
  ['what was begun a day ago', async () => written(await solved(Date.now() - DAY_MS))],
  ['a challenge that was made to count longer', () => changed({ expiresAt: 4_000_000_000 })],
  ['a challenge that was made to be less work', () => changed({ keyPrefix: '00', cost: 1 })],
  ['a challenge without what holds its answer', () => changed({ keySignature: '' })],
  [
    'what does not solve it',
    async () => {
      const { challenge } = await solved()
      return written({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } })
    },
  ],
  [
    'an unsolved challenge',
    async () => written({ challenge: (await solved()).challenge, solution: null }),
  ],
  ['a text that is no JSON', async () => 'bm90aGluZw=='],
  ['what is no base64', async () => '%%%'],
  ['JSON of something else', async () => written({ challenge: [] })],
])('rejects a solution that is %s', async (_, given) => {
  expect(await verifyBuiltInSolution(SITE, PURPOSE, await given())).toBeUndefined()
})
