import type { ApiScope } from '@vitrine/model'
import type { FastifyRequest } from 'fastify'
import { defineErrors } from './app-error.ts'

/** The API key of a request. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
}

export const apiKeyErrors = defineErrors('api-keys', {
  invalid: [401, 'Invalid API key'],
  missingScope: [403, 'Missing scope', { scope: '…' }],
  unknown: [404, 'Unknown API key'],
  tooMany: [409, 'Too many API keys'],
  expiry: [422, 'Invalid expiry'],
})

/** Returns the token of the header `Authorization: Bearer`; undefined if there is none. */
export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  return /^bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1]
}
