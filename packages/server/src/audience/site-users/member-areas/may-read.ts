/** The access rule of a document. */
export type ReadAccess =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'password' }
  | { readonly kind: 'members'; readonly memberAreaIds: readonly string[] }

/**
 * Returns whether the visitor may read a document; `user` is undefined for a signed-out one. A page
 * with a password is never readable by sign-in alone: the lock screen asks for the password.
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
