import { type FastifyInstance, LogController } from 'fastify'
import pg from 'pg'

/** Where log lines go; the process's standard output when left out. */
export interface LogTarget {
  readonly write: (line: string) => void
}

/** How Fastify is to log: JSON, one object a line, and of a request nothing but what was asked. */
export function logOptions(level: string, target?: LogTarget) {
  return {
    logger: { level, ...(target && { stream: target }), serializers: { req: () => ({}) } },
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/**
 * One line per request, at level info: method, pattern of the route, status, milliseconds, and the
 * number of the request. No address, no query, no header: those are the visitor's.
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

/** An error as it may be logged: with its code and stack, without what anybody sent. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown' }
  const { cause, name, message, stack } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    name,
    message: withoutPersonalData(message, error),
    ...(code !== undefined && { code }),
    ...(error instanceof pg.DatabaseError && { table: error.table, constraint: error.constraint }),
    // The stack begins with the message.
    stack: stack?.slice(stack.indexOf('\n    at ') + 1),
    ...(cause instanceof Error && { cause: loggable(cause) }),
  }
}

/** PostgreSQL quotes the value it could not read, and a failed query carries its parameters. */
function withoutPersonalData(message: string, error: Error): string {
  const [said = ''] = message.split('\nparams:')
  const unquoted = error instanceof pg.DatabaseError ? said.replaceAll(/"[^"]*"/g, '"…"') : said
  return unquoted.replaceAll(/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,255}/g, '…@…')
}
