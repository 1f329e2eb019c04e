/** The one who changes an order: a staff member, or a program with an API key, known by its name then. */
export interface Actor {
  readonly staffId?: string | undefined
  readonly apiKey?: string | undefined
}
