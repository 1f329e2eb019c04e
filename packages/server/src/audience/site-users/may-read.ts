/** Who may read a document, as it says itself. */
export type ReadAccess =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'password' }
  | { readonly kind: 'members'; readonly memberAreaIds: readonly string[] }

/**
 * Whether who asks may read: `user` is undefined for who is not signed in. A password is asked for by
 * the lock screen, whoever asks; so nobody may by being signed in alone.
 */
export function mayRead(
  access: ReadAccess,
  user: { readonly memberAreaIds: readonly string[] } | undefined,
): boolean {
  switch (access.kind) {
    case 'everybody':
      return true
    case 'password':
      return false
    case 'members':
      return access.memberAreaIds.some((id) => user?.memberAreaIds.includes(id) ?? false)
  }
}
