import { MAX_PASSWORD_LENGTH } from '@vitrine/model'
import * as z from 'zod'

/** A code of the authenticator app or a recovery code, as it is typed: spaces and hyphens do not count. */
export const code = z.string().max(64)

/** The password that confirms a change; omitted if there is none yet. */
export const currentPassword = z.string().max(MAX_PASSWORD_LENGTH).optional()
