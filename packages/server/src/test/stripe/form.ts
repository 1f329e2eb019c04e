/** Parameters in the nesting of Stripe's forms: `a[b][0][c]=d`. */
export interface Form {
  [name: string]: Form | string
}

/** Parses a body or query in Stripe's encoding. */
export function parseStripeForm(text: string): Form {
  const form: Form = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let at = form
    for (const name of path) {
      const inner = at[name]
      const next = typeof inner === 'object' ? inner : {}
      at[name] = next
      at = next
    }
    at[last] = value
  }
  return form
}

/** Returns a text of a form by its path; undefined if there is none. */
export function getText(form: Form, ...path: readonly string[]): string | undefined {
  let at: Form | string | undefined = form
  for (const name of path) at = typeof at === 'object' ? at[name] : undefined
  return typeof at === 'string' ? at : undefined
}

/** Returns the texts of a list or map of a form. */
export function getTexts(form: Form, name: string): Record<string, string> {
  const inner = form[name]
  if (typeof inner !== 'object') return {}
  const entries = Object.entries(inner)
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
