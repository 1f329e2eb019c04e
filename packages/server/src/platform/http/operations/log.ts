import { type FastifyInstance, LogController } from 'fastify'
import pg from 'pg'

/** The target of log lines; standard output by default. */
export interface LogTarget {
  readonly write: (line: string) => void
}

/** Returns the log options of Fastify: one JSON object per line, and no headers or queries of requests. */
export function createLogOptions(level: string, target?: LogTarget) {
  return {
    logger: { level, ...(target && { stream: target }), serializers: { req: () => ({}) } },
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/**
 * Logs one line per request, at level info: method, route pattern, status, milliseconds, and request number.
 * No address, query or header: those are personal data of the visitor.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method, route: routeOptions.url ?? '(none)', status: reply.statusCode, ms },
      'request',
    )
  })
}

/** Returns an error for the log: with its code and stack, without input of visitors. */
export function toLoggable(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'A value that is not an Error was thrown' }
  const { cause, name, message, stack } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    name,
    message: redactPersonalData(message, error),
    ...(code !== undefined && { code }),
    ...(error instanceof pg.DatabaseError && { table: error.table, constraint: error.constraint }),
    // The stack begins with the message.
    stack: stack?.slice(stack.indexOf('\n    at ') + 1),
    ...(cause instanceof Error && { cause: toLoggable(cause) }),
  }
}

/** Removes values that PostgreSQL quotes, parameters of failed queries, and email addresses. */
function redactPersonalData(message: string, error: Error): string {
  const [text = ''] = message.split('\nparams:')
  const unquoted = error instanceof pg.DatabaseError ? text.replaceAll(/"[^"]*"/g, '"…"') : text
  return unquoted.replaceAll(/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,255}/g, '…@…')
}
