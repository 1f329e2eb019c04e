import { operations } from '@vitrine/contract'
import type { CallName } from './call-api.ts'

/** Throws an error if the contract does not allow a response. It loads every schema, so production never does. */
export function checkResponse(name: CallName, response: unknown): void {
  operations.find((operation) => operation.name === name)?.route.replies[200].parse(response)
}
