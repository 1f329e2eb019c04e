/** An error of the API, with the message that Stripe has. */
export class ApiError extends Error {
  readonly status: number
  readonly type: string
  readonly param: string | undefined
  readonly code: string | undefined

  constructor(
    message: string,
    details: { status?: number; type?: string; param?: string; code?: string } = {},
  ) {
    super(message)
    this.status = details.status ?? 400
    this.type = details.type ?? 'invalid_request_error'
    this.param = details.param
    this.code = details.code
  }
}
