import { hash, verify } from '@node-rs/argon2'
import { MAX_PASSWORD_LENGTH, type PasswordError, validatePasswordLength } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import { newToken } from '../../platform/http/token.ts'
import { commonWords } from './common-words.ts'

const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** From this score on, a guesser needs more than a million attempts. @see https://zxcvbn-ts.github.io/zxcvbn */
const MIN_SCORE = 2
/** Longer parts add nothing that a guesser could skip, and take long to estimate. */
const MAX_ESTIMATED_LENGTH = 64

/** The place that a password is for: a guesser tries its names first. */
export interface PasswordContext {
  readonly site: Pick<Site, 'title' | 'identifier' | 'origin'>
  /** The email address of the account; undefined before it is known. */
  readonly email?: string | undefined
}

/**
 * Computes the error of a new password: its length, or that it is common in any language, repetitive, a sequence, the
 * name of the site, or the person's own email address.
 */
export async function computePasswordError(
  password: string,
  context: PasswordContext,
): Promise<PasswordError | undefined> {
  const error = validatePasswordLength(password)
  if (error) return error
  const estimator = await (estimatorPromise ??= loadEstimator())
  const typed = password.normalize('NFC').slice(0, MAX_ESTIMATED_LENGTH)
  const { score } = estimator.check(typed, listNames(context))
  return score < MIN_SCORE ? 'passwordTooCommon' : undefined
}

/** Shorter names, such as "The" or "com", are in many good passwords. */
const MIN_NAME_LENGTH = 4

/** Lists the names of the site and of the account: whole, in parts, and without the spaces between them. */
function listNames({ site, email = '' }: PasswordContext): string[] {
  const { hostname } = new URL(site.origin)
  const title = site.title.normalize('NFC').toLowerCase()
  const titleWords = title.split(/[^\p{L}\p{N}]+/u)
  return [
    ...[email, ...email.split('@'), hostname, hostname.replace(/^www\./, '')],
    ...[...hostname.split('.'), site.identifier, title, titleWords.join(''), ...titleWords],
  ].filter((name) => name.length >= MIN_NAME_LENGTH)
}

let estimatorPromise: ReturnType<typeof loadEstimator> | undefined

/** Loads the list of common passwords, which only a new password needs. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const own = ['vitrine', ...commonWords]
  const dictionary = { ...common.dictionary, own }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

export async function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_COST)
}

/**
 * Returns whether a password matches its hash. Takes equally long without a hash, and returns false then. A
 * password above the maximum length never matches: none is truncated.
 */
export async function verifyPassword(
  hashed: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = password.length <= MAX_PASSWORD_LENGTH
  const isRight = await verify(hashed ?? (await getDummyHash()), fits ? password : '')
  return isRight && fits && hashed !== null && hashed !== undefined
}

let dummyHash: Promise<string> | undefined

/** Returns the hash that is verified for unknown addresses, so that timing reveals nothing. */
async function getDummyHash(): Promise<string> {
  return (dummyHash ??= hash(newToken(), ARGON2_COST))
}
