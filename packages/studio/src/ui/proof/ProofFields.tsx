import { TextField } from '../fields/TextField.tsx'
import { FormField } from '../forms/FormField.tsx'
import { useTranslate } from '../i18n.ts'
import { addTexts } from '../texts.ts'
import { proofTexts } from '../texts/people/proof.ts'

addTexts(proofTexts)

/** The values that the person typed. */
export interface Proof {
  readonly currentPassword: string
  readonly code: string
}

/** The parts of a proof that a person has: no password before the first is set, no code without two-step verification. */
export interface ProofNeeds {
  readonly hasPassword: boolean
  readonly hasCode: boolean
}

export const NO_PROOF: Proof = { currentPassword: '', code: '' }

/** The fields that errors belong to. */
export const PROOF_FIELDS_BY_CODE = {
  'accounts.passwordWrong': 'currentPassword',
  'accounts.codeWrong': 'code',
} as const

/** The fields with which a person confirms a change: the password and a code, as far as there are any. */
export function ProofFields({ hasPassword, hasCode }: ProofNeeds) {
  const t = useTranslate()
  return (
    <>
      {hasPassword && (
        <FormField<Proof> name="currentPassword" label={t('proof.password')}>
          {(field) => (
            <TextField {...field} type="password" autoComplete="current-password" isRequired />
          )}
        </FormField>
      )}
      {hasCode && (
        <FormField<Proof> name="code" label={t('proof.code')}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="one-time-code"
              spellCheck="false"
              maxLength={64}
              isRequired
            />
          )}
        </FormField>
      )}
    </>
  )
}

/** Returns what confirms a change, without the fields that are not shown. */
export function toProof(
  { currentPassword, code }: Proof,
  { hasPassword, hasCode }: ProofNeeds,
): { readonly currentPassword?: string; readonly code?: string } {
  return { ...(hasPassword && { currentPassword }), ...(hasCode && { code }) }
}
