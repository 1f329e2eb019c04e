import { ApiError } from '../../api/call-api.ts'

/**
 * Returns the error of a call with the paths of its errors from a part of the body on, for a form of that part alone:
 * `methods.2.name` becomes `name` for the part `methods.2`. Errors of other parts keep their paths.
 */
export function moveErrors(error: unknown, part: string): unknown {
  if (!(error instanceof ApiError) || !error.problem?.errors) return error
  const start = `${part}.`
  const errors = Object.entries(error.problem.errors).map(([path, message]) => [
    path.startsWith(start) ? path.slice(start.length) : path,
    message,
  ])
  return new ApiError(error.status, { ...error.problem, errors: Object.fromEntries(errors) })
}
